import { afterEach, expect, test } from "vitest";
import {
  idOf,
  keepToast,
  keepToastsOf,
  lastToasts,
  missToast,
  seeToasts,
} from "./toast-history.ts";

const LEVEL = { title: "A level!", text: "More to come.", tone: "reward", coins: 70 } as const;
const SAVED = { title: "Saved", tone: "success" } as const;

let leave: () => void;
afterEach(() => leave());

const titles = () => lastToasts.get().map(({ title }) => title);

test("the last toasts are kept, the newest first, and each but once", () => {
  leave = keepToastsOf("maya");
  keepToast(LEVEL);
  keepToast(SAVED);
  keepToast(LEVEL);
  expect(titles()).toEqual(["A level!", "Saved"]);
  for (let at = 0; at < 20; at++) keepToast({ title: `Toast ${at}`, tone: "info" });
  expect(titles()).toHaveLength(12);
});

test("a toast that went by itself counts as missed until the list is opened", () => {
  leave = keepToastsOf("maya");
  keepToast(LEVEL);
  keepToast(SAVED);
  missToast(idOf(LEVEL));
  expect(lastToasts.get().map(({ isMissed }) => isMissed)).toEqual([false, true]);
  seeToasts();
  expect(lastToasts.get().map(({ isMissed }) => isMissed)).toEqual([false, false]);
});

test("toasts from before the sign-in are kept; signing out clears them", () => {
  keepToast(SAVED);
  leave = keepToastsOf("maya");
  keepToast(LEVEL);
  expect(titles()).toEqual(["A level!", "Saved"]);
  leave();
  expect(titles()).toEqual([]);
  leave = keepToastsOf("tom");
  expect(titles()).toEqual([]);
});
