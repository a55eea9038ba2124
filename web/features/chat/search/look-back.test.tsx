import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { json } from "../../../testing/fake-server.ts";
import { endChat, HISTORY, openLog, page, startChat } from "../../../testing/open-chat.tsx";
import { storedChat } from "../../../testing/stored-chat.ts";

beforeEach(startChat);
afterEach(endChat);

test("who looks back sees the face and the name of whoever said it then", async () => {
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
});

test("what a search leads to is marked, and read on by keyboard", async () => {
  const [hit, next] = [storedChat("hit"), storedChat("next")];
  page.server.on(HISTORY, ({ path }) =>
    json({ chats: path.includes("since=") ? [next, hit] : [next], next: null }),
  );
  page.server.on("GET /api/chats/found", () => json({ chats: [hit] }));
  const { user } = await openLog("Maya");
  await user.click(await screen.findByRole("button", { name: "Find what was said" }));
  const search = within(await screen.findByRole("search"));
  await user.type(search.getByRole("searchbox"), "hit");
  await user.click(await search.findByRole("button", { name: /hit/ }));
  const asked = (await search.findByText("reply hit")).closest("li")!.previousElementSibling;
  expect(asked?.previousElementSibling?.className).toBe("found-here");
  expect(document.querySelectorAll(".found-here")).toHaveLength(1);
  expect(document.activeElement).toBe(search.getByRole("log"));
});
