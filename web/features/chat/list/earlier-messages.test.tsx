// The link above the oldest message while earlier ones load.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openList } from "../../../testing/open-chat.tsx";
import { storedChat } from "../../../testing/stored-chat.ts";
import { turnOf } from "../conversation/conversation.ts";

const said = (n: number) =>
  turnOf(
    storedChat(String(n), {
      created_at: new Date(Date.UTC(2026, 0, 1, 12) + n * 1000).toISOString(),
    }),
  );
const TURNS = Array.from({ length: 80 }, (_, n) => said(n));
const RECENT = 40;

test("the way to earlier messages stays, with its focus and the day below it, while a page of them comes in", async () => {
  const { show } = openList(TURNS.slice(RECENT), { hasOlder: true });
  expect(await screen.findByText(`message ${RECENT}`)).toBeTruthy();
  const days = () => screen.getAllByText(/January/);
  const seen: number[] = [];
  const watch = new MutationObserver(() => seen.push(days().length));
  const button = screen.getByRole("button", { name: "Earlier messages" });
  button.focus();
  watch.observe(document.body, { subtree: true, childList: true });
  show(TURNS);
  expect(document.activeElement).toBe(button);
  expect(await screen.findByText("message 0")).toBeTruthy();
  watch.disconnect();
  expect(document.activeElement).toBe(button);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([1]));
});
