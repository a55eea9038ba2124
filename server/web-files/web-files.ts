// Serves the built web: assets for a year, pages checked each time, the app's 404 page for every address nobody knows.
import fs from "node:fs";
import path from "node:path";
import { Hono, type Context } from "hono";
import type { PublicConfig } from "../../shared/contracts/config.ts";
import { NOT_FOUND, PAGE_PATHS } from "../../shared/pages.ts";
import { notFound } from "../http/errors.ts";
import type { Log } from "../platform/log.ts";
import { fillPage } from "./fill-page.ts";
import { chooseEncoding, hasTag } from "./negotiate.ts";
import { readDist, type Encoding, type WebFile } from "./read-dist.ts";

/** Addresses that the app itself knows. */
const CLIENT_ROUTES = new Set<string>(PAGE_PATHS);
const API = /^\/(?:auth\/v1|api|functions|sandbox)(?:\/|$)/;
const ENCODINGS: Encoding[] = ["br", "gzip"];
const REVALIDATE = "no-cache";
const FOREVER = "public, max-age=31536000, immutable";

type WebFilesOptions = {
  dist: string;
  log: Log;
  /** Fills the placeholders of the built pages. */
  publicConfig: PublicConfig;
};

/** What the build has written into every page's head. */
export const readInlineScript = (dist: string): Uint8Array =>
  fs.readFileSync(path.join(dist, "before-paint.js"));

export function webFiles({ dist, log, publicConfig }: WebFilesOptions): Hono {
  const files = readDist(dist);
  for (const [address, file] of files) files.set(address, fillPage(file, publicConfig));
  const shell = files.get("/app.html") ?? files.get("/index.html");
  if (!shell) throw new Error(`${dist} holds no built web`);
  log.info("web files read", { files: files.size });

  /** A page that was rendered at build time, else the empty shell. */
  const pageAt = (route: string) =>
    files.get(route === "/" ? "/index.html" : `${route}.html`) ?? shell;

  const answer = (c: Context): Response => {
    const address = decode(c.req.path);
    if (API.test(address)) throw notFound();
    if (CLIENT_ROUTES.has(address)) return send(c, pageAt(address), REVALIDATE);
    const file = files.get(address);
    // Pages have one address each: the route.
    if (file && !address.endsWith(".html"))
      return send(c, file, address.startsWith("/assets/") ? FOREVER : REVALIDATE);
    if (address.startsWith("/assets/")) return c.text("Not found\n", 404);
    const route = address.replace(/\/$/, "");
    if (CLIENT_ROUTES.has(route)) return c.redirect(route + new URL(c.req.url).search, 308);
    return sendUnknown(c, files.get(`${NOT_FOUND.path}.html`) ?? shell);
  };

  // Hono answers HEAD by GET, without the body.
  return new Hono().get("*", answer);
}

function send(c: Context, file: WebFile, cacheControl: string): Response {
  const { body, headers, etag } = packed(c, file);
  const caching = { etag, "cache-control": cacheControl, vary: "accept-encoding" };
  if (hasTag(c.req.header("if-none-match"), etag)) return c.body(null, 304, caching);
  return c.body(body, 200, { ...headers, ...caching });
}

/** Without a tag: "not modified" would turn the 404 into whatever was seen before. */
function sendUnknown(c: Context, shell: WebFile): Response {
  const { body, headers } = packed(c, shell);
  return c.body(body, 404, { ...headers, "cache-control": REVALIDATE, vary: "accept-encoding" });
}

function packed(c: Context, file: WebFile) {
  const offered = ENCODINGS.filter((encoding) => file.packed[encoding]);
  const encoding = chooseEncoding(c.req.header("accept-encoding"), offered);
  const body = (encoding && file.packed[encoding]) ?? file.plain;
  return {
    body,
    etag: encoding ? `"${file.tag}-${encoding}"` : `"${file.tag}"`,
    headers: {
      "content-type": file.type,
      "content-length": String(body.length),
      ...(encoding && { "content-encoding": encoding }),
    },
  };
}

/** An address that is no proper text names no file. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
