// What every web test begins and ends with, and what jsdom does not have.
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

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
