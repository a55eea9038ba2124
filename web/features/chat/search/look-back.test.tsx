import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { json } from "../../../testing/fake-server.ts";
import { endChat, HISTORY, openLog, page, startChat } from "../../../testing/open-chat.tsx";
import { storedChat } from "../../../testing/stored-chat.ts";

beforeEach(startChat);
afterEach(endChat);

test("last week is one click away and back, with the face and the name of each variant", async () => {
  const old = storedChat("1", { created_at: "2025-11-20T08:00:00.000Z" });
  const heros = storedChat("week", { puppy: { name: "Hero Lu", variant: "hero" } });
  page.server.on(HISTORY, ({ path }) =>
    json({ chats: path.includes("since=") ? [heros, storedChat("2")] : [old], next: null }),
  );
  const { user } = await openLog("Maya");
  await user.click(await screen.findByRole("button", { name: "Last week" }));
  const lookBack = within(await screen.findByRole("search"));
  const rowOf = async (words: string) => (await lookBack.findByText(words)).closest("li")!;
  const faceIn = (row: Element) => row.querySelector("img")?.getAttribute("src");
  const then = await rowOf("reply week");
  expect(faceIn(then)).toBe("/hero.svg");
  expect(then.textContent).toContain("Hero Lu");
  expect(faceIn(await rowOf("reply 2"))).toBe("/luli.svg");
  expect(document.activeElement).toBe(lookBack.getByRole("log"));
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Last week" }));
});

async function openFound() {
  const [hit, next] = [storedChat("hit"), storedChat("next")];
  page.server.on(HISTORY, () => json({ chats: [next, hit], next: null }));
  page.server.on("GET /api/chats/found", () => json({ chats: [next, hit] }));
  const { user } = await openLog("Maya");
  await user.click(await screen.findByRole("button", { name: "Search messages" }));
  const search = within(await screen.findByRole("search"));
  await user.type(search.getByRole("searchbox"), "hit");
  const result = await search.findByRole("button", { name: /message hit/ });
  await user.click(result);
  await search.findByText("reply hit");
  return { user, search, result };
}

test("a found message is marked, and the keyboard reads on from it", async () => {
  const { search } = await openFound();
  const asked = search.getByText("reply hit").closest("li")!.previousElementSibling;
  expect(asked?.previousElementSibling?.className).toBe("found-here");
  expect(document.querySelectorAll(".found-here")).toHaveLength(1);
  expect(document.activeElement).toBe(search.getByRole("log"));
});

test("from what was found one goes back to the results, to the one that was chosen", async () => {
  const { user, search, result } = await openFound();
  expect(result.closest("[hidden]")).not.toBeNull();
  await user.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe("Back to results");
  await user.keyboard("{Enter}");
  expect(search.queryByRole("log")).toBeNull();
  expect(search.getByRole("searchbox")).toHaveProperty("value", "hit");
  expect(document.activeElement).toBe(result);
  expect(result.closest("[hidden]")).toBeNull();
  // Last week can be opened while the results are still there.
  await user.click(search.getByRole("button", { name: "Last week" }));
  await user.click(search.getByRole("button", { name: "Back to results" }));
  expect(document.activeElement).toBe(result);
});

test("other words lead to their own results, and the same ones again, too", async () => {
  const { user, search, result } = await openFound();
  await user.type(search.getByRole("searchbox"), "s");
  await waitFor(() => expect(search.queryByRole("log")).toBeNull());
  await user.type(search.getByRole("searchbox"), "{Backspace}");
  await waitFor(() => expect(result.isConnected).toBe(true));
  expect(search.queryByRole("log")).toBeNull();
});

test("earlier messages have their tools, except those of the last message", async () => {
  const { user, search } = await openFound();
  page.server.on("PUT /api/chats/hit/reaction", () => new Response(null, { status: 204 }));
  await user.hover(search.getByText("reply hit"));
  const tools = () => screen.getAllByRole("toolbar");
  expect(tools().map((bar) => bar.closest("li"))).toEqual([
    search.getByText("reply hit").closest("li"),
  ]);
  await user.click(search.getByRole("button", { name: "Give a heart" }));
  expect(await search.findByRole("img", { name: "You gave a heart" })).toBeTruthy();
  await user.hover(search.getByText("reply next"));
  expect(tools()).toHaveLength(1);
  expect(search.queryByRole("button", { name: "Get another reply" })).toBeNull();
});

test("the keyboard reaches the tools of what was found, and Escape leaves them alone", async () => {
  const { user, search } = await openFound();
  await user.tab();
  expect(document.activeElement?.closest("li")).toBe(search.getByText("reply hit").closest("li"));
  await user.keyboard("{Enter}{Escape}");
  expect(screen.queryByRole("toolbar")).toBeNull();
  expect(screen.getByRole("search")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("search")).toBeNull();
});
