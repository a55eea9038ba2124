import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FirstTalk, type Line } from "./first-talk.tsx";

test("a visitor asks five things, each is answered, and the focus is never lost", async () => {
  const user = userEvent.setup();
  const onAsk = vi.fn<(line: Line) => void>();
  render(<FirstTalk onAsk={onAsk} />);
  expect(screen.getByRole("status").textContent).toContain("an AI puppy");
  const answers = new Set<string | null>();
  for (let i = 0; i < 5; i += 1) {
    const [offered] = screen.getAllByRole("button");
    await user.click(offered!);
    answers.add(screen.getByRole("status").textContent);
    expect(document.activeElement).not.toBe(document.body);
  }
  expect(answers.size).toBe(5);
  expect(new Set(onAsk.mock.calls.flat()).size).toBe(5);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("That is all out here. With an account we go on.")).toBeTruthy();
});
