import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importCode } from "./import-code.ts";

/** The network's answer to a file: a status, or none. */
let network: Record<string, number | "dead">;
let asked: string[];
const reload = vi.fn<() => void>();

beforeEach(() => {
  network = {};
  asked = [];
  vi.stubGlobal("fetch", (file: string) => {
    asked.push(file);
    const does = network[file] ?? 200;
    if (does === "dead") return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(new Response("", { status: does }));
  });
  vi.stubGlobal("location", { reload });
  reload.mockClear();
});
afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

/** Browsers remember a failed import; so does this stand-in. */
const moduleOf = () => vi.fn<() => Promise<string>>(() => Promise.resolve("code"));

test("a module is not asked for before all of its files are here, and each file is fetched once", async () => {
  const run = moduleOf();
  await expect(importCode(run, ["/a.js", "/shared.js"])).resolves.toBe("code");
  await importCode(run, ["/b.js", "/shared.js"]);
  expect(asked).toEqual(["/a.js", "/shared.js", "/b.js"]);
});

test("a failed load is retried once, because a network that has just come back fails for a moment", async () => {
  vi.useFakeTimers();
  network["/returning.js"] = "dead";
  const importing = importCode(moduleOf(), ["/returning.js"]);
  await vi.advanceTimersByTimeAsync(900);
  network["/returning.js"] = 200;
  await vi.advanceTimersByTimeAsync(100);
  await expect(importing).resolves.toBe("code");
  expect(asked).toEqual(["/returning.js", "/returning.js"]);
});

test("a failed file, or one that it needs, is fetched again by the next try", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const run = moduleOf();
  network["/part.js"] = "dead";
  const first = importCode(run, ["/whole.js", "/part.js"]);
  await expect(first).rejects.toMatchObject({ name: "HttpError", code: "offline" });
  expect(run).not.toHaveBeenCalled();
  network["/part.js"] = 503;
  await expect(importCode(run, ["/whole.js", "/part.js"])).rejects.toMatchObject({ status: 503 });
  network["/part.js"] = 200;
  await expect(importCode(run, ["/whole.js", "/part.js"])).resolves.toBe("code");
  expect(asked).toEqual(["/whole.js", "/part.js", "/part.js", "/part.js"]);
  expect(reload).not.toHaveBeenCalled();
});

test("a file of the document is not fetched again", async () => {
  document.head.innerHTML =
    '<script src="/main.js" data-parts="/a.js /b.js"></script><link rel="preload" href="/base.js">';
  await importCode(moduleOf(), ["/main.js", "/b.js", "/base.js", "/page.js"]);
  expect(asked).toEqual(["/page.js"]);
});

test("styles stand in their order before the module runs, and failed ones come again", async () => {
  const run = moduleOf();
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const importing = importCode(run, ["/styled.js", "/first.css", "/second.css"]);
  await vi.waitFor(() => expect(links()).toHaveLength(2));
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["/first.css", "/second.css"]);
  links()[0]!.dispatchEvent(new Event("load"));
  links()[1]!.dispatchEvent(new Event("error"));
  await expect(importing).rejects.toMatchObject({ code: "offline" });
  expect(run).not.toHaveBeenCalled();
  const again = importCode(run, ["/styled.js", "/first.css", "/second.css"]);
  await vi.waitFor(() => expect(links()).toHaveLength(2));
  links()[1]!.dispatchEvent(new Event("load"));
  await expect(again).resolves.toBe("code");
});

test("code that is gone from the server loads the page anew, once a minute", async () => {
  network["/gone.js"] = 404;
  await expect(importCode(moduleOf(), ["/gone.js"])).rejects.toMatchObject({ status: 404 });
  await expect(importCode(moduleOf(), ["/gone.js"])).rejects.toMatchObject({ status: 404 });
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["someone writes", '<textarea>My day</textarea><input type="checkbox">'],
  ["Luli answers", '<form data-busy="true"><textarea></textarea></form>'],
])("not while %s, but afterwards", async (_, page) => {
  network["/old.js"] = 404;
  document.body.innerHTML = page;
  await expect(importCode(moduleOf(), ["/old.js"])).rejects.toMatchObject({ status: 404 });
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '<textarea></textarea><input type="checkbox" checked>';
  await expect(importCode(moduleOf(), ["/old.js"])).rejects.toMatchObject({ status: 404 });
  expect(reload).toHaveBeenCalledOnce();
});
