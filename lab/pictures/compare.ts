// Two folders of pictures (screenshots.ts), pixel by pixel: names each that differs, by how much and where.
// `npm run compare -- BEFORE [AFTER [DIFFERENCES]]`; into the third folder goes what differs, in red on the picture after.
import fs from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../../scripts/browser/ensure-browser.ts";

const [before, after = "screenshots", into] = process.argv.slice(2);
if (!before) throw new Error("npm run compare -- BEFORE [AFTER [DIFFERENCES]]");
const list = (folder: string) => fs.readdirSync(folder).filter((name) => name.endsWith(".png"));
const names = [...new Set([...list(before), ...list(after)])].toSorted();

const browser = await launchBrowser();
const page = await browser.newPage();
let differing = 0;
for (const name of names) {
  const said = await compare(page, name);
  if (said === null) continue;
  differing += 1;
  process.stdout.write(`${name}  ${said}\n`);
}
await browser.close();
process.stdout.write(`${differing} of ${names.length} pictures differ\n`);
if (differing > 0) process.exitCode = 1;

/** Null: they are the same. */
async function compare(on: Page, name: string): Promise<string | null> {
  const files = [before!, after].map((folder) => path.join(folder, name));
  const missing = files.find((file) => !fs.existsSync(file));
  if (missing) return `is not in ${path.dirname(missing)}`;
  const [a, b] = files.map((file) => fs.readFileSync(file)) as [Buffer, Buffer];
  if (a.equals(b)) return null;
  const found = await on.evaluate(look, [a.toString("base64"), b.toString("base64")] as const);
  if (found.pixels === 0) return null;
  if (into) {
    fs.mkdirSync(into, { recursive: true });
    fs.writeFileSync(path.join(into, name), Buffer.from(found.picture, "base64"));
  }
  const { left, top, right, bottom } = found.box;
  const share = ((100 * found.pixels) / found.of).toFixed(2);
  return `${share} % (${found.pixels} pixels) between ${left},${top} and ${right},${bottom}${found.sizes}`;
}

/** Compares two pictures in the browser. Pixels that only one of them has count as different. */
async function look(pictures: readonly [string, string]) {
  const bitmaps = await Promise.all(
    pictures.map(async (picture) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob()),
    ),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const drawn = bitmaps.map((bitmap) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    return { canvas, context, image: context.getImageData(0, 0, width, height) };
  });
  const [one, other] = drawn.map(({ image }) => new Uint32Array(image.data.buffer));
  const marked = drawn[1]!;
  const marks = new Uint32Array(marked.image.data.buffer);
  /** The colour as little-endian bytes: red, green, blue, opaque. */
  const RED = 0xff_00_00_ff;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let pixels = 0;
  for (let at = 0; at < one!.length; at += 1) {
    if (one![at] === other![at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
    pixels += 1;
    marks[at] = RED;
  }
  marked.context.putImageData(marked.image, 0, 0);
  const [a, b] = bitmaps.map((bitmap) => `${bitmap.width}x${bitmap.height}`);
  return {
    pixels,
    of: width * height,
    sizes: a === b ? "" : `, ${a} became ${b}`,
    box,
    picture: marked.canvas.toDataURL().split(",")[1]!,
  };
}
