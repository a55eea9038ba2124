// The journeys: a real server, a real browser, at the size of a desk and of a phone.
import { defineConfig } from "@playwright/test";
import { LIGHT_BROWSER } from "./e2e/support/launch.ts";
import { ZONE } from "./e2e/support/zone.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/start-luli.ts",
  outputDir: ".cache/e2e",
  fullyParallel: true,
  // Three workers on two cores: while one waits for a clock, two others work.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Ample, because two browsers may share two cores with others; waiting ends as soon as there is something to see.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the global setup, which runs before the workers that read it here.
    baseURL: process.env.LULI_E2E_URL,
    launchOptions: LIGHT_BROWSER,
    // A service worker would hide requests from `page.route`; its own journeys allow it.
    serviceWorkers: "block",
    locale: "en-US",
    timezoneId: ZONE,
    // Motion is the business of a few journeys, which ask for it; elsewhere it would only keep the cores busy.
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs a sixth of the time, and every journey would pay for it: a failing one is run again with `--trace=on`.
    trace: "off",
    screenshot: "only-on-failure",
  },
  // Journeys run at the size of a desk; @both adds a phone, @phone runs on a phone alone.
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
