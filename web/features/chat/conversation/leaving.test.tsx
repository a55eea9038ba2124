// A page that is left right after Enter loses no message.
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keep } from "../../../lib/browser/kept.ts";
import { keepJson } from "../../../lib/browser/kept-json.ts";
import { wholeReply } from "../../../testing/fake-reply.ts";
import {
  CHAT,
  endChat,
  field,
  openGreeted,
  page,
  startChat,
  startReply,
  tell,
} from "../../../testing/open-chat.tsx";
import { readConversation } from "./last-conversation.ts";
import { readOutbox } from "./outbox.ts";

beforeEach(startChat);
afterEach(endChat);

const never = () => new Promise<Response>(() => {});

test("an unconfirmed message is sent by the next page, under the same key", async () => {
  page.server.on(CHAT, never);
  const { user, unmount } = await openGreeted();
  await user.type(field(), "Hi Luli{Enter}");
  await waitFor(() => expect(page.server.callsTo(CHAT)).toHaveLength(1));
  const [lost] = page.server.callsTo(CHAT);
  unmount();

  page.server.on(CHAT, wholeReply("Woof, I heard you").answer);
  await openGreeted();
  expect(await screen.findByText("Woof, I heard you")).toBeTruthy();
  const [, heard] = page.server.callsTo(CHAT);
  expect(heard?.headers.get("idempotency-key")).toBe(lost?.headers.get("idempotency-key"));
  expect(heard?.body).toMatchObject({
    messages: expect.arrayContaining([{ role: "user", content: "Hi Luli" }]) as unknown,
  });
  expect(readOutbox("u1")).toEqual([]);
});

test("leaving cancels no message on its way, and stops reading a confirmed one", async () => {
  const { reply, unmount } = await startReply();
  const [call] = page.server.callsTo(CHAT);
  expect(readOutbox("u1")).toHaveLength(1);
  unmount();
  expect(call?.signal?.aborted).toBe(false);
  await tell(reply, (own) => own.start());
  await waitFor(() => expect(call?.signal?.aborted).toBe(true));
  expect(readOutbox("u1")).toEqual([]);
  expect(screen.queryByText(/Chat error/)).toBeNull();
});

test("an old message without a writer belongs to the person this device knows", () => {
  const turn = { id: "c1", message: "Hi", at: "2026-11-28T08:00:00.000Z", replaces: undefined };
  keepJson("outbox", [turn]);
  expect(readOutbox("u1")).toEqual([]);
  keep("person", "u1");
  expect(readOutbox("u1")).toEqual([turn]);
  expect(readOutbox("u2")).toEqual([]);
});

test("a conversation kept by an older version reads without its stored chats", () => {
  const turn = {
    id: "c1",
    message: "Hi",
    reply: "Woof",
    status: "done",
    help: null,
    at: "2026-11-28",
  };
  keepJson("conversation", { puppyName: "Rex", turns: [turn] });
  expect(readConversation()).toEqual({ puppyName: "Rex", turns: [{ ...turn, stored: {} }] });
});
