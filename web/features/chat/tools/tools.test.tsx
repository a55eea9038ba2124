import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { loadAside } from "../aside/lazy.ts";
import { openList } from "../../../testing/open-chat.tsx";
import { storedChat } from "../../../testing/stored-chat.ts";
import { turnOf } from "../conversation/conversation.ts";
import type { FaceOf } from "../message.tsx";

const TURNS = 100;
const said = (n: number) =>
  turnOf(
    storedChat(String(n), {
      puppy: { name: "Rex", variant: "hero" },
      created_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    }),
  );
const history = Array.from({ length: TURNS }, (_, n) => said(n));

async function openHistory() {
  const again = vi.fn<() => void>();
  const faceOf = vi.fn<FaceOf>(() => <i />);
  const { show } = openList(history, {
    variant: "original",
    faceOf,
    actions: {
      lastId: undefined,
      isBusy: false,
      onAgain: again,
      onEdit: () => {},
      onTakeBack: () => {},
    },
  });
  await act(loadAside);
  return { again, faceOf, show, user: userEvent.setup() };
}

const tools = () => screen.queryAllByRole("toolbar");
const item = (text: string) => screen.getByText(text).closest("li")!;
const button = (text: string) => within(item(text)).getAllByRole("button")[0]!;

test("only one of 200 messages has its tools", async () => {
  const { user } = await openHistory();
  expect(screen.getAllByRole("button")).toHaveLength(2 * TURNS);
  expect(tools()).toEqual([]);

  for (const text of ["message 7", "reply 80"]) {
    await user.hover(screen.getByText(text));
    expect(tools().map((bar) => bar.closest("li"))).toEqual([item(text)]);
  }
  await user.unhover(screen.getByText("reply 80"));
  expect(tools()).toEqual([]);
});

test("an item of a list in a message is that message", async () => {
  const { show, user } = await openHistory();
  show([...history.slice(0, -1), { ...history.at(-1)!, reply: "Bring:\n- a ball\n- a snack" }]);
  await user.hover(screen.getByText("a ball"));
  expect(tools()).toHaveLength(1);
  await user.hover(screen.getByText("a snack"));
  expect(tools().map((bar) => bar.closest("li"))).toEqual([item("Bring:")]);
});

test("the keyboard goes from message to message, into the tools of one, and back", async () => {
  const { user } = await openHistory();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(button("reply 99"));
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(button("reply 98"));
  await user.keyboard("{Enter}");
  expect(tools().map((bar) => bar.closest("li"))).toEqual([item("reply 98")]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Give a paw");
  expect(button("reply 98").ariaExpanded).toBe("true");
  await user.keyboard("{Escape}");
  expect(tools()).toEqual([]);
  expect(document.activeElement).toBe(button("reply 98"));
  expect(button("reply 98").ariaExpanded).toBe("false");
});

test("a finger that rests on a message opens its tools, one that moves on scrolls", async () => {
  await openHistory();
  vi.useFakeTimers();
  try {
    const press = (text: string) =>
      fireEvent.pointerDown(screen.getByText(text), {
        pointerType: "touch",
        clientX: 9,
        clientY: 9,
      });
    press("reply 97");
    fireEvent.pointerMove(screen.getByText("reply 97"), { clientX: 9, clientY: 60 });
    act(() => void vi.advanceTimersByTime(1000));
    expect(tools()).toEqual([]);
    press("reply 98");
    act(() => void vi.advanceTimersByTime(400));
    expect(tools()).toEqual([]);
    act(() => void vi.advanceTimersByTime(100));
    expect(tools().map((bar) => bar.closest("li"))).toEqual([item("reply 98")]);
  } finally {
    vi.useRealTimers();
  }
});

test("the last reply can be said again, and no other", async () => {
  const { again, user } = await openHistory();
  await user.hover(screen.getByText("reply 98"));
  expect(screen.queryByRole("button", { name: "Get another reply" })).toBeNull();
  await user.hover(screen.getByText("reply 99"));
  await user.click(screen.getByRole("button", { name: "Get another reply" }));
  expect(again).toHaveBeenCalledOnce();
});

test("a new message renders only itself and the one that was last", async () => {
  const { faceOf, show } = await openHistory();
  await waitFor(() => expect(faceOf).toHaveBeenCalledTimes(TURNS));
  show([...history, said(TURNS)]);
  expect(screen.getByText("reply 100")).toBeTruthy();
  expect(faceOf).toHaveBeenCalledTimes(TURNS + 2);
});
