// Pages and files by their exact address are answered before the router, and as by the router.
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../sandbox/listen.ts";
import { createLog } from "../platform/log.ts";
import { PUBLIC_CONFIG } from "../../shared/rules/testing/public-config.ts";
import { webFiles, type WebFiles } from "./web-files.ts";

const FILES: Record<string, string | Buffer> = {
  "index.html": "<title>Luli</title>",
  "terms.html": "<title>{{support_email}}</title>",
  "de/terms.html": "<title>Bedingungen</title>",
  "icon.svg": "<svg/>",
  "assets/main-1a2b.js": "console.log('Luli');",
  "assets/main-1a2b.js.br": zlib.brotliCompressSync("console.log('Luli');"),
  ".stamp": "stamp",
};
const ALWAYS = ["x-content-type-options", "nosniff"];
const dist = fs.mkdtempSync(path.join(os.tmpdir(), "luli-web-"));
let web: WebFiles;
let server: http.Server;
let origin: string;

beforeAll(async () => {
  for (const folder of ["assets", "de"]) fs.mkdirSync(path.join(dist, folder));
  for (const [name, content] of Object.entries(FILES))
    fs.writeFileSync(path.join(dist, name), content);
  web = webFiles({ dist, log: createLog(() => {}), publicConfig: PUBLIC_CONFIG });
  server = http.createServer((incoming, outgoing) => {
    if (!web.serve(incoming, outgoing, ALWAYS)) outgoing.writeHead(421).end();
  });
  const port = await listen(server);
  origin = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.close();
  fs.rmSync(dist, { recursive: true });
});

const NAMED = [
  "content-type",
  "content-length",
  "content-encoding",
  "etag",
  "cache-control",
  "vary",
];

test("a public page without a language in its address is answered by Accept-Language", async () => {
  const read = async (language: string, address = "/terms") => {
    const answer = await fetch(origin + address, { headers: { "accept-language": language } });
    return { vary: answer.headers.get("vary"), text: await answer.text() };
  };
  const german = { vary: "accept-encoding, accept-language", text: "<title>Bedingungen</title>" };
  expect(await read("de-AT,de;q=0.9,en;q=0.8")).toEqual(german);
  expect((await read("en,de;q=0.9")).text).not.toContain("Bedingungen");
  // A page without a translation stays in English.
  expect(await read("fr")).toEqual(await read("en"));
  // The address wins over the header.
  expect(await read("en", "/de/terms")).toEqual({ ...german, vary: "accept-encoding" });
});

test.each(["/", "/terms", "/de/terms", "/chat", "/icon.svg", "/assets/main-1a2b.js"])(
  "%s is answered as by the router",
  async (address) => {
    const tag = (await web.routes.request(address)).headers.get("etag")!;
    const asked: Record<string, string>[] = [
      {},
      { "accept-encoding": "br" },
      { "if-none-match": tag },
    ];
    for (const method of ["GET", "HEAD"])
      for (const headers of asked) {
        const init = { method, headers: { "accept-encoding": "identity", ...headers } };
        const quick = await fetch(origin + address, init);
        const routed = await web.routes.request(address, init);
        expect(quick.status).toBe(routed.status);
        for (const name of NAMED)
          expect([name, quick.headers.get(name)]).toEqual([name, routed.headers.get(name)]);
        expect(quick.headers.get("x-content-type-options")).toBe("nosniff");
      }
    const quick = await fetch(origin + address);
    expect(await quick.text()).toBe(await (await web.routes.request(address)).text());
  },
);

test.each(["/nowhere", "/chat/", "/chat?a=1", "/index.html", "/api/me", "/%63hat", "/.stamp"])(
  "%s is left to the router",
  async (address) => {
    expect((await fetch(origin + address)).status).toBe(421);
  },
);

test("a request that does not read goes to the router", async () => {
  expect((await fetch(`${origin}/chat`, { method: "POST" })).status).toBe(421);
});

test("a page says what has changed since, under another tag", async () => {
  const read = async () => {
    const answer = await fetch(`${origin}/terms`);
    return [await answer.text(), answer.headers.get("etag")];
  };
  const [text, tag] = await read();
  expect(text).toBe("<title>help@luli.test</title>");
  const refilled = web.refill({ ...PUBLIC_CONFIG, support_email: "first@luli.test" });
  await web.refill({ ...PUBLIC_CONFIG, support_email: "second@luli.test" });
  await refilled;
  const [changed, changedTag] = await read();
  expect(changed).toBe("<title>second@luli.test</title>");
  expect(changedTag).not.toBe(tag);
});
