// `npm version` calls `cut`: what CHANGELOG.md says is unreleased becomes the release. `notes` prints what the release of a tag says.
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../web/folders.ts";
import { cutRelease, notesOf } from "./changelog.ts";

const FILE = path.join(ROOT, "CHANGELOG.md");
const [, , what, tag = ""] = process.argv;
const changelog = fs.readFileSync(FILE, "utf8");

if (what === "cut") {
  const { npm_new_version: version = "" } = process.env;
  fs.writeFileSync(FILE, cutRelease(changelog, version, new Date().toISOString().slice(0, 10)));
} else {
  process.stdout.write(`${notesOf(changelog, tag.replace(/^v/, ""))}\n`);
}
