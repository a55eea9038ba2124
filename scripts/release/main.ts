// `npm version` calls `cut`: what CHANGELOG.md says is unreleased becomes the release of today, whose day
// package.json says, too. `notes` prints what the release of a tag says.
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../web/folders.ts";
import { cutRelease, dateRelease, notesOf } from "./changelog.ts";

const FILE = path.join(ROOT, "CHANGELOG.md");
const [, , what, tag = ""] = process.argv;
const changelog = fs.readFileSync(FILE, "utf8");

if (what === "cut") {
  const { npm_new_version: version = "" } = process.env;
  const today = new Date().toISOString().slice(0, 10);
  const packageFile = path.join(ROOT, "package.json");
  fs.writeFileSync(FILE, cutRelease(changelog, version, today));
  fs.writeFileSync(packageFile, dateRelease(fs.readFileSync(packageFile, "utf8"), today));
} else {
  process.stdout.write(`${notesOf(changelog, tag.replace(/^v/, ""))}\n`);
}
