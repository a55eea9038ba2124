// The parts of a build: when it is stale, and how it gets into place while others look or build too.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressFiles } from "./compress.ts";
import { readStamp, stampOf, writeStamp } from "./stamp.ts";
import { swapIn } from "./swap.ts";

let root: string;
let dist: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "luli-build-"));
  dist = path.join(root, "dist");
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const write = (name: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), content);
};
const read = (name: string) => fs.readFileSync(path.join(root, name), "utf8");

describe("the stamp", () => {
  const stamp = () => stampOf(root, ["web", "lock.json"]);
  beforeEach(() => {
    write("web/app/main.ts", "main");
    write("web/ui/button.ts", "button");
    write("lock.json", "{}");
    write("elsewhere.ts", "1");
  });

  it("stays while the sources stay, whatever their times and whatever lies beside them", () => {
    const before = stamp();
    fs.utimesSync(path.join(root, "web/app/main.ts"), 1, 1);
    write("elsewhere.ts", "2");
    expect(stamp()).toBe(before);
  });

  it.each([
    ["a changed file", () => write("web/app/main.ts", "other")],
    ["a new file", () => write("web/app/new.ts", "")],
    ["a removed file", () => fs.rmSync(path.join(root, "web/ui/button.ts"))],
    [
      "a moved file",
      () => fs.renameSync(path.join(root, "web/ui/button.ts"), path.join(root, "web/ui/knob.ts")),
    ],
    ["a changed lock", () => write("lock.json", "{} ")],
    [
      "text that moves from one file to the next",
      () => {
        write("web/app/main.ts", "mai");
        write("web/ui/button.ts", "nbutton");
      },
    ],
  ])("changes with %s", (_, change) => {
    const before = stamp();
    change();
    expect(stamp()).not.toBe(before);
  });

  it("says unknown without a build", () => {
    expect(readStamp(dist)).toBeNull();
  });
});

describe("swapping a build in", () => {
  const built = (name: string, stamp: string) => {
    write(`${name}/index.html`, stamp);
    writeStamp(path.join(root, name), stamp);
    return path.join(root, name);
  };

  it("lays the first build down", () => {
    swapIn(built("new", "b"), dist, "b");
    expect(read("dist/index.html")).toBe("b");
  });

  it("replaces a stale build and leaves nothing of it", () => {
    swapIn(built("old", "a"), dist, "a");
    write("dist/gone.js", "");
    swapIn(built("new", "b"), dist, "b");
    expect(read("dist/index.html")).toBe("b");
    expect(fs.readdirSync(root)).toEqual(["dist"]);
    expect(fs.existsSync(path.join(dist, "gone.js"))).toBe(false);
  });

  it("lets the one who was first with the same sources win", () => {
    swapIn(built("first", "b"), dist, "b");
    write("dist/mark", "first");
    swapIn(built("second", "b"), dist, "b");
    expect(read("dist/mark")).toBe("first");
    expect(fs.readdirSync(root)).toEqual(["dist"]);
  });

  it("says when it is not possible", () => {
    expect(() => swapIn(built("new", "b"), path.join(root, "no/such/dist"), "b")).toThrow("ENOENT");
  });
});

describe("compressing", () => {
  it("puts brotli and gzip beside what shrinks, and nothing beside what does not", async () => {
    const script = "wag();".repeat(100);
    write("dist/assets/main.js", script);
    write("dist/tiny.txt", "x");
    write("dist/font.woff2", "y".repeat(1000));
    await compressFiles(dist);
    const names = fs.readdirSync(dist, { recursive: true }).map(String);
    expect(names.toSorted()).toEqual([
      "assets",
      "assets/main.js",
      "assets/main.js.br",
      "assets/main.js.gz",
      "font.woff2",
      "tiny.txt",
    ]);
    const packed = (end: string) => fs.readFileSync(path.join(dist, `assets/main.js.${end}`));
    expect(zlib.brotliDecompressSync(packed("br")).toString()).toBe(script);
    expect(zlib.gunzipSync(packed("gz")).toString()).toBe(script);
  });

  it("leaves what the server fills and packs itself, and a script that only looks so", async () => {
    const words = "wag ".repeat(100);
    write("dist/index.html", `{{config}}${words}`);
    write("dist/sitemap.xml", `{{public_url}}${words}`);
    write("dist/plain.html", words);
    write("dist/assets/main.js", `{{${words}}}`);
    await compressFiles(dist);
    const names = fs.readdirSync(dist, { recursive: true }).map(String);
    expect(names.filter((name) => name.endsWith(".br")).toSorted()).toEqual([
      "assets/main.js.br",
      "plain.html.br",
    ]);
  });
});
