// States of pages that no address leads to. Selectors use no words, which may be in any language.
import type { Page } from "@playwright/test";
import { DAY_MS } from "../../shared/rules/days.ts";

export type State = {
  address: string;
  /** The account that sees the page: the demo account, a visitor, or a new account. */
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

/** Says something to a Luli that answers `text`, with what `end` adds to the end of the stream. */
async function hear(page: Page, text: string, end: object = {}): Promise<void> {
  const chunks = [
    { choices: [{ delta: { content: text } }] },
    { luli: { type: "end", status: "done", rewards: null, learned_name: null, ...end } },
  ];
  const lines = [...chunks.map((chunk) => JSON.stringify(chunk)), "[DONE]"];
  await page.route("**/functions/v1/chat", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: lines.map((line) => `data: ${line}\n\n`).join(""),
    }),
  );
  await say(page, "Tell me more.");
  await page.locator("[data-reply]", { hasText: text.slice(-6) }).waitFor();
}

const inChat = (reach: State["reach"], more: Partial<State> = {}): State => ({
  address: "/chat",
  as: "demo",
  reach,
  ...more,
});

const RICH = `*tilts head* Here is a plan for **Saturday**:

1. Sleep long.
2. Walk to the lake, slowly, with a stop at every single tree on the way.
3. Bake. The oven wants \`180\` degrees.

- flour
- butter
- one biscuit for me

\`\`\`
mix(flour, butter).then(bake).then((cake) => share(cake, "Luli", "you", "everybody else at the lake"));
\`\`\`

The lake's hours are at https://example.com/lake/opening-hours?season=winter. Shall we?`;

const openTools = async (page: Page) => {
  await page.locator("[data-tools-of] > button").last().click();
  await page.locator("[role=toolbar]").waitFor();
};
const findSaid = async (page: Page) => {
  await page.locator(".chat-list > button.round-button-above").last().click();
  await page.locator("input[type=search]").fill("magician");
  await page.locator(".found").first().click();
  await page.locator("[role=search] [role=log] .bubble").first().waitFor();
};
const dialog = (page: Page) => page.locator("[role=dialog][data-state=open]").waitFor();
/** The page once more, with this in an answer. */
const withAnswer = async (page: Page, address: string | RegExp, part: object) => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as object;
    await route.fulfill({ response, json: { ...json, ...part } });
  });
  const answer = page.waitForResponse(address);
  await page.reload();
  await answer;
  await page.waitForFunction(() => !document.querySelector(".skeleton, main[inert]"));
};
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const paying = (part: object): State => ({
  address: "/profile",
  as: "demo",
  async reach(page) {
    await withAnswer(page, "**/functions/v1/check-subscription", {
      subscribed: true,
      status: "active",
      subscription_end: inDays(20),
      trial_available: false,
      ...part,
    });
    await page.locator("#subscription-title").scrollIntoViewIfNeeded();
  },
});

