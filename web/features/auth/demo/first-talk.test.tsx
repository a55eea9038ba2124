import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { FirstTalkAnswer } from "../../../../shared/contracts/chat.ts";
import { FIRST_TALK } from "../../../../shared/rules/first-talk.ts";
import { type FakeServer, json, startFakeServer } from "../../../testing/fake-server.ts";
import { FirstTalk } from "./first-talk.tsx";
import type { Line } from "./script.ts";

const SAY = "POST /api/first-talk";
const FINE: FirstTalkAnswer = { text: null, needs_help: false, is_sad: false };
let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
  server.on(SAY, () => json(FINE));
});

const open = () => {
  const onSaid = vi.fn<(line: Line) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FirstTalk onSaid={onSaid} helpAs={(help) => <p>help as {help}</p>} />
    </QueryClientProvider>,
  );
  return { onSaid, user: userEvent.setup() };
};
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const answer = () => screen.getByRole("status").textContent;
const OVER = "That's all for the demo. Sign up to keep talking.";

test("a visitor asks five things, each is answered, and the focus is never lost", async () => {
  const { user, onSaid } = open();
  expect(answer()).toContain("an AI puppy");
  const answers = new Set<string | null>();
  for (let i = 0; i < FIRST_TALK.messages; i += 1) {
    const [offered] = screen.getAllByRole("button");
    await user.click(offered!);
    answers.add(answer());
    expect(document.activeElement).not.toBe(document.body);
  }
  expect(answers.size).toBe(5);
  expect(new Set(onSaid.mock.calls.flat()).size).toBe(5);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText(OVER)).toBeTruthy();
});

test("typed messages are answered five times, never twice alike", async () => {
  const { user } = open();
  const answers = new Set<string | null>();
  for (const said of ["Hi Luli", "what's your name?", "I like tea", "and cake", "and rain"]) {
    await user.type(field(), `${said}{Enter}`);
    await screen.findByText(said);
    answers.add(answer());
  }
  expect([...answers][0]).toContain("Woof, hello!");
  expect([...answers][1]).toContain("an AI");
  expect(answers.size).toBe(5);
  expect(screen.getByText(OVER)).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test("a sad visitor is met gently, whatever the words", async () => {
  server.on(SAY, () => json({ ...FINE, is_sad: true }));
  const { user, onSaid } = open();
  await user.type(field(), "My cat died{Enter}");
  await screen.findByText("My cat died");
  expect(answer()).toContain("sit with me a moment");
  expect(onSaid).toHaveBeenLastCalledWith("hard");
});

test("a cry for help gets the vetted answer and whom to call, and uses nothing up", async () => {
  server.on(SAY, () => json({ text: "Are you safe right now?", needs_help: true, is_sad: true }));
  const { user } = open();
  for (let i = 0; i <= FIRST_TALK.messages; i += 1) {
    await user.type(field(), `I want to die ${i}{Enter}`);
    await screen.findByText(`I want to die ${i}`);
  }
  expect(answer()).toBe("Are you safe right now?");
  expect(screen.getByText("help as card")).toBeTruthy();
  expect(field()).toBeTruthy();
});

test("an unsent message stays in the field, and a limit ends the talk", async () => {
  server.on(SAY, () => {
    throw new TypeError("network lost");
  });
  const { user } = open();
  await user.type(field(), "Hello?{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Try again?");
  expect(field().value).toBe("Hello?");
  server.on(SAY, () =>
    json({ error: { code: "too_many_requests", message: "Slow." } }, { status: 429 }),
  );
  await user.type(field(), "{Enter}");
  expect(await screen.findByText(OVER)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
