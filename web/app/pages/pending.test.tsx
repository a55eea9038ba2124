import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PendingPage } from "./pending.tsx";

test("who waits for a page has a document with a title, and is told that it loads", () => {
  render(<PendingPage />);
  expect(document.title).toBe("Luli");
  expect(screen.getByRole("main").textContent).not.toBe("");
});
