// What every web test begins and ends with, and what jsdom does not have.
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine is no failure: only what never comes is.
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => cleanup());

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
// jsdom's own only complains that it is not implemented.
window.scrollTo = () => {};
// jsdom lays nothing out.
window.ResizeObserver ??= class {
  readonly observe = () => {};
  readonly unobserve = () => {};
  readonly disconnect = () => {};
};
