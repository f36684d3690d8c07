/* Soft sounds, synthesised, and short vibrations. Nothing is played before the viewer has done something. */

import { settings } from "./settings.svelte";

type Sound = "slide" | "place" | "turn" | "count" | "win" | "end";

/** The volume of everything, from 0 to 1. */
const VOLUME = 0.16;
/** Notes of a pentatonic scale, in hertz; counting climbs it. */
const SCALE = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];
/** Vibrations, in milliseconds. */
const BUZZ: Partial<Record<Sound, number[]>> = { place: [9], turn: [14, 60, 14], win: [16, 70, 16, 70, 30] };

class SoundPlayer {
  #audio: AudioContext | null = null;
  #out: AudioNode | null = null;
  #noise: AudioBuffer | null = null;
  #hasGesture = false;

  constructor() {
    if (typeof window === "undefined") return;
    const wake = () => {
      this.#hasGesture = true;
    };
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { once: true, capture: true });
  }

  /** Play a sound, if the viewer wants sounds; `step` raises the pitch of “count”. */
  play(name: Sound, step = 0): void {
    if (!settings.sound || !this.#hasGesture || document.visibilityState === "hidden") return;
    navigator.vibrate?.(BUZZ[name] ?? 0);
    const audio = this.#open();
    if (!audio) return;
    const now = audio.currentTime + 0.01;
    if (name === "slide") this.#noiseSweep(now, 0.2, 900, 2600, 0.25);
    else if (name === "place") {
      this.#noiseSweep(now, 0.05, 2400, 900, 0.5);
      this.#tone(now, 150, 0.11, 0.8, "sine", 82);
    } else if (name === "turn") {
      this.#bell(now, 587.33);
      this.#bell(now + 0.15, 783.99);
    } else if (name === "count") this.#bell(now, SCALE[Math.min(step, SCALE.length - 1)] as number, 0.45);
    else if (name === "win")
      for (const [i, pitch] of [523.25, 659.25, 783.99, 1046.5].entries()) this.#bell(now + i * 0.13, pitch);
    else for (const [i, pitch] of [523.25, 440].entries()) this.#bell(now + i * 0.2, pitch, 0.7);
  }

  #open(): AudioContext | null {
    if (!("AudioContext" in window)) return null;
    if (!this.#audio) {
      this.#audio = new AudioContext();
      const volume = new GainNode(this.#audio, { gain: VOLUME });
      const soft = new BiquadFilterNode(this.#audio, { type: "lowpass", frequency: 5200 });
      volume.connect(soft).connect(this.#audio.destination);
      this.#out = volume;
    }
    if (this.#audio.state === "suspended") void this.#audio.resume();
    return this.#audio;
  }

  /** A gain that swells and fades. */
  #envelope(at: number, length: number, loudness: number, rise = 0.008): GainNode {
    const gain = new GainNode(this.#audio as AudioContext, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loudness, at + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(this.#out as AudioNode);
    return gain;
  }

  #tone(at: number, pitch: number, length: number, loudness: number, type: OscillatorType, end = pitch): void {
    const tone = new OscillatorNode(this.#audio as AudioContext, { type, frequency: pitch });
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(end, at + length);
    tone.connect(this.#envelope(at, length, loudness));
    tone.start(at);
    tone.stop(at + length);
  }

  /** A small bell: a note with two quiet overtones that fade sooner. */
  #bell(at: number, pitch: number, loudness = 0.6): void {
    this.#tone(at, pitch, 0.7, loudness, "sine");
    this.#tone(at, pitch * 2, 0.35, loudness * 0.3, "sine");
    this.#tone(at, pitch * 3.01, 0.18, loudness * 0.12, "sine");
  }

  /** Filtered noise between two pitches: a card that slides, or touches the table. */
  #noiseSweep(at: number, length: number, from: number, to: number, loudness: number): void {
    const audio = this.#audio as AudioContext;
    if (!this.#noise) {
      this.#noise = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
      const samples = this.#noise.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    }
    const source = new AudioBufferSourceNode(audio, { buffer: this.#noise });
    const band = new BiquadFilterNode(audio, { type: "bandpass", Q: 1.1, frequency: from });
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(band).connect(this.#envelope(at, length, loudness, length * 0.3));
    source.start(at);
    source.stop(at + length);
  }
}

export const sound = new SoundPlayer();
