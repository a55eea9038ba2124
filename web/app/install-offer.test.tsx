import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "../ui/toast/toast.tsx";
import { offerInstall } from "./install-offer.ts";

const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
const OFFER = "Take Luli with you";

beforeEach(() => {
  prompt.mockClear();
});

/** Chromium fires this event at each visit. */
const visit = () =>
  act(async () => {
    window.dispatchEvent(
      Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }),
    );
  });

test("from the second day on Luli offers once to stand on the home screen", async () => {
  offerInstall();
  render(<Toaster />);
  await visit();
  await visit();
  expect(screen.queryByRole("status")).toBeNull();
  localStorage.setItem("luli-first-day", "Thu Jan 01 2026");
  await visit();
  fireEvent.click(await screen.findByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledOnce();
  await expect.poll(() => screen.queryByText(OFFER)).toBeNull();
  await visit();
  expect(screen.queryByText(OFFER)).toBeNull();
});
