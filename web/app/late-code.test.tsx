import { expect, test, vi } from "vitest";
import { preload } from "../ui/lazy-component.ts";

const pause = () => new Promise((resolve) => setTimeout(resolve));

test("late code loads in turn, without what is not wanted any more; a failure comes again online", async () => {
  const started: string[] = [];
  const first = Promise.withResolvers<void>();
  const loading = (name: string, outcome: () => Promise<unknown>) =>
    preload(() => {
      started.push(name);
      return outcome();
    });
  loading("bell", () => first.promise);
  const leave = loading("search", () => Promise.resolve());
  const fails = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("offline"));
  loading("tools", fails.mockResolvedValue());
  loading("voice", () => Promise.resolve());
  preload(() => Promise.resolve(started.push("toast")), true);
  await expect.poll(() => started).toEqual(["toast", "bell"]);
  await pause();
  expect(started).toEqual(["toast", "bell"]);
  leave();
  first.resolve();
  await expect.poll(() => started).toEqual(["toast", "bell", "tools", "voice"]);
  window.dispatchEvent(new Event("online"));
  expect(started.slice(4)).toEqual(["tools"]);
});
