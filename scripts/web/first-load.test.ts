// The first load of a small built web.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { firstLoad, type Manifest } from "./first-load.ts";

const manifest: Manifest = {
  "index.html": { file: "assets/main.js", imports: ["_react.js"] },
  "_chat.css": { file: "assets/chat.css", name: "chat" },
  "_chat.js": { file: "assets/chat.js", name: "chat", imports: ["_react.js", "_stream.js"] },
  "app/pages/store.tsx": { file: "assets/store.js" },
  "_react.js": { file: "assets/react.js" },
  "_stream.js": { file: "assets/stream.js", imports: ["index.html"] },
};
let dist: string;
const load = (page: string) =>
  firstLoad(dist, manifest, { html: "app.html", sources: ["index.html", page] });

beforeEach(() => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), "luli-dist-"));
  const write = (name: string, size: number) => {
    fs.mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    fs.writeFileSync(path.join(dist, name), "x".repeat(size));
  };
  write("before-paint.js", 3);
  write("assets/main.js", 1000);
  write("assets/main.js.br", 100);
  write("assets/react.js.br", 200);
  write("assets/chat.js.br", 40);
  write("assets/stream.js.br", 7);
  write("assets/store.js.br", 5000);
  fs.writeFileSync(
    path.join(dist, "app.html"),
    '<script src="/before-paint.js"></script><script type="module" crossorigin src="/assets/main.js"></script>',
  );
});

afterEach(() => fs.rmSync(dist, { recursive: true, force: true }));

it("adds up what the page and the app need, each file once and as brotli sends it", () => {
  expect(load("chat")).toEqual({
    bytes: 3 + 100 + 200 + 40 + 7,
    files: [
      "assets/chat.js",
      "assets/main.js",
      "assets/react.js",
      "assets/stream.js",
      "before-paint.js",
    ],
  });
});

it("refuses a page that the build does not have", () => {
  expect(() => load("app/pages/gone.tsx")).toThrow(
    "The build has no chunk for app/pages/gone.tsx.",
  );
});
