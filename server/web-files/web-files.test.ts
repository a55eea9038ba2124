// The built web as browsers, proxies and curious people ask for it.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAddresses } from "../../shared/pages.ts";
import { errorResponse } from "../http/errors.ts";
import { createLog } from "../platform/log.ts";
import { securityHeaders } from "../http/browser/security-headers.ts";
import { PUBLIC_CONFIG } from "../../shared/rules/testing/public-config.ts";
import { webFiles } from "./web-files.ts";

const SHELL = "<!doctype html><title>Luli</title><div id=root></div>";
const SCRIPT = "console.log('Luli');".repeat(40);
const log = createLog(() => {});
const publicConfig = {
  ...PUBLIC_CONFIG,
  parent_company_url: "https://example.com/?a=1&b=2",
  community_chat_url: "https://example.com/</script><script>alert(1)</script>",
  google: true,
};
let dir: string;
let app: Hono;

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-web-"));
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(dir, "dist", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  };
  fs.mkdirSync(path.join(dir, "dist"));
  fs.writeFileSync(path.join(dir, "secret.txt"), "secret");
  write("index.html", SHELL);
  write("terms.html", "<title>Terms</title>");
  write("de/terms.html", "<title>Bedingungen</title>");
  write("ja/404.html", "<title>見つかりません</title>");
  write("icon.svg", "<svg/>");
  write("assets/main-1a2b.js", SCRIPT);
  write("assets/main-1a2b.js.br", zlib.brotliCompressSync(SCRIPT));
  write("assets/main-1a2b.js.gz", zlib.gzipSync(SCRIPT));
  write("assets/main-1a2b.js.map", "{}");
  write("assets/font.woff2", "font");
  write(".stamp", "stamp");
  write(".vite/manifest.json", "{}");
  app = makeApp();
});

afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

function makeApp(publicUrl = "http://localhost:3000") {
  const made = new Hono();
  made.use(securityHeaders(publicUrl));
  made.onError((error, c) => errorResponse(error, c, log));
  return made.route("/", webFiles({ dist: path.join(dir, "dist"), log, publicConfig }).routes);
}

const get = (address: string, headers: Record<string, string> = {}) =>
  app.request(address, { headers });

