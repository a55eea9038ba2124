// Lays out npm's Chromium: the program, the libraries and the fonts that it needs, each packed in its own way.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";

/** `target` appears whole or not at all, whoever else unpacks at the same time. */
export function unpackBrowser(archive: Buffer, work: string, target: string): void {
  untar(zlib.gunzipSync(archive), work);
  const packed = path.join(work, "package/bin");
  const out = path.join(work, "out");
  const read = (name: string) =>
    zlib.brotliDecompressSync(fs.readFileSync(path.join(packed, name)));
  untar(read("swiftshader.tar.br"), out);
  untar(read("al2023.tar.br"), path.join(out, "al2023"));
  untar(read("fonts.tar.br"), path.join(out, "fonts"));
  fs.writeFileSync(path.join(out, "chromium"), read("chromium.br"), { mode: 0o755 });
  fs.writeFileSync(path.join(out, "fonts/fonts.conf"), fontConfiguration(target));
  try {
    fs.renameSync(out, target);
  } catch (error) {
    if (!fs.existsSync(target)) throw error;
  }
}

/** The package's own names only folders of a cloud function, and Chromium aborts when it finds no font at all. */
function fontConfiguration(target: string): string {
  const families = ["sans-serif", "serif", "system-ui", "monospace"];
  const aliases = families.map(
    (family) =>
      `<alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><dir>${target}/fonts</dir><cachedir>${target}/font-cache</cachedir>
${aliases.join("\n")}
</fontconfig>`;
}

function untar(input: Buffer, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync("tar", ["-x", "--no-same-owner", "-C", folder], {
    input,
  });
  if (status !== 0) throw new Error(`tar: ${stderr.toString()}`);
}
