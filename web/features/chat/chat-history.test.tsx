import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CountryHelp } from "../../../shared/contracts/safety.ts";
import { keepUnsent } from "./conversation/unsent.ts";
import { apiError, json, networkError } from "../../testing/fake-server.ts";
import { wholeReply } from "../../testing/fake-reply.ts";
import { storedChat } from "../../testing/stored-chat.ts";
import {
  CHAT,
  HISTORY,
  endChat,
  field,
  log,
  openChat,
  openGreeted,
  openLog,
  page,
  startChat,
  startReply,
  tell,
} from "../../testing/open-chat.tsx";

beforeEach(startChat);
afterEach(endChat);

const GERMANY: CountryHelp = {
  country: "DE",
  emergency: { police: "110", medical: "112" },
  lines: [
    {
      name: "TelefonSeelsorge",
      number: "0800 111 0 111",
      address: null,
      hours: "24/7",
      kinds: ["self_harm"],
      languages: ["de"],
    },
    {
      name: "Nummer gegen Kummer",
      number: "116 111",
      address: null,
      hours: "Mo-Sa 14:00-20:00",
      kinds: ["minor"],
      languages: ["de"],
    },
  ],
};

test("history is there on return, older messages on demand", async () => {
  page.server.on(HISTORY, ({ path }) =>
    path.includes("before=2")
      ? json({
          chats: [storedChat("1", { puppy: { name: "Hero Lu", variant: "hero" } })],
          next: null,
        })
      : json({
          chats: [storedChat("3", { created_at: "2026-11-20T09:00:00.000Z" }), storedChat("2")],
          next: "2",
        }),
  );
  const { user } = await openLog("Maya");
  expect(await log().findByText("reply 3")).toBeTruthy();
  expect(log().queryByText(/^Woof woof/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Earlier messages" }));
  expect(await log().findByText("reply 1")).toBeTruthy();
  const texts = screen.getAllByText(/^(message|reply) \d$/).map((element) => element.textContent);
  expect(texts).toEqual(["message 1", "reply 1", "message 2", "reply 2", "message 3", "reply 3"]);
  // The variant that answered first has greeted.
  expect(log().getByText(/^Woof woof, Maya! I'm Hero Lu/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Earlier messages" })).toBeNull();
});

test.for([
  ["I'm maya", "Woof woof! I'm Luli, your fluffiest friend. What's your name?"],
  ["Good morning", "Woof woof, Maya! I'm Luli, your fluffiest friend. What's on your mind?"],
])("a greeting that was answered with %j stays as it was said", async ([message, greeting]) => {
  page.server.on(HISTORY, () =>
    json({ chats: [storedChat("1", { message: message! })], next: null }),
  );
  await openLog("Maya");
  expect(await log().findByText(greeting!)).toBeTruthy();
});

test("a history that cannot be loaded says so and can be asked for again", async () => {
  page.server.on(HISTORY, networkError);
  const { user } = openChat();
  expect(await screen.findByText("We couldn't load your earlier messages.")).toBeTruthy();
  page.server.on(HISTORY, () => json({ chats: [storedChat("1")], next: null }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await log().findByText("reply 1")).toBeTruthy();
});

test("a reply that was running when the page was left is followed again", async () => {
  page.server.on(HISTORY, () =>
    json({ chats: [storedChat("7", { status: "running", response: null })], next: null }),
  );
  page.server.on(CHAT, wholeReply("Here I am").answer);
  await openLog();
  expect(await log().findByText("Here I am")).toBeTruthy();
  const calls = page.server.callsTo(CHAT);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get("idempotency-key")).toBe("7");
  expect(calls[0]?.body).toMatchObject({
    messages: expect.arrayContaining([{ role: "user", content: "message 7" }]) as unknown,
  });
});

test("a stored message that failed offers Try again", async () => {
  page.server.on(HISTORY, () =>
    json({ chats: [storedChat("7", { status: "failed", response: null })], next: null }),
  );
  page.server.on(CHAT, wholeReply("Now I can").answer);
  const { user } = await openLog();
  await user.click(await log().findByRole("button", { name: "Try again" }));
  expect(await log().findByText("Now I can")).toBeTruthy();
  expect(page.server.callsTo(CHAT)[0]?.headers.get("idempotency-key")).toBe("7");
});

test("offline, the page says so, what is written waits, and one line offers whom to call; what is refused later keeps the rest", async () => {
  page.server.on("GET /api/helplines", () => json(GERMANY));
  const { user } = await openGreeted();
  await user.type(field(), "Hi");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(screen.queryByText(/You are offline/)).toBeNull();
  await user.type(field(), "Are you there?{Enter}");
  expect(page.server.callsTo(CHAT)).toEqual([]);
  expect(field()).toHaveProperty("value", "");
  expect(log().getAllByText("Will be sent when you're online.")).toHaveLength(2);
  expect(await screen.findAllByText("Nobody has read this yet.")).toHaveLength(1);
  expect(screen.queryByRole("complementary", { name: "Get help now" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "People who listen" }));
  const card = within(screen.getByRole("complementary", { name: "Get help now" }));
  expect(card.getByText("Are you safe right now?")).toBeTruthy();
  const line = await card.findByRole("link", { name: /^TelefonSeelsorge: ?0800 111 0 111$/ });
  expect(line).toHaveProperty("href", "tel:08001110111");
  expect(card.getByText("for children and teenagers · Mon–Sat 14:00–20:00")).toBeTruthy();
  page.server.on(CHAT, () => apiError(429, "rate_limited"));
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  await waitFor(() => expect(log().getAllByText("Not answered.")).toHaveLength(2));
  expect(page.server.callsTo(CHAT)).toHaveLength(1);
  expect(screen.queryByRole("complementary", { name: "Get help now" })).toBeNull();
});

test("a message that nobody could read comes with an offer of help, one that was refused does not", async () => {
  page.server.on("GET /api/helplines", () => json(GERMANY));
  const { user } = await openGreeted();
  page.server.on(CHAT, () => apiError(429, "rate_limited"));
  await user.type(field(), "Hi{Enter}");
  await screen.findByText("Not answered.");
  expect(screen.queryByText("Nobody has read this yet.")).toBeNull();
  page.server.on(CHAT, () => new Response("Bad gateway", { status: 502 }));
  await user.click(log().getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nobody has read this yet.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "People who listen" }));
  expect(screen.getByRole("link", { name: /112$/ })).toHaveProperty("href", "tel:112");
});

test("before the first message of a day stands that Luli is an AI, and again after each three hours of talk", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T11:05:00Z") });
  const said = (id: string, at: string) =>
    storedChat(id, { created_at: `2026-11-20T${at}:00.000Z` });
  const times = ["08:00", "08:25", "08:50", "09:15", "09:40", "10:05", "10:30", "10:55"];
  page.server.on(HISTORY, () =>
    json({ chats: times.map((at, index) => said(`${index}`, at)).toReversed(), next: "more" }),
  );
  await openLog("Maya");
  // The newest come first.
  await log().findByText("message 0");
  const items = log()
    .getAllByRole("listitem")
    .map((item) => item.textContent);
  const AI = "You are not talking with a human. Luli is an AI.";
  expect(items.filter((text) => text === AI)).toHaveLength(2);
  expect(items.indexOf(AI)).toBeLessThan(items.findIndex((text) => text.includes("message 0")));
  expect(items.at(-1)).toBe(AI);
  expect(items.filter((text) => text.startsWith("You've been chatting for an hour"))).toHaveLength(
    1,
  );
  vi.useRealTimers();
});

test("the list follows the newest message unless the reader has scrolled up", async () => {
  const { reply } = await startReply();
  const list = screen.getByRole("log");
  let height = 1_000;
  Object.defineProperties(list, {
    scrollHeight: { get: () => height },
    clientHeight: { value: 400 },
  });
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    fireEvent.scroll(list);
  };
  scrollTo(600);
  // A card's lines appear before the list reports its own scrolling.
  height = 1_400;
  scrollTo(600);
  await tell(reply, (own) => own.say("Woof"));
  await log().findByText("Woof");
  expect(list.scrollTop).toBe(height);
  scrollTo(1_000);
  scrollTo(300);
  await tell(reply, (own) => own.end());
  await screen.findByRole("button", { name: /New message/ });
  expect(list.scrollTop).toBe(300);
});

