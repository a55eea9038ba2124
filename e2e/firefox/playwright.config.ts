// The same journeys as ever, in an unpatched Firefox (journeys.ts says which), at a desk's size: BiDi knows no touch.
import { defineConfig } from "@playwright/test";
import { ZONE } from "../support/zone.ts";
import { JOURNEYS } from "./journeys.ts";

const escaped = Object.values(JOURNEYS)
  .flat()
  .map((title) => title.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&"));

export default defineConfig({
  testDir: "..",
  testMatch: Object.keys(JOURNEYS),
  globalSetup: "../support/start-luli.ts",
  outputDir: "../../.cache/firefox",
  reporter: "list",
  workers: 1,
  // Firefox starts anew for each file, and BiDi asks more often than what Chromium speaks.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: { executablePath: process.env.LULI_FIREFOX },
    baseURL: process.env.LULI_E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: ZONE,
    screenshot: "only-on-failure",
  },
  projects: [{ name: "firefox", grep: new RegExp(escaped.join("|")) }],
});
