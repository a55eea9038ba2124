// The line that tells people that another model answers.
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ME, type FakeLuli, startFakeLuli } from "../../../testing/fake-luli.ts";
import { json } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { storedChat } from "../../../testing/stored-chat.ts";
import { loadAside } from "../aside/lazy.ts";

let server: FakeLuli;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T12:00:00Z") });
  server = startFakeLuli(ME);
  server.config = { ...server.config, model_changes: ["2026-11-29T12:00:00.000Z"] };
});

/** Opens the chat with messages of these moments; returns the list's lines that are a message or tell of a model. */
async function openWith(...sent: string[]): Promise<string[]> {
  const chats = sent.map((at) => storedChat(at, { message: at, created_at: `${at}:00.000Z` }));
  server.on("GET /api/chats", () => json({ chats: chats.toReversed(), next: null }));
  await Promise.all([openApp("/chat"), loadAside()]);
  const log = within(await screen.findByRole("log"));
  if (sent.length > 0) await log.findByText(sent.at(-1)!);
  return log
    .getAllByRole("listitem")
    .map(({ textContent }) => /2026-11-\d\dT\d\d:\d\d(?=\d|$)|Since .*/.exec(textContent)?.[0])
    .filter((line) => line !== undefined);
}

const BEFORE = "2026-11-29T11:00";
const AFTER = "2026-11-29T13:00";
const LINE =
  "Since November 29, Luli has been answering with another AI model. She may sound a little different.";

test("the line stands between the last message before the change and the first one after it", async () => {
  const lines = await openWith("2026-11-28T11:00", BEFORE, AFTER, "2026-11-29T14:00");
  expect(lines.indexOf(LINE)).toBe(lines.findIndex((line) => line.includes(AFTER)) - 1);
  expect(lines.filter((line) => line === LINE)).toHaveLength(1);
});

test("the line stands at the end until the person writes", async () => {
  expect((await openWith(BEFORE)).at(-1)).toBe(LINE);
});

test.each([["nobody has written"], ["the first message came after the change", AFTER]])(
  "a new person reads no line where %s",
  async (_, ...sent) => {
    expect(await openWith(...sent)).not.toContain(LINE);
  },
);