test("drafts and refused messages survive a reload, for the same person alone", async () => {
  page.server.on(CHAT, () => apiError(429, "rate_limited"));
  const { user, unmount } = await openGreeted();
  await user.type(field(), "A long story{Enter}");
  await screen.findByText("Not answered.");
  await user.type(field(), "And then");
  unmount();

  const again = await openGreeted();
  expect(field()).toHaveProperty("value", "And then");
  expect(log().getByText("A long story")).toBeTruthy();
  page.server.on(CHAT, wholeReply("I listen").answer);
  await again.user.click(log().getByRole("button", { name: "Try again" }));
  await log().findByText("I listen");
  await again.user.clear(field());
  again.unmount();

  const last = await openGreeted();
  expect(field()).toHaveProperty("value", "");
  expect(log().queryByText("Not answered.")).toBeNull();
  await last.user.type(field(), "Secret");
  last.unmount();
  await openGreeted("someone-else");
  expect(field()).toHaveProperty("value", "");
});

test("the card of a day without messages outlives a reload, until the day or the plan is another", async () => {
  page.server.on(CHAT, () => apiError(402, "quota_exceeded"));
  const { user, unmount } = await openGreeted();
  await user.type(field(), "Hi{Enter}");
  await waitFor(() => expect(page.states.at(-1)).toBe("resting"));
  // Another try cannot help before the next day, and Luli does not wake up for it.
  await user.type(field(), "Once more{Enter}");
  await waitFor(() => expect(log().getAllByText("Not answered.")).toHaveLength(2));
  expect(log().queryByRole("button", { name: "Try again" })).toBeNull();
  expect(page.states).toEqual(["idle", "thinking", "resting"]);
  const until = Date.now() + 60_000;
  keepUnsent("u1", { over: { until, plan: "none" } });
  unmount();
  const again = await openGreeted();
  expect(page.states.at(-1)).toBe("resting");
  again.unmount();
  keepUnsent("u1", { over: { until, plan: "active" } });
  await openGreeted();
  expect(page.states.at(-1)).toBe("idle");
});

test("the card of a day without messages goes when another plan begins, and stays away", async () => {
  page.server.on(CHAT, () => apiError(402, "quota_exceeded"));
  const { user, changePlan, unmount } = await openGreeted();
  await user.type(field(), "Hi{Enter}");
  await log().findByRole("heading", { name: "That's all for today" });
  changePlan("trial");
  await waitFor(() => expect(page.states.at(-1)).toBe("idle"));
  expect(log().queryByRole("heading", { name: "That's all for today" })).toBeNull();
  expect(log().getByRole("button", { name: "Try again" })).toBeTruthy();
  unmount();
  await openGreeted().then(({ changePlan: change }) => change("trial"));
  expect(page.states.at(-1)).toBe("idle");
});

test("a message of another tab shows here at once", async () => {
  await openGreeted();
  page.server.on(HISTORY, () => json({ chats: [storedChat("9")], next: null }));
  const tab = new BroadcastChannel("luli-chat");
  tab.postMessage("idle");
  expect(await log().findByText("reply 9")).toBeTruthy();
  tab.close();
});
