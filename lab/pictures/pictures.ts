// The pictures that a browser, a phone or a link's preview shows of Luli, made of our own drawings into web/public; and the README's.
// Made by hand after a change of the puppy or of the pages they show: `npm run pictures`.
import fs from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../../scripts/browser/ensure-browser.ts";
import { queryDatabase } from "../../e2e/support/database.ts";
import { zoneWhereItIs } from "../../e2e/support/hour.ts";
import { sandboxAccount, signIn } from "../../e2e/support/people.ts";
import startLuli from "../../e2e/support/start-luli.ts";

const PUBLIC = path.resolve(import.meta.dirname, "../../web/public");
/** The medallion's own colour. */
const BERRY = "#cf2a58";
const MORNING = zoneWhereItIs(11);
/** The part of the landing page's hero that a link's preview shows. */
const PREVIEW = `
  .nav-wide, .nav-menu, .hero-actions, .hero-level, .hero-lead, .hero .fine, .hero-clouds, .hero-rings { display: none !important }
  *, *::before { animation: none !important; transition: none !important }
  .hero { background: #a6d7ff !important; height: 630px }
  .hero-columns { min-height: 550px !important; grid-template-columns: 1fr 1fr !important }
  .wrap { padding-inline: 64px !important }
  .hero-puppy { width: 430px; justify-self: center; margin: 0 0 -40px !important }
  .hero-say { right: -56px !important; top: -64px !important; box-shadow: none !important }
  .hero-toy { left: -96px !important }
  .t-hero { font-size: 72px !important }
  .luli * { filter: none !important }
`;

const icon = fs.readFileSync(path.join(PUBLIC, "icon.svg"), "utf8");
const browser = await launchBrowser();
const stop = await startLuli();
try {
  const page = await browser.newPage({ colorScheme: "light", timezoneId: MORNING });
  write("icon-192.png", await drawIcon(page, 192, "round"));
  write("icon-512.png", await drawIcon(page, 512, "round"));
  write("icon-maskable-512.png", await drawIcon(page, 512, "square"));
  write("apple-touch-icon.png", await drawIcon(page, 180, "square"));
  write("favicon.ico", asIco(await drawIcon(page, 32, "round")));
  write("og.png", await drawPreview(page));
  await moveToMorning();
  write("screenshot-narrow.png", await drawApp("/chat", { width: 390, height: 844 }));
  write("screenshot-wide.png", await drawApp("/dashboard", { width: 1280, height: 800 }));
  write("../../docs/chat.png", await drawApp("/chat", { width: 1280, height: 800 }));
} finally {
  await browser.close();
  await stop();
}

/** Phones cut a square one to their own shape, so its face stays within the middle four fifths. */
async function drawIcon(page: Page, size: number, shape: "round" | "square"): Promise<Buffer> {
  const ground = shape === "square" ? BERRY : "transparent";
  const width = shape === "square" ? "90%" : "100%";
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><div style="width:${width}">${icon}</div>`,
  );
  return page.screenshot({ omitBackground: true });
}

async function drawPreview(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(process.env.LULI_E2E_URL!, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: PREVIEW });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** Luli sleeps at night: everybody lives where it is eleven now. */
async function moveToMorning(): Promise<void> {
  await queryDatabase("update users set time_zone = $1", [MORNING]);
}

/** Takes the manifest's screenshots as the demo account. */
async function drawApp(address: string, viewport: { width: number; height: number }) {
  const baseURL = process.env.LULI_E2E_URL!;
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme: "light",
    timezoneId: MORNING,
  });
  await signIn(context.request, baseURL, sandboxAccount("demo"));
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector(".skeleton, main[inert]"));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: "disabled" });
  await context.close();
  return picture;
}

/** An icon file may hold a PNG: a header of 6 bytes, one entry of 16, the picture. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function write(name: string, content: Buffer): void {
  fs.writeFileSync(path.join(PUBLIC, name), content);
  process.stdout.write(`${name}: ${(content.length / 1000).toFixed(1)} KB\n`);
}
