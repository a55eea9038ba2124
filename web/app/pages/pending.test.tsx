import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PendingPage } from "./pending.tsx";

test("a pending page has a title and says that it loads", () => {
  render(<PendingPage />);
  expect(document.title).toBe("Luli");
  expect(screen.getByRole("main").textContent).not.toBe("");
});
