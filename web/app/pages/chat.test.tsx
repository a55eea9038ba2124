// The parts beside the conversation: remembered replies, the question for a name and the badge of the scripted model.
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type FakeReply, makeReply } from "../../testing/fake-reply.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { apiError, json } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { storedChat } from "../../testing/stored-chat.ts";

const CHAT = "POST /functions/v1/chat";
const USED = storedChat("0198c0de-0000-7000-8000-000000000001", {
  message: "How is everybody?",
  response: "I hope Anna is well!",
  memory: "used",
});

let server: FakeLuli;

beforeEach(() => {
  server = startFakeLuli(ME);
});

test("a reply that used a memory shows it, leads to all of them, and forgets it with two clicks", async () => {
  let memories = [{ id: "m1", words: "my sister is called Anna" }];
  server.on("GET /api/chats", () =>
    json({ chats: [{ ...USED, memory: memories.length > 0 ? "used" : null }], next: null }),
  );
  server.on(`GET /api/chats/${USED.id}/memories`, () => json({ memories }));
  server.on("DELETE /api/memories/m1", () => {
    memories = [];
    return new Response(null, { status: 204 });
  });
  await openApp("/chat");
  await userEvent.click(await screen.findByRole("button", { name: "Luli remembered" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Luli remembered" }));
  const link = await dialog.findByRole("link", { name: "Everything Luli remembers" });
  expect(link.getAttribute("href")).toBe("/memory");
  await userEvent.click(
    await dialog.findByRole("button", { name: "Forget: my sister is called Anna" }),
  );
  expect(await dialog.findByText("Forgotten")).toBeTruthy();
  expect(dialog.queryByText("my sister is called Anna")).toBeNull();
  expect(document.querySelector(".toast")).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Luli remembered" })).toBeNull());
});

test("a memory forgotten on another device is not marked any more", async () => {
  server.on("GET /api/chats", () => json({ chats: [USED], next: null }));
  server.on(`GET /api/chats/${USED.id}/memories`, () => json({ memories: [] }));
  await openApp("/chat");
  await userEvent.click(await screen.findByRole("button", { name: "Luli remembered" }));
  expect(await screen.findByText("You asked Luli to forget this.")).toBeTruthy();
});

test("the question of the help card is answered by a tap, in words that the server hears", async () => {
  server.on("GET /api/chats", () => json({ chats: [{ ...USED, help: "stays" }], next: null }));
  await openApp("/chat");
  const chips = within(await screen.findByRole("group", { name: "Are you safe right now?" }));
  expect(chips.getByRole("button", { name: "No" })).toBeTruthy();
  const reply = makeReply();
  server.on(CHAT, reply.answer);
  await userEvent.click(chips.getByRole("button", { name: "Yes" }));
  expect(await screen.findByText("Yes, I am safe")).toBeTruthy();
  await act(async () => {
    reply.start({ help: "safe" });
    reply.say("Good to read that.");
    reply.end();
  });
  expect(screen.queryByRole("group", { name: /Are you safe/ })).toBeNull();
});

const ask = (reply: FakeReply, name: string) =>
  act(async () => {
    reply.start();
    reply.say("Woof!");
    reply.end({ asked_name: name });
  });

test("Luli asks about a possible name, and a yes is sent as a message", async () => {
  const first = makeReply();
  server.on(CHAT, first.answer);
  await openApp("/chat");
  const box = await screen.findByRole("textbox", { name: "Message to Luli" });
  await userEvent.type(box, "Nora{Enter}");
  await ask(first, "Nora");
  const chips = within(await screen.findByRole("group", { name: "Shall I call you Nora?" }));
  const second = makeReply();
  server.on(CHAT, second.answer);
  await userEvent.click(chips.getByRole("button", { name: "Yes" }));
  expect(await screen.findByText("Call me Nora")).toBeTruthy();
  expect(screen.queryByRole("group", { name: /Shall I/ })).toBeNull();
});

test("a question for the name is there after a reload, until a no", async () => {
  const asking = { ...USED, asked_name: "Nora" };
  server.on("GET /api/chats", () => json({ chats: [asking], next: null }));
  server.on(`DELETE /api/chats/${USED.id}/asked-name`, () => {
    asking.asked_name = "";
    return new Response(null, { status: 204 });
  });
  await openApp("/chat");
  const chips = within(await screen.findByRole("group", { name: "Shall I call you Nora?" }));
  await userEvent.click(chips.getByRole("button", { name: "No" }));
  expect(screen.queryByRole("group", { name: /Shall I/ })).toBeNull();
  expect(asking.asked_name).toBe("");
});

test.each([
  ["Yes", 1],
  ["No", 0],
])(
  "the page asks whether to remember something private, and %s remembers it %i times",
  async (answer, times) => {
    const reply = makeReply();
    let remembered = 0;
    server.on(CHAT, (call) => {
      server.on(`PUT /api/chats/${call.headers.get("idempotency-key")}/memory`, () => {
        remembered += 1;
        return new Response(null, { status: 204 });
      });
      return reply.answer(call);
    });
    await openApp("/chat");
    const box = await screen.findByRole("textbox", { name: "Message to Luli" });
    await userEvent.type(box, "I have asthma{Enter}");
    await act(async () => {
      reply.start();
      reply.say("Thank you for telling me.");
      reply.end({ asks_memory: true });
    });
    const chips = within(await screen.findByRole("group", { name: "Shall I remember this?" }));
    await userEvent.click(chips.getByRole("button", { name: answer }));
    await waitFor(() => expect(screen.queryByRole("group", { name: /Shall I/ })).toBeNull());
    await waitFor(() =>
      expect(screen.queryAllByText("Luli will remember this")).toHaveLength(times),
    );
    expect(remembered).toBe(times);
  },
);

test("the badge of the scripted model explains how to get a real Luli", async () => {
  server.config = { ...server.config, sandbox: ["model"] };
  await openApp("/chat");
  await userEvent.click(await screen.findByRole("button", { name: "Scripted demo" }));
  const dialog = within(await screen.findByRole("dialog", { name: "This is a scripted demo" }));
  expect(dialog.getByText(/^ollama pull/)).toBeTruthy();
});

test("a person without messages left reads when Luli is back, and Luli sleeps", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T20:00:00Z") });
  server.on("GET /api/chats", () => json({ chats: [], next: null }));
  server.on(CHAT, () => apiError(402, "quota_exceeded"));
  await openApp("/chat");
  await userEvent.type(await screen.findByRole("textbox", { name: /Message to/ }), "Hi{Enter}");
  expect(await screen.findByText("AI usage limit reached")).toBeTruthy();
  const card = within(await screen.findByRole("region", { name: "That's all for today" }));
  expect(card.getByText(/will be back tomorrow at 3:00.AM\.$/)).toBeTruthy();
  expect(card.getByRole("link", { name: "Get Premium" }).getAttribute("href")).toBe("/checkout");
  expect(screen.getByRole("img", { name: "Luli, asleep" })).toBeTruthy();
  expect(screen.getAllByText("Sleepy & Snuggly").length).toBeGreaterThan(0);
  expect(within(screen.getByRole("log")).getByText("That's all for today")).toBeTruthy();
  vi.useRealTimers();
});
