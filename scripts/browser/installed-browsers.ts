// Browsers that may already be on this machine.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import type { Browser } from "./browser.ts";

const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"];
const LINUX_PROGRAMS = [
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "microsoft-edge",
];

/** Lists what `playwright install` has installed: the whole browser, or the headless shell. */
export function ofPlaywright(): Browser[] {
  const whole = chromium.executablePath();
  const root = path.resolve(whole, "../../..");
  const shells = fs.existsSync(root)
    ? fs.globSync("chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}", {
        cwd: root,
      })
    : [];
  return [whole, ...shells.map((shell) => path.join(root, shell))].map(toBrowser);
}

export function ofSystem(): Browser[] {
  if (process.platform === "darwin") {
    const folders = ["/Applications", path.join(os.homedir(), "Applications")];
    return folders.flatMap((folder) =>
      MAC_APPS.map((app) => toBrowser(`${folder}/${app}.app/Contents/MacOS/${app}`)),
    );
  }
  if (process.platform !== "linux") return [];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.flatMap((folder) =>
    LINUX_PROGRAMS.map((program) => toBrowser(path.join(folder, program))),
  );
}

const toBrowser = (executablePath: string): Browser => ({ executablePath });
