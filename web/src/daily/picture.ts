/* The drawn result as a PNG file, which every messenger accepts. */

export async function pngOf(address: string, name: string): Promise<File> {
  const drawing = new Image();
  drawing.src = address;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  canvas.width = drawing.naturalWidth;
  canvas.height = drawing.naturalHeight;
  canvas.getContext("2d")?.drawImage(drawing, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob ?? ""], name, { type: "image/png" });
}
