// What a page looks like at the moments that no address leads to. Nothing is found by its words, which may be in any language.
import type { Page } from "@playwright/test";

export type State = {
  address: string;
  /** Whose page it is: the demo account's, a visitor's, or somebody's who came just now. */
  as: "demo" | "visitor" | "newcomer";
  /** Something in it lasts a moment only. */
  isFleeting?: true;
  reach: (page: Page) => Promise<void>;
};

const say = async (page: Page, text: string) => {
  await page.locator(".composer-field").fill(text);
  await page.locator(".composer-field").press("Enter");
};
const nothing = () => Promise.resolve();

export const STATES: Record<string, State> = {
  limit: {
    address: "/chat",
    as: "demo",
    async reach(page) {
      const error = { code: "quota_exceeded", message: "Not today." };
      await page.route("**/functions/v1/chat", (route) =>
        route.fulfill({ status: 402, json: { error } }),
      );
      await say(page, "Are you there?");
      await page.locator("[role=log] .box-premium").waitFor();
    },
  },
  error: {
    address: "/auth",
    as: "visitor",
    async reach(page) {
      await page.locator("input[type=email]").fill("maya@luli.test");
      await page.locator("input[type=password]").fill("not the one");
      await page.locator("input[type=password]").press("Enter");
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  search: {
    address: "/chat",
    as: "demo",
    async reach(page) {
      await page.locator(".chat-list > button.round-button-above").last().click();
      await page.locator("input[type=search]").fill("you");
      await page.locator(".found").first().waitFor();
    },
  },
  tools: {
    address: "/chat",
    as: "demo",
    async reach(page) {
      await page.locator("[data-tools-of] > button").last().click();
      await page.locator("[role=toolbar]").waitFor();
    },
  },
  offline: {
    address: "/chat",
    as: "demo",
    async reach(page) {
      await page.context().setOffline(true);
      await page.locator(".offline-banner").waitFor();
    },
  },
  keyboard: {
    address: "/chat",
    as: "demo",
    async reach(page) {
      const { width } = page.viewportSize()!;
      await page.setViewportSize({ width, height: 500 });
      await page.locator(".composer-field").focus();
    },
  },
  celebration: {
    address: "/chat",
    as: "newcomer",
    isFleeting: true,
    async reach(page) {
      await page.locator(".companion-pet").click();
      await page.locator(".confetti").first().waitFor();
    },
  },
  "first-day": { address: "/dashboard", as: "newcomer", reach: nothing },
  "first-chat": { address: "/chat", as: "newcomer", reach: nothing },
};
