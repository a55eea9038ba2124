import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Memory } from "../../../../shared/contracts/memory.ts";
import { chatsQuery } from "../../../features/chat/data.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../../testing/fake-luli.ts";
import { json } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";

const user = userEvent.setup();
let server: FakeLuli;

const memory = (id: string, words: string, more: Partial<Memory> = {}): Memory => ({
  id,
  words,
  kind: "other",
  is_pinned: false,
  noted_at: "2026-11-20T10:00:00Z",
  source: `Hey, ${words}`,
  ...more,
});
const ANNA = memory("m1", "my sister is called Anna");
const MILO = memory("m2", "my cat is Milo", { kind: "private", source: null });

beforeEach(() => {
  server = startFakeLuli(ME);
  server.memories = [ANNA, MILO];
});

const open = () => openApp("/memory");
const row = async (words: string) =>
  within((await screen.findByText(`“${words}”`)).closest("li") as HTMLElement);

test("each memory stands with its date and the message that told it", async () => {
  await open();
  const anna = await row(ANNA.words);
  expect(anna.getByText(/Nov 20, 2026 · You wrote: “Hey, my sister is called Anna”/)).toBeTruthy();
  const milo = await row(MILO.words);
  expect(milo.getByText(/Edited by you/)).toBeTruthy();
  expect(milo.getByText("At your request")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "2 memories" })).toBeTruthy();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("a memory is forgotten after a confirmation", async () => {
  const asked = vi.fn<() => void>();
  server.on("DELETE /api/memories/m1", () => {
    asked();
    server.memories = [MILO];
    return new Response(null, { status: 204 });
  });
  const { queryClient } = await open();
  queryClient.setQueryData(chatsQuery.queryKey, { pages: [], pageParams: [] });
  await user.click((await row(ANNA.words)).getByRole("button", { name: /^Forget: / }));
  const dialog = within(await screen.findByRole("dialog", { name: "Forget this?" }));
  expect(asked).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Forget this" }));
  await waitFor(() => expect(screen.queryByText(`“${ANNA.words}”`)).toBeNull());
  expect(asked).toHaveBeenCalledOnce();
  // The cached conversation still marks the memory, so it must be read again.
  expect(queryClient.getQueryState(chatsQuery.queryKey)).toMatchObject({ isInvalidated: true });
});

test("everything is forgotten, and then there is nothing yet", async () => {
  server.on("DELETE /api/memories", () => {
    server.memories = [];
    return new Response(null, { status: 204 });
  });
  await open();
  await user.click(await screen.findByRole("button", { name: "Forget everything" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Forget everything" }));
  await screen.findByRole("heading", { level: 2, name: "Nothing yet" });
  expect(screen.getByRole("link", { name: "Chat with Luli" })).toBeTruthy();
  expect(document.querySelectorAll(".stage")).toHaveLength(1);
});

test("words are written anew, and a memory is pinned", async () => {
  const sent: unknown[] = [];
  server.on("PATCH /api/memories/m1", ({ body }) => {
    sent.push(body);
    server.memories = [{ ...ANNA, ...(body as Partial<Memory>) }, MILO];
    return { body: server.memories[0] };
  });
  await open();
  await user.click((await row(ANNA.words)).getByRole("button", { name: /^Edit: / }));
  const field = await screen.findByRole("textbox", { name: "What Luli remembers" });
  await user.clear(field);
  await user.type(field, "my sister is called Eva");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click((await row("my sister is called Eva")).getByRole("button", { name: /^Pin: / }));
  await screen.findByText("Pinned");
  expect(sent).toEqual([{ words: "my sister is called Eva" }, { is_pinned: true }]);
});

test("a search that finds nothing says so and stays", async () => {
  server.on("GET /api/memories", ({ path }) => {
    const found = path.includes("search=paris") ? [] : server.memories;
    return { body: { memories: found, total: 10, next: null } };
  });
  await open();
  await user.type(await screen.findByRole("searchbox", { name: "Search" }), "paris");
  await screen.findByText("No memories found.");
  expect(screen.getByRole("searchbox", { name: "Search" })).toHaveProperty("value", "paris");
});

test("a failure says so, and what was there stays", async () => {
  server.broken.add("/api/memories/m1");
  await open();
  await user.click((await row(ANNA.words)).getByRole("button", { name: /^Pin: / }));
  await screen.findByText("Nothing has changed");
  expect(screen.getByText(`“${ANNA.words}”`)).toBeTruthy();
});

test("memory is paused by one switch", async () => {
  const sent: unknown[] = [];
  server.on("PATCH /api/me/settings", ({ body }) => {
    sent.push(body);
    return { body: { ...ME.settings, memory: false } };
  });
  await open();
  await user.click(await screen.findByRole("switch", { name: "Luli remembers" }));
  expect(sent).toEqual([{ memory: false }]);
});

test("a plan is listed with its moment, and a click takes it off", async () => {
  const exam = { chat_id: "c1", words: "My exam is on Friday", happens_at: "2026-11-27T12:00:00Z" };
  let planned = [{ ...exam, has_hour: false }];
  server.on("GET /api/follow-ups", () => json({ follow_ups: planned }));
  server.on("DELETE /api/chats/c1/follow-up", () => {
    planned = [];
    return new Response(null, { status: 204 });
  });
  await open();
  const list = within(await screen.findByRole("region", { name: "What Luli will ask about" }));
  expect(list.getByText(/^Friday, November 27$/)).toBeTruthy();
  await user.click(list.getByRole("button", { name: `Do not ask: ${exam.words}` }));
  await waitFor(() => expect(screen.queryByText(`“${exam.words}”`)).toBeNull());
});
