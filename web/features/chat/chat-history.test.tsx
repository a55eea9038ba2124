import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Chat } from "../../../shared/contracts/chat.ts";
import { json, networkError } from "../../testing/fake-server.ts";
import { wholeReply } from "../../testing/fake-reply.ts";
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
  sendButton,
  startChat,
  startReply,
  tell,
} from "../../testing/open-chat.tsx";

beforeEach(startChat);
afterEach(endChat);

const stored = (id: string, change: Partial<Chat> = {}): Chat => ({
  id,
  message: `message ${id}`,
  response: `reply ${id}`,
  status: "done",
  help: null,
  created_at: "2026-11-20T08:00:00.000Z",
  ...change,
});

test("history is there on return, older messages on demand", async () => {
  page.server.on(HISTORY, ({ path }) =>
    path.includes("before=2")
      ? json({ chats: [stored("1")], next: null })
      : json({
          chats: [stored("3", { created_at: "2026-11-20T09:00:00.000Z" }), stored("2")],
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
  expect(log().getByText(/^Woof woof, Maya!/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Earlier messages" })).toBeNull();
});

test("a history that cannot be loaded says so and can be asked for again", async () => {
  page.server.on(HISTORY, networkError);
  const { user } = openChat();
  expect(await screen.findByText("Your earlier messages could not be loaded.")).toBeTruthy();
  page.server.on(HISTORY, () => json({ chats: [stored("1")], next: null }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await log().findByText("reply 1")).toBeTruthy();
});

test("a reply that was running when the page was left is followed again", async () => {
  page.server.on(HISTORY, () =>
    json({ chats: [stored("7", { status: "running", response: null })], next: null }),
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
    json({ chats: [stored("7", { status: "failed", response: null })], next: null }),
  );
  page.server.on(CHAT, wholeReply("Now I can").answer);
  const { user } = await openLog();
  await user.click(await log().findByRole("button", { name: "Try again" }));
  expect(await log().findByText("Now I can")).toBeTruthy();
  expect(page.server.callsTo(CHAT)[0]?.headers.get("idempotency-key")).toBe("7");
});

test("a page that is left stops reading, and on return the reply is followed again", async () => {
  const { reply, unmount } = await startReply();
  await tell(reply, (own) => own.say("Wo"));
  const [call] = page.server.callsTo(CHAT);
  const id = call?.headers.get("idempotency-key") ?? "";
  unmount();
  expect(call?.signal?.aborted).toBe(true);

  page.server.on(HISTORY, () =>
    json({ chats: [stored(id, { status: "running", response: null })], next: null }),
  );
  page.server.on(CHAT, wholeReply("Woof, there you are").answer);
  openChat();
  expect(await screen.findByText("Woof, there you are")).toBeTruthy();
  expect(page.server.callsTo(CHAT)[1]?.headers.get("idempotency-key")).toBe(id);
});

test("offline, the page says so and nothing can be sent", async () => {
  const { user } = await openGreeted();
  await user.type(field(), "Hi");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(page.server.callsTo(CHAT)).toEqual([]);
  expect(field()).toHaveProperty("value", "Hi");
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  expect(sendButton()).toHaveProperty("disabled", false);
});

test("what people write is text, never markup", async () => {
  page.server.on(CHAT, wholeReply("<img src=x onerror=alert(1)>").answer);
  const { user, container } = await openGreeted();
  await user.type(field(), "<b>bold</b>{Enter}");
  expect(await log().findByText("<img src=x onerror=alert(1)>")).toBeTruthy();
  expect(log().getByText("<b>bold</b>")).toBeTruthy();
  expect(container.querySelector("b, img[src=x]")).toBeNull();
});

test("a piece of the reply renders its own bubble and nothing around it", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => own.say("a"));
  const bubble = await log().findByText("a");
  const changed: Node[] = [];
  const observer = new MutationObserver((records) =>
    changed.push(...records.map((record) => record.target)),
  );
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  await tell(reply, (own) => own.say("b"));
  await waitFor(() => expect(bubble.textContent).toBe("ab"));
  observer.disconnect();
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every((node) => bubble.contains(node))).toBe(true);
});
