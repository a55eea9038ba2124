// The parts beside the conversation: remembered replies, the question for a name and the badge of the scripted model.
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Chat } from "../../../shared/contracts/chat.ts";
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

describe("an offer to ask how an event went", () => {
  const words = "my exam is on 5 March 2026";
  const chip = { name: `“${words}” Shall I ask you how it went?` };
  const offering = { ...USED, memory: null, follow_up_offer: words };
  const later = Array.from({ length: 8 }, (_, n) =>
    storedChat(`0198c0de-0000-7000-8000-00000000001${n}`, { message: `More ${n}` }),
  );
  const show = (...chats: Chat[]) =>
    server.on("GET /api/chats", () => json({ chats: chats.toReversed(), next: null }));
  const openNews = () => {
    const news = Promise.withResolvers<ReadableStreamDefaultController>();
    const body = new ReadableStream({ start: news.resolve });
    server.on("GET /api/chats/news", () => new Response(body));
    return async (line: string) =>
      (await news.promise).enqueue(new TextEncoder().encode(`data: ${line}\n\n`));
  };

  test.each([
    ["Yes", "PUT", 1],
    ["No", "DELETE", 0],
  ] as const)("sends %s once, and stays answered", async (answer, method, times) => {
    let sent = 0;
    const tell = openNews();
    show(offering);
    server.on(`${method} /api/chats/${USED.id}/follow-up`, () => {
      sent += 1;
      return new Response(null, { status: 204 });
    });
    await openApp("/chat");
    const chips = within(await screen.findByRole("group", chip));
    await userEvent.click(chips.getByRole("button", { name: answer }));
    await waitFor(() => expect(screen.queryByRole("group", chip)).toBeNull());
    const promised = () => screen.queryAllByText("All right, I will ask once.");
    await waitFor(() => expect(promised()).toHaveLength(times));
    expect(sent).toBe(1);
    show({ ...offering, response: "Read again.", follow_up_offer: null });
    await tell("marks");
    await screen.findByText("Read again.");
    expect(promised()).toHaveLength(times);
  });

  test("quotes the beginning of a long event", async () => {
    show({ ...offering, follow_up_offer: `${"a".repeat(90)} and more` });
    await openApp("/chat");
    const name = `“${"a".repeat(90)}…” Shall I ask you how it went?`;
    expect(await screen.findByRole("group", { name })).toBeTruthy();
  });

  test("appears beside a finished reply when the server tells of it", async () => {
    const [reply, tell] = [makeReply(), openNews()];
    let id = "";
    server.on(CHAT, (call) => {
      id = call.headers.get("idempotency-key")!;
      return reply.answer(call);
    });
    await openApp("/chat");
    const box = await screen.findByRole("textbox", { name: "Message to Luli" });
    await userEvent.type(box, "My exam is on Thursday{Enter}");
    await act(async () => {
      reply.start();
      reply.say("I cross my paws.");
      reply.end();
    });
    show({ ...offering, id });
    await tell("marks");
    expect(await screen.findByRole("group", chip)).toBeTruthy();
  });

  test.each([
    ["after seven more messages", later.slice(0, 7), true],
    ["no more after eight", later, false],
    ["not beside help", [{ ...later[0]!, help: "offer" as const }], false],
    ["not beside another question", [{ ...later[0]!, asked_name: "Nora" }], false],
  ])("stands %s", async (_when, more, isThere) => {
    server.config = { ...server.config, sandbox: ["model"] };
    show(offering, ...more);
    await openApp("/chat");
    await screen.findByText(more.at(-1)!.message);
    await screen.findByRole("button", { name: "Scripted demo" });
    expect(screen.queryByRole("group", chip) !== null).toBe(isThere);
  });
});

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
