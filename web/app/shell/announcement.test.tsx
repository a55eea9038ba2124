import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { Banner } from "../../../shared/contracts/site.ts";
import { speak } from "../../lib/words/words.ts";
import { Announcement } from "./announcement.tsx";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const banner: Banner = {
  id: "first",
  kind: "info",
  words: { "en-US": "Down on Sunday", de: "Sonntag zu" },
  link: "/safety",
  starts_at: inMinutes(-1),
  ends_at: inMinutes(1),
};

afterEach(() => {
  speak("en-US");
});

test("an announcement shows in the person's language and stays dismissed until another comes", async () => {
  speak("de");
  const { unmount } = render(<Announcement banner={banner} />);
  const link = screen.getByRole("link", { name: "Sonntag zu" });
  expect(link.getAttribute("href")).toBe("/safety");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("status")).toBeNull();
  unmount();
  speak("fr");
  render(<Announcement banner={banner} />);
  expect(screen.queryByRole("status")).toBeNull();
  render(<Announcement banner={{ ...banner, id: "second", link: null }} />);
  expect(screen.getByText("Down on Sunday").getAttribute("lang")).toBe("en-US");
});

test.each([
  ["has not begun", { starts_at: inMinutes(1), ends_at: inMinutes(2) }],
  ["is over", { starts_at: inMinutes(-2), ends_at: inMinutes(-1) }],
])("what %s is not shown", (_, times) => {
  render(<Announcement banner={{ ...banner, ...times }} />);
  expect(screen.queryByRole("status")).toBeNull();
});