describe("pages", () => {
  const ofTheApp = listAddresses().filter((page) => !page.endsWith("/terms"));
  it.each([...ofTheApp, "/chat?session_id=1"])("answers %s with the app", async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toBe(SHELL);
  });

  it("prefers the page that was rendered at build time", async () => {
    expect(await (await get("/terms")).text()).toBe("<title>Terms</title>");
    expect(await (await get("/de/terms")).text()).toBe("<title>Bedingungen</title>");
  });

  it("says in the language of the address that there is no such page", async () => {
    const response = await get("/ja/nowhere");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("<title>見つかりません</title>");
  });

  it.each([
    "/nowhere",
    "/chat/deeper",
    "/missing.png",
    "/index.html",
    "/terms.html",
    "/de/chat",
    "/de/terms.html",
    "/%E0%A4%A",
  ])("answers the unknown address %s with the app and status 404", async (address) => {
    const response = await get(address, { "if-none-match": "*" });
    expect(response.status).toBe(404);
    expect(response.headers.get("etag")).toBeNull();
    expect(await response.text()).toBe(SHELL);
  });

  it("sends a trailing slash to the page itself and nowhere else", async () => {
    const response = await get("/chat/?a=1");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/chat?a=1");
    expect((await get("/de/")).headers.get("location")).toBe("/de");
    expect((await get("//example.com/")).status).toBe(404);
  });

  it("says not modified while the page is the same", async () => {
    const etag = (await get("/chat")).headers.get("etag")!;
    const again = await get("/chat", { "if-none-match": `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await get("/chat", { "if-none-match": '"other"' })).status).toBe(200);
  });
});

describe("values filled in by the server", () => {
  const serve = (html: string) => {
    const dist = fs.mkdtempSync(path.join(dir, "filled-"));
    fs.writeFileSync(path.join(dist, "index.html"), html);
    fs.writeFileSync(path.join(dist, "404.html"), "<h1>Not found by {{support_email}}</h1>");
    fs.writeFileSync(path.join(dist, "main.js"), "const text = '{{public_url}}';");
    return webFiles({ dist, log, publicConfig }).routes;
  };

  it("stands in the page where the page asks for it, as text and not as markup", async () => {
    const html =
      '<a href="{{parent_company_url}}">{{community_chat_url}}</a> {{free_daily_messages}} {{operator.name}}{{operator.phone}}';
    expect(await (await serve(html).request("/")).text()).toBe(
      '<a href="https://example.com/?a=1&amp;b=2">https://example.com/&lt;/script&gt;' +
        "&lt;script&gt;alert(1)&lt;/script&gt;</a> 20 Luli Ltd",
    );
  });

  it("stands in the page as data that ends nothing", async () => {
    const html = '<script type="application/json">{{config}}</script>';
    const text = await (await serve(html).request("/")).text();
    const [, json] = /^<script type="application\/json">([^<]*)<\/script>$/.exec(text)!;
    expect(JSON.parse(json!)).toEqual(publicConfig);
  });

  it("come compressed with the page, under a tag of their own", async () => {
    const [one, other] = [serve("a {{public_url}}"), serve("a {{support_email}}")];
    const packed = await one.request("/", { headers: { "accept-encoding": "br" } });
    const body = Buffer.from(await packed.arrayBuffer());
    expect(zlib.brotliDecompressSync(body).toString()).toBe("a https://luli.test");
    const tags = [
      (await one.request("/")).headers.get("etag"),
      (await other.request("/")).headers.get("etag"),
    ];
    expect(tags[0]).not.toBe(tags[1]);
  });

  it("stands in the 404 page, too, and never in a script", async () => {
    const site = serve("home");
    const missing = await site.request("/nowhere");
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe("<h1>Not found by help@luli.test</h1>");
    expect(await (await site.request("/main.js")).text()).toContain("{{public_url}}");
  });

  it("need no second request by the page", () => {
    expect(() => serve("{{database_url}}")).toThrow("{{database_url}}");
  });
});

describe("files", () => {
  it("keeps assets for a year, pictures for an hour and everything else for no time", async () => {
    expect((await get("/assets/font.woff2")).headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await get("/icon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
    expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    ["/assets/main-1a2b.js", "text/javascript; charset=utf-8"],
    ["/assets/font.woff2", "font/woff2"],
    ["/icon.svg", "image/svg+xml; charset=utf-8"],
  ])("names the type of %s", async (address, type) => {
    expect((await get(address)).headers.get("content-type")).toBe(type);
  });

  it.each([
    ["gzip, deflate, br, zstd", "br", zlib.brotliDecompressSync],
    ["gzip;q=1.0, br;q=0", "gzip", zlib.gunzipSync],
    ["*", "br", zlib.brotliDecompressSync],
  ] as const)("packs for a browser that takes %s", async (accepted, encoding, unpack) => {
    const response = await get("/assets/main-1a2b.js", { "accept-encoding": accepted });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("content-length")).toBe(String(body.length));
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  it.each<Record<string, string>>([
    {},
    { "accept-encoding": "identity" },
    { "accept-encoding": "br;q=0" },
  ])("sends plain bytes for %o", async (headers) => {
    const response = await get("/assets/main-1a2b.js", headers);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(SCRIPT);
  });

  it("gives each encoding a tag of its own", async () => {
    const tags = await Promise.all(
      ["br", "gzip", ""].map(async (accepted) =>
        (await get("/assets/main-1a2b.js", { "accept-encoding": accepted })).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    const response = await app.request("/icon.svg", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("6");
    expect(await response.text()).toBe("");
  });

  it.each(["/assets/gone.js", "/assets/main-1a2b.js.map", "/assets/main-1a2b.js.br", "/assets/"])(
    "answers the missing asset %s plainly",
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("Not found\n");
    },
  );

  it.each([
    "/.stamp",
    "/.vite/manifest.json",
    "/%2evite/manifest.json",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..%5csecret.txt",
    "/icon.svg%00",
  ])("keeps %s to itself", async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/secret|stamp|\{\}/);
  });

  it("goes on with what it has read when dist is replaced", async () => {
    fs.renameSync(path.join(dir, "dist"), path.join(dir, "away"));
    const response = await get("/assets/main-1a2b.js");
    fs.renameSync(path.join(dir, "away"), path.join(dir, "dist"));
    expect(await response.text()).toBe(SCRIPT);
  });

  it("refuses a folder without a built web", () => {
    expect(() => webFiles({ dist: path.join(dir, "dist/assets"), log, publicConfig })).toThrow(
      "no built web",
    );
  });
});

it.each(["/api", "/api/nothing", "/auth/v1/nothing", "/functions/v1/nothing", "/sandbox/mail"])(
  "no page answers the API's address %s",
  async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
  },
);

describe("security headers", () => {
  it.each(["/", "/nowhere", "/assets/gone.js", "/api/nothing", "/icon.svg"])(
    "are on the answer to %s",
    async (address) => {
      const { headers } = await get(address);
      expect(headers.get("content-security-policy")).toContain(
        "default-src 'self'; script-src 'self';",
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("strict-transport-security")).toBeNull();
    },
  );

  it("ask for https only where people already come by it", async () => {
    const { headers } = await makeApp("https://luli.test").request("/");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  });
});
