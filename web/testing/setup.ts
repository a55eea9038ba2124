// The beginning and end of every web test, and stand-ins for parts that jsdom lacks.
import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach } from "vitest";
import { onlineManager } from "@tanstack/react-query";
import { keepToastsOf } from "../ui/toast/toast-history.ts";

// A busy machine is slow, so only an element that never comes fails.
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  // Toasts outlive the page that shows them.
  toast.dismiss();
  cleanup();
  // Each test is an unused browser, also for the next file's tests, which share its modules.
  keepToastsOf("another person")();
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom drives frames by the clock of the first request. A test's fake clock would stop them for every later test of the process, so they
// never pause.
const draw = window.requestAnimationFrame.bind(window);
const drawOn = () => void draw(drawOn);
drawOn();

window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
// jsdom only complains that this is not implemented.
window.scrollTo = () => {};
// jsdom has no layout.
window.ResizeObserver ??= class {
  readonly observe = () => {};
  readonly unobserve = () => {};
  readonly disconnect = () => {};
};
