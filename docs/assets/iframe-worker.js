// Browsers allow no web workers on pages opened from disk. There, the search runs in a hidden frame instead.
(() => {
  if (location.protocol !== "file:") return;

  class FrameWorker extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.frame = frame;
      const inside = frame.contentWindow;
      inside.postMessage = (data) => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        this.onmessage?.(event);
      };
      inside.importScripts = async (...urls) => {
        for (const each of urls) await load(each);
      };
      const load = (source) =>
        new Promise((resolve, reject) => {
          const script = inside.document.createElement("script");
          script.src = source;
          script.onload = resolve;
          script.onerror = reject;
          inside.document.body.append(script);
        });
      this.ready = load(url);
    }

    postMessage(data) {
      const event = new MessageEvent("message", { data });
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(event));
    }

    terminate() {
      this.frame.remove();
    }
  }

  window.Worker = window.IFrameWorker = FrameWorker; // the search looks for the second name
})();
