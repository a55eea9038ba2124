// Measures words that lie on a stage's drawing by their pixels: axe measures no words on a gradient.
import type { Locator, Page } from "@playwright/test";

/** WCAG 1.4.3 for a heading's size, and for a line's. */
const LEAST = { H1: 3, P: 4.5 };

/** Takes a picture of what is under an element, itself left out, so far from its edge; a PNG in base64. */
export async function pictureUnder(page: Page, element: Locator, edgePx = 0): Promise<string> {
  const { x, y, width, height } = (await element.boundingBox())!;
  const size = { width: width - 2 * edgePx, height: height - 2 * edgePx };
  // A locator by role does not find what is hidden.
  const own = await element.elementHandle();
  await own.evaluate(({ style }) => (style.visibility = "hidden"));
  const clip = { x: x + edgePx, y: y + edgePx, ...size };
  const picture = await page.screenshot({ clip, animations: "disabled" });
  await own.evaluate(({ style }) => (style.visibility = ""));
  return picture.toString("base64");
}

/** Lists the words of stages that are too pale for the pixels under them, as "words: contrast 2.9". */
export async function listPaleWords(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const text of await page.locator(":is(.stage, .hero) :is(h1, h1 + p)").all()) {
    await text.scrollIntoViewIfNeeded();
    const { name, contrast } = await text.evaluate(measure, await pictureUnder(page, text));
    if (contrast < LEAST[name as keyof typeof LEAST])
      found.push(`${await text.textContent()}: contrast ${contrast.toFixed(1)}`);
  }
  return found;
}

/** `picture`: what is under the element, a PNG in base64. Returns the contrast that all but a hundredth of the pixels under its lines reach. */
async function measure(element: HTMLElement | SVGElement, picture: string) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0)!);
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
  /** As WCAG defines it, of the pixel that begins at `at`. */
  const luminance = (pixels: Uint8ClampedArray, at: number) => {
    const [red, green, blue] = [0, 1, 2].map((part) => {
      const share = pixels[at + part]! / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  const own = luminance(canvas.getImageData(0, 0, 1, 1).data, 0);
  canvas.drawImage(image, 0, 0);
  const place = element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  const contrasts = [...range.getClientRects()].flatMap(({ left, top, width, height }) => {
    const size = [Math.ceil(width) || 1, Math.ceil(height) || 1] as const;
    const { data } = canvas.getImageData(left - place.left, top - place.top, ...size);
    const found: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      // A line may be higher than its element, and so than the picture.
      if (data[at + 3] === 0) continue;
      const under = luminance(data, at);
      found.push((Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05));
    }
    return found;
  });
  const sorted = contrasts.toSorted((a, b) => a - b);
  return { name: element.tagName, contrast: sorted[Math.floor(sorted.length / 100)]! };
}
