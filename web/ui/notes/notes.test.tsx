import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DoneNote } from "./done-note.tsx";
import { FailureNote } from "./failure-note.tsx";

test("what failed is told to readers at once, where it was tried, and nothing stands there else", () => {
  const { rerender } = render(<FailureNote failure={null} />);
  const note = screen.getByRole("alert");
  expect(note.childElementCount).toBe(0);
  rerender(<FailureNote failure={{ title: "Not saved", text: "It is as it was." }} />);
  expect(note.textContent).toBe("Not saved It is as it was.");
});

test("what is done is told without alarm", () => {
  render(<DoneNote done={{ title: "Signed out" }} />);
  expect(screen.getByRole("status").textContent).toContain("Signed out");
});
