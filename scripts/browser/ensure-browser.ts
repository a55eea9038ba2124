// Finds a Chromium that Playwright can drive, or gets one without a manual step, and remembers it.
import fs from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { CACHE } from "../web/folders.ts";
import { works, type Browser } from "./browser.ts";
import { fromApt, fromNpm, fromPlaywright, shellFromApt } from "./get-browser.ts";
import { ofPlaywright, ofSystem } from "./installed-browsers.ts";

/** Outside node_modules, so that it outlives npm ci. */
const FOLDER = process.env.LULI_BROWSER_CACHE || path.join(CACHE, "browser");
const MEMO = path.join(FOLDER, "browser.json");

/** $LULI_BROWSER, else what worked last time, what is installed; only then is one fetched. */
export async function ensureBrowser(): Promise<Browser> {
  const wanted = process.env.LULI_BROWSER;
  if (wanted) {
    if (await works({ executablePath: wanted })) return { executablePath: wanted };
    throw new Error(`LULI_BROWSER is ${wanted}, which does not work as a browser.`);
  }
  const remembered = readMemo();
  if (remembered) return remembered;
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const candidates of [
    ofPlaywright,
    ofSystem,
    fromApt,
    fromPlaywright,
    () => fromNpm(FOLDER),
  ]) {
    for (const candidate of candidates()) {
      if (!(await works(candidate))) continue;
      const browser = await withShell(candidate);
      remember(browser);
      return browser;
    }
  }
  throw new Error("There is no browser: install Chrome or Chromium, or set LULI_BROWSER to one.");
}

export async function launchBrowser() {
  const { executablePath, env } = await ensureBrowser();
  return chromium.launch({ executablePath, env: { ...process.env, ...env } });
}

async function withShell(browser: Browser): Promise<Browser> {
  for (const shell of shellFromApt(browser))
    if (await works({ executablePath: shell })) return { ...browser, shell };
  return browser;
}

function readMemo(): Browser | null {
  try {
    const memo = JSON.parse(fs.readFileSync(MEMO, "utf8")) as Browser;
    return fs.existsSync(memo.executablePath) ? memo : null;
  } catch {
    return null;
  }
}

/** Renames a draft into place, because test workers may read while another run writes. */
function remember(browser: Browser): void {
  const draft = `${MEMO}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(browser));
  fs.renameSync(draft, MEMO);
}