export const STATES: Record<string, State> = {
  limit: inChat(async (page) => {
    const error = { code: "quota_exceeded", message: "Not today." };
    await page.route("**/functions/v1/chat", (route) =>
      route.fulfill({ status: 402, json: { error } }),
    );
    await say(page, "Are you there?");
    await page.locator("[role=log] .box-premium").waitFor();
  }),
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
  search: inChat(async (page) => {
    await page.locator(".chat-list > button.round-button-above").last().click();
    await page.locator("input[type=search]").fill("you");
    await page.locator(".found").first().waitFor();
  }),
  tools: inChat(openTools),
  offline: inChat(async (page) => {
    await page.context().setOffline(true);
    await page.getByText("You are offline").waitFor();
  }),
  keyboard: inChat(async (page) => {
    const { width } = page.viewportSize()!;
    await page.setViewportSize({ width, height: 500 });
    await page.locator(".composer-field").focus();
  }),
  celebration: inChat(
    async (page) => {
      await page.locator(".companion-pet").click();
      await page.locator(".confetti").first().waitFor();
    },
    { as: "newcomer", isFleeting: true },
  ),
  streaming: inChat(
    async (page) => {
      await say(page, "scenario:long");
      await page.locator("[data-reply]", { hasText: "woof 9" }).waitFor();
    },
    { as: "newcomer", isFleeting: true },
  ),
  rich: inChat((page) => hear(page, RICH)),
  "not-answered": inChat(async (page) => {
    const error = { code: "internal", message: "No." };
    await page.route("**/functions/v1/chat", (route) =>
      route.fulfill({ status: 500, json: { error } }),
    );
    await say(page, "Are you there?");
    await page.locator(".message-line").waitFor();
  }),
  help: inChat(
    async (page) => {
      await say(page, "I want to kill myself");
      await page.locator("[role=log] aside").waitFor();
    },
    { as: "newcomer" },
  ),
  "look-back": inChat(async (page) => {
    await page.locator(".chat-list > button.round-button-above").first().click();
    await page.locator("[role=search] [role=log] .bubble").first().waitFor();
  }),
  found: inChat(findSaid, { isFleeting: true }),
  "found-tools": inChat(async (page) => {
    await findSaid(page);
    await page.locator("[role=search] .tools-button.is-newest").click();
    await page.locator("[role=toolbar]").waitFor();
  }),
  remembered: inChat(async (page) => {
    const memories = ["A sister called Anna", "Lives in Oslo, by the water"];
    await page.route("**/api/chats/*/memories", (route) =>
      route.fulfill({
        json: { memories: memories.map((words, at) => ({ id: `${at}`, words })) },
      }),
    );
    await hear(page, "Is Anna well up there?", { memory: "used" });
    await page.locator(".bubble + button").last().click();
    await dialog(page);
  }),
  report: inChat(async (page) => {
    await openTools(page);
    await page.locator("[role=toolbar] button").last().click();
    await dialog(page);
  }),
  voice: inChat(async (page) => {
    await page.locator(".composer-row button[aria-pressed]").click();
    await page.locator(".composer-row .plate").waitFor();
  }),
  scripted: inChat(async (page) => {
    await page.locator("button:has(> .box-warn)").click();
    await dialog(page);
  }),
  "name-chips": inChat((page) => hear(page, "A good day for a walk!", { asked_name: "Sunny" }), {
    as: "newcomer",
  }),
  "remember-chips": inChat(
    (page) => hear(page, "Thank you for telling me.", { asks_memory: true }),
    { as: "newcomer" },
  ),
  "follow-up-chips": inChat(async (page) => {
    const told = {
      id: "b3b0f1de-61d2-4f6c-8f3a-0f6f3f0e5a01",
      message: "I have my driving test on Friday at nine. I am so nervous.",
      response: "Friday at nine, noted in my heart! What are you most nervous about?",
      status: "done",
      help: null,
      memory: null,
      reaction: null,
      asked_name: null,
      follow_up_offer: "I have my driving test on 4 December at nine",
      follow_up: null,
      is_revised: false,
      puppy: { name: "Luli", variant: "original" },
      created_at: new Date().toISOString(),
    };
    await withAnswer(page, /\/api\/chats(?:\?|$)/u, { chats: [told], next: null });
    await page.locator("main [role=group] button").first().waitFor();
  }),
  "model-change": inChat(async (page) => {
    await page.route("**/chat", async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const changed = `"model_changes":["${inDays(-0.1)}"]`;
      const body = (await response.text()).replace('"model_changes":[]', changed);
      await route.fulfill({ response, body });
    });
    await page.reload();
    await page.locator("[role=log] .bubble").first().waitFor();
  }),
  /** The size of a window at 200 % zoom. */
  enlarged: inChat(async (page) => {
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: width / 2, height: height / 2 });
  }),
  "first-day": { address: "/dashboard", as: "newcomer", reach: nothing },
  "first-chat": inChat(nothing, { as: "newcomer" }),

  // The rooms around the chat.
  "trial-ending": paying({ status: "trial", subscription_end: inDays(2) }),
  "past-due": paying({ status: "past_due" }),
  cancelled: paying({ cancel_at_period_end: true }),
  "first-profile": { address: "/profile", as: "newcomer", reach: nothing },
  "no-memories": { address: "/memory", as: "newcomer", reach: nothing },
  "follow-ups": {
    address: "/memory",
    as: "demo",
    async reach(page) {
      const planned = (words: string, days: number) => ({
        chat_id: "b3b0f1de-61d2-4f6c-8f3a-0f6f3f0e5a0".concat(String(days)),
        words,
        happens_at: inDays(days),
        has_hour: days === 1,
      });
      await withAnswer(page, "**/api/follow-ups", {
        follow_ups: [
          planned("I have my driving test on 4 December at nine", 1),
          planned("I move to Hamburg with Anna and the two cats on 12 December", 9),
        ],
      });
    },
  },
  "not-saved": {
    address: "/settings",
    as: "demo",
    async reach(page) {
      await page.route("**/api/me/settings", (route) => route.abort());
      await page.locator("[role=switch]").nth(1).click();
      await page.locator(".failure-note:not(:empty)").first().waitFor();
    },
  },
  "server-error": {
    address: "/dashboard",
    as: "demo",
    async reach(page) {
      await page.route("**/api/dashboard*", (route) => route.fulfill({ status: 500 }));
      await page.reload();
      await page.locator(".panel").first().waitFor();
    },
  },
  "dashboard-offline": {
    address: "/dashboard",
    as: "demo",
    reach: (page) => page.context().setOffline(true),
  },
};
