import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DoneNote } from "./done-note.tsx";
import { FailureNote } from "./failure-note.tsx";

test("a failure is announced at once, in place, and nothing else stands there", () => {
  const { rerender } = render(<FailureNote failure={null} />);
  const note = screen.getByRole("alert");
  expect(note.childElementCount).toBe(0);
  rerender(<FailureNote failure={{ title: "Not saved", text: "It is as it was." }} />);
  expect(note.textContent).toBe("Not saved It is as it was.");
});

test("a success is announced without alarm", () => {
  render(<DoneNote done={{ title: "Signed out" }} />);
  expect(screen.getByRole("status").textContent).toContain("Signed out");
});
