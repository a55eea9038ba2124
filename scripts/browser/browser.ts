// A browser for the tests, and whether one really is: it starts, clicks, paints text.
import fs from "node:fs";
import { chromium } from "playwright-core";

export type Browser = {
  executablePath: string;
  env?: Record<string, string>;
  /** The same one without windows: a tenth less work for the same journey, but it shows no notifications. */
  shell?: string;
};

export const say = (message: string) => process.stderr.write(`browser: ${message}\n`);

export async function works({ executablePath, env }: Browser): Promise<boolean> {
  if (!fs.existsSync(executablePath)) return false;
  try {
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      timeout: 30_000,
    });
    try {
      const page = await browser.newPage();
      await page.setContent("<button style='font: 16px sans-serif'>Luli \u{1F436}</button>");
      await page.click("button", { timeout: 10_000 });
      // A build without fonts dies when it paints.
      await page.screenshot();
    } finally {
      await browser.close();
    }
    return true;
  } catch (error) {
    const lines = (error as Error).message.split("\n");
    const reason = lines.find((line) => /error|cannot|closed|fail/i.test(line)) ?? lines[0];
    say(`${executablePath} does not work: ${reason?.trim()}`);
    return false;
  }
}
