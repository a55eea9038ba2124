// What one test does to the page's frames ends with it.
import { expect, test, vi } from "vitest";

const FRAMES_MS = 100;

test("a fake clock while the page changes...", async () => {
  const input = document.createElement("input");
  document.body.append(input);
  input.focus();
  // Frames that nobody wants pause meanwhile.
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
