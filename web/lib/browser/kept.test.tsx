import fs from "node:fs";
import { expect, test, vi } from "vitest";
import { keep, readKept } from "./kept.ts";
import { keepJson, readKeptJson } from "./kept-json.ts";

test("values of the device outlive the tab, values of a tab reach no other", () => {
  expect(keep("theme", "dark")).toBe(true);
  expect(keep("arrived", "1")).toBe(true);
  expect(localStorage.getItem("luli-theme")).toBe("dark");
  expect(sessionStorage.getItem("luli-arrived")).toBe("1");
  expect(readKept("theme")).toBe("dark");
  keep("theme", null);
  expect(readKept("theme")).toBeNull();
});

test.each(["setItem", "getItem"] as const)(
  "where %s is refused it lives as long as the page",
  (name) => {
    const refused = vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("closed", "SecurityError");
    });
    const isKept = keep("put-away", "banner");
    expect(isKept).toBe(name === "getItem");
    expect(readKept("put-away")).toBe(isKept ? null : "banner");
    refused.mockRestore();
    keep("put-away", null);
    expect(readKept("put-away")).toBeNull();
  },
);

test("broken JSON reads as null", () => {
  keepJson("outbox", [{ id: "1" }]);
  expect(readKeptJson("outbox")).toEqual([{ id: "1" }]);
  keep("outbox", "[{");
  expect(readKeptJson("outbox")).toBeNull();
});

test("the first paint reads only known names", () => {
  const script = fs.readFileSync("web/public/before-paint.js", "utf8");
  const names = [...script.matchAll(/read\("luli-([\w-]+)"\)/g)].map(([, name]) => name);
  // The browser keeps for itself whether the fonts came before.
  expect(new Set(names)).toEqual(new Set(["theme", "person", "language", "fonts"]));
  for (const name of ["theme", "person", "language"] as const) {
    keep(name, "x");
    expect(localStorage.getItem(`luli-${name}`)).toBe("x");
  }
});
