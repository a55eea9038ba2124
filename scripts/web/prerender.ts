// Writes the public pages as HTML, the outlines that every other page begins with, and the sitemap.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { DEFAULT_LANGUAGE, LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import { addressIn, NOT_FOUND, notFoundFile, PAGES } from "../../shared/pages.ts";
import type { PublicPath } from "../../web/app/public/pages.ts";
import type * as renderer from "../../web/app/public/render.tsx";
import { releasedOn } from "../release/changelog.ts";
import { chunksOf, readManifest, type Manifest } from "./first-load.ts";
import { CONFIG, pageDocument, sitemap } from "./document.ts";
import { NOTHING_FIRST, outlineDocument, replaceOnce } from "./outline-document.ts";
import { ROOT } from "./folders.ts";
import { CONFIG_PLACEHOLDERS } from "./placeholders.ts";

/** In index.html: above it what every page's head has, below it what only the app's has. */
const END_OF_COMMON_HEAD = "<!-- app only";
const BEFORE_PAINT_TAG = '<script src="/before-paint.js"></script>';

/** `built` is the build for browsers, `server` the one of web/app/public/render.tsx. */
export async function prerender(built: string, server: string): Promise<void> {
  const code = pathToFileURL(path.join(server, "render.js")).href;
  const { listFirst, OUTLINED_PATHS, PUBLIC_PATHS, renderOutline, renderPage } = (await import(
    code
  )) as typeof renderer;
  const manifest = readManifest(built);
  const shell = fs.readFileSync(path.join(built, "index.html"), "utf8");
  const commonHead = readCommonHead(shell);
  const write = (name: string, text: string) => {
    const file = path.join(built, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };

  const beforePaint = readBeforePaint(built);
  const app = replaceOnce(
    shell,
    BEFORE_PAINT_TAG,
    `<script ${NOTHING_FIRST}>${beforePaint}</script>`,
  );
  const appDocument = replaceOnce(app, "</body>", `${CONFIG}</body>`);
  write("app.html", appDocument);
  const face = fs.readFileSync(path.join(built, "luli-avatar.svg"), "utf8");
  for (const route of OUTLINED_PATHS) {
    const { title, body } = takeTitle(await renderOutline(route, CONFIG_PLACEHOLDERS));
    const chunks = chunksOf(manifest, ["index.html", route.slice(1)]);
    const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const styles = splitFonts(readStyles(built, sheets));
    const parts = chunks.map(({ file }) => file);
    const outline = { title, body, ...styles, sheets, parts, face, first: listFirst(route) };
    write(`${route.slice(1)}.html`, outlineDocument(appDocument, outline));
  }
  for (const language of LANGUAGE_IDS) {
    // Its words are fetched with the code, and run before it.
    const catalog = language === DEFAULT_LANGUAGE ? [] : [`../languages/${language}/web.ts`];
    for (const route of PUBLIC_PATHS) {
      const { prerendered } = route === NOT_FOUND.path ? NOT_FOUND : PAGES[route];
      const entry = `app/public/${prerendered}.tsx`;
      const { html, ...said } = await renderPage(route, language, CONFIG_PLACEHOLDERS);
      const { css, fontCss } = splitFonts(readCss(built, manifest, entry));
      const files = chunksOf(manifest, [...catalog, entry]).map(({ file }) => `/${file}`);
      const [script, ...parts] = files.toReversed();
      const loaded = { css, fontCss, beforePaint, script: script!, parts };
      const page = { commonHead, route, language, ...takeTitle(html), ...said, ...loaded };
      write(fileOf(route, language), pageDocument(page));
    }
  }
  const changelog = fs.readFileSync(path.join(ROOT, "CHANGELOG.md"), "utf8");
  write("sitemap.xml", sitemap(releasedOn(changelog)));
}

/** Named by its address. */
function fileOf(route: PublicPath, language: Language): string {
  if (route === NOT_FOUND.path) return notFoundFile(language);
  const address = addressIn(language, route);
  return address === "/" ? "index.html" : `${address}.html`;
}

const FETCHED_FONT = /@font-face\{[^}]*url\([^}]*\}/g;

function splitFonts(css: string): { css: string; fontCss: string } {
  const fonts = css.match(FETCHED_FONT);
  if (!fonts) throw new Error("The styles name no font.");
  return { css: css.replaceAll(FETCHED_FONT, ""), fontCss: fonts.join("") };
}

/** Goes into the pages without its comments, and back: the server allows what this file holds, by its hash. */
function readBeforePaint(built: string): string {
  const file = path.join(built, "before-paint.js");
  const script = fs.readFileSync(file, "utf8").replaceAll(/^ *\/\/.*\n/gm, "");
  fs.writeFileSync(file, script);
  return script;
}

function readCommonHead(shell: string): string {
  const [, head] = shell.split("<head>");
  const [common, rest] = head?.split(END_OF_COMMON_HEAD) ?? [];
  if (common === undefined || rest === undefined)
    throw new Error(`index.html has no ${END_OF_COMMON_HEAD} in its head.`);
  return common.replaceAll(/<!--.*?-->/gs, "").replaceAll(/\s+/g, " ");
}

/** React writes a page's title before the page; it belongs into the head. */
function takeTitle(html: string): { title: string; body: string } {
  const [tag, title] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  if (tag === undefined || title === undefined) throw new Error("A page has no title.");
  return { title, body: html.replace(tag, () => "") };
}

function readCss(built: string, manifest: Manifest, entry: string): string {
  const files = new Set(chunksOf(manifest, [entry]).flatMap((chunk) => chunk.css ?? []));
  return readStyles(built, [...files]);
}

const readStyles = (built: string, files: string[]) =>
  files.map((file) => fs.readFileSync(path.join(built, file), "utf8").trim()).join("");
