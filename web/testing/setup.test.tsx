// Changes of a test to frames or the network end with it.
import { onlineManager } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

const FRAMES_MS = 100;

test("a fake clock while the page changes...", async () => {
  const input = document.createElement("input");
  document.body.append(input);
  input.focus();
  // Frames pause while no test wants them.
  await new Promise((resolve) => setTimeout(resolve, FRAMES_MS));
  vi.useFakeTimers();
  input.replaceWith(document.createElement("style"));
  expect(vi.isFakeTimers()).toBe(true);
});

test("... takes no later test its frames", async () => {
  const drawn = vi.fn<() => void>();
  requestAnimationFrame(drawn);
  await expect.poll(() => drawn).toHaveBeenCalledOnce();
});

test("a page that goes offline pauses its queries...", () => {
  const stop = onlineManager.subscribe(() => {});
  window.dispatchEvent(new Event("offline"));
  stop();
  expect(onlineManager.isOnline()).toBe(false);
});

test("... and pauses none of a later test", () => {
  expect(onlineManager.isOnline()).toBe(true);
});
