// How a journey's browser is started: without its windows, or whole where a journey looks at what only that one has.
import type { LaunchOptions } from "@playwright/test";
import { ensureBrowser } from "../../scripts/browser/ensure-browser.ts";
import { CHROMIUM_ARGS } from "../../scripts/browser/flags.ts";

const { executablePath, env, shell } = await ensureBrowser();

export const WHOLE_BROWSER: LaunchOptions = {
  executablePath,
  args: CHROMIUM_ARGS,
  ...(env && { env: { ...process.env, ...env } }),
};

export const LIGHT_BROWSER: LaunchOptions = {
  ...WHOLE_BROWSER,
  executablePath: shell ?? executablePath,
};
