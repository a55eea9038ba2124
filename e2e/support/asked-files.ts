// Counts what a page asks for until it can be used.
import { expect, type Page, type Request } from "@playwright/test";

/** Beside its scripts a page asks for its document, session, data, pictures and fonts. */
const MOST_FILES = 25;

declare global {
  interface Window {
    usableAt?: number;
  }
}

/** Returns a check of the document that was loaded last. */
export async function watchFiles(page: Page): Promise<() => Promise<void>> {
  // The page itself notes the moment: a test that asks from outside is late on a busy machine, and counts what comes after.
  await page.addInitScript(() => {
    const isUsable = () => {
      const heading = document.querySelector("main:not([inert]) h1");
      return heading && Object.keys(heading).some((key) => key.startsWith("__reactProps"));
    };
    new MutationObserver(() => {
      if (isUsable()) window.usableAt ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  let requests: Request[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests = [];
    requests.push(request);
  });
  return async () => {
    await page.waitForFunction(() => window.usableAt);
    // A file is listed once it is there. The stream of news never ends.
    const files = requests.filter((request) => !request.url().endsWith("/api/chats/news"));
    await Promise.all(files.map(async (file) => (await file.response())?.finished()));
    const asked = await page.evaluate(() =>
      performance
        .getEntries()
        .filter(
          ({ entryType, startTime }) =>
            ["navigation", "resource"].includes(entryType) && startTime <= window.usableAt!,
        )
        .map(({ name }) => name),
    );
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(MOST_FILES);
    expect(asked.length).toBeGreaterThan(5);
  };
}
