// Draws a picture to share: Luli's medallion, the two names and one line, as a PNG.

const SIZE = 1080;
const FACE = 620;

type Picture = { faceSrc: string; title: string; line: string };

export async function drawStory({ faceSrc, title, line }: Picture): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const pen = canvas.getContext("2d");
  const face = new Image(FACE, FACE);
  face.src = faceSrc;
  await face.decode();
  if (!pen) throw new Error("This browser draws no pictures.");
  const sky = pen.createLinearGradient(0, 0, 0, SIZE);
  sky.addColorStop(0, "#dff1ff");
  sky.addColorStop(1, "#aedbff");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = "#80bff2";
  pen.beginPath();
  pen.ellipse(SIZE / 2, SIZE + 120, SIZE, 420, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.drawImage(face, (SIZE - FACE) / 2, 90, FACE, FACE);
  pen.fillStyle = "#241b45";
  pen.textAlign = "center";
  pen.font = '600 76px "Fredoka Variable", sans-serif';
  pen.fillText(title, SIZE / 2, 850, SIZE - 120);
  pen.font = '500 44px "Figtree Variable", sans-serif';
  pen.fillText(line, SIZE / 2, 930, SIZE - 120);
  return canvas.convertToBlob({ type: "image/png" });
}

/** Shares the picture by the system's share sheet where it takes files, else downloads it. Closing the sheet cancels. */
export async function share(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], "luli.png", { type: picture.type });
  const files = { files: [file], title };
  if ("canShare" in navigator && navigator.canShare(files)) {
    await navigator.share(files).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser keeps the file by itself from here on.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
