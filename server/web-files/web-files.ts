// Serves the built web: assets for a year, pages revalidated each time, the app's 404 page for unknown addresses.
import fs from "node:fs";
import type http from "node:http";
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { Hono, type Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import type { PublicConfig } from "../../shared/contracts/config.ts";
import {
  addressIn,
  isPublic,
  listAddresses,
  notFoundFile,
  readAddress,
} from "../../shared/pages.ts";
import { isServerAddress } from "../../shared/server-addresses.ts";
import { askedLanguage } from "../http/accept-language.ts";
import { notFound } from "../http/errors.ts";
import type { Log } from "../platform/log.ts";
import { fillPage } from "./fill-page.ts";
import { readDist, type Encoding, type WebFile } from "./read-dist.ts";

/** Addresses that the app itself knows. */
const CLIENT_ROUTES = new Set(listAddresses());
const ENCODINGS: Encoding[] = ["br", "gzip"];
const REVALIDATE = "no-cache";
const FOREVER = "public, max-age=31536000, immutable";
/** Pictures outside of assets/ keep their name when they change. */
const AN_HOUR = "public, max-age=3600";

type WebFilesOptions = {
  dist: string;
  log: Log;
  /** Fills the placeholders of the built pages. */
  publicConfig: PublicConfig;
};

/** Reads the script that the build has written into every page's head. */
export const readInlineScript = (dist: string): Uint8Array =>
  fs.readFileSync(path.join(dist, "before-paint.js"));

export type WebFiles = ReturnType<typeof webFiles>;

type Known = {
  file: WebFile;
  cacheControl: string;
  /** The same public page in each language; Accept-Language chooses. */
  inLanguages?: ReadonlyMap<Language, WebFile | undefined>;
};

export function webFiles({ dist, log, publicConfig }: WebFilesOptions) {
  const built = readDist(dist);
  const fill = ([address, file]: [string, WebFile]) =>
    [address, fillPage(address, file, publicConfig)] as const;
  let { known, unknown } = putTogether(new Map([...built].map(fill)), dist);
  log.info("web files read", { files: built.size });

  let asked = publicConfig;
  /** Pages say something else from now on. Filled a page at a time, as all would take their while; then put in place at once. */
  async function refill(next: PublicConfig): Promise<void> {
    asked = next;
    const files = new Map<string, WebFile>();
    for (const [address, file] of built) {
      files.set(address, fillPage(address, file, next));
      await turn();
      // A newer change came meanwhile.
      if (asked !== next) return;
    }
    ({ known, unknown } = putTogether(files, dist));
  }

  const answer = (c: Context): Response => {
    const address = decode(c.req.path);
    if (isServerAddress(address)) throw notFound();
    const found = known.get(address);
    if (found) {
      const { status, headers, body } = answerWith(found, (name) => c.req.header(name));
      return c.newResponse(body, status, headers);
    }
    if (address.startsWith("/assets/")) return c.text("Not found\n", 404);
    const route = address.replace(/\/$/, "");
    if (CLIENT_ROUTES.has(route)) return c.redirect(route + new URL(c.req.url).search, 308);
    const language =
      readAddress(address).language ?? askedLanguage(c.req.header("accept-language"));
    return sendUnknown(c, unknown(language));
  };

  return {
    refill,
    // Hono answers HEAD by GET, without the body.
    routes: new Hono().get("*", answer),
    /**
     * Answers for a page or file by its exact address, past the router; false: it is none. `always` is what every
     * answer carries, each name before its value.
     */
    serve(
      { method, url = "", headers: sent }: http.IncomingMessage,
      outgoing: http.ServerResponse,
      always: readonly string[],
    ): boolean {
      if (method !== "GET" && method !== "HEAD") return false;
      const found = known.get(url);
      if (!found) return false;
      const { status, headers, body } = answerWith(found, (name) => sent[name]?.toString());
      // A single list: Node writes it as is, while it would copy single headers into an object first.
      outgoing.writeHead(status, [...always, ...Object.entries(headers).flat()]).end(body);
      return true;
    },
  };
}

/** Builds the table of addresses and the 404 page. */
function putTogether(files: ReadonlyMap<string, WebFile>, dist: string) {
  const shell = files.get("/app.html") ?? files.get("/index.html");
  if (!shell) throw new Error(`${dist} holds no built web`);
  const rendered = (route: string) => files.get(route === "/" ? "/index.html" : `${route}.html`);
  /** A page that was rendered at build time, else the empty shell. */
  const pageAt = (route: string) => rendered(route) ?? shell;
  const translationsOf = (route: string) =>
    new Map(LANGUAGE_IDS.map((language) => [language, rendered(addressIn(language, route))]));
  const known = new Map<string, Known>();
  for (const [address, file] of files)
    // Pages have one address each: the route.
    if (!address.endsWith(".html"))
      known.set(address, {
        file,
        cacheControl: cachingOf(address, file),
      });
  for (const route of CLIENT_ROUTES)
    known.set(route, {
      file: pageAt(route),
      cacheControl: REVALIDATE,
      ...(isPublic(route) && { inLanguages: translationsOf(route) }),
    });
  const unknown = (language: Language) => files.get(notFoundFile(language)) ?? shell;
  return { known, unknown };
}

const cachingOf = (address: string, { type }: WebFile): string => {
  if (address.startsWith("/assets/")) return FOREVER;
  return type.startsWith("image/") ? AN_HOUR : REVALIDATE;
};

function answerWith(
  { file, cacheControl, inLanguages }: Known,
  sent: (name: string) => string | undefined,
) {
  const chosen = inLanguages?.get(askedLanguage(sent("accept-language"))) ?? file;
  const { body, headers, etag } = packed(chosen, sent("accept-encoding"));
  const vary = inLanguages ? "accept-encoding, accept-language" : "accept-encoding";
  const caching = { etag, "cache-control": cacheControl, vary };
  if (hasTag(sent("if-none-match"), etag))
    return { status: 304, headers: caching, body: null } as const;
  return { status: 200, headers: { ...headers, ...caching }, body } as const;
}

/** Sends no tag: "not modified" would turn the 404 into an old page. */
function sendUnknown(c: Context, shell: WebFile): Response {
  const { body, headers } = packed(shell, c.req.header("accept-encoding"));
  const vary = "accept-encoding, accept-language";
  return c.body(body, 404, { ...headers, "cache-control": REVALIDATE, vary });
}

function packed(file: WebFile, accepted: string | undefined) {
  const offered = ENCODINGS.filter((encoding) => encoding in file.packed);
  const encoding = chooseEncoding(accepted, offered);
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

/** Returns the first of `offered` that the header accepts; null for the plain bytes. */
function chooseEncoding(header: string | undefined, offered: Encoding[]): Encoding | null {
  const weights = new Map(
    parseAccept((header ?? "").toLowerCase()).map(({ type, q }) => [type, q]),
  );
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return offered.find(takes) ?? null;
}

/** If-None-Match compares weakly: proxies mark what they touched with W/. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === etag);
}
