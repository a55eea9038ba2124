// "Continue with Google" in several tabs of one browser.
import { expect, test } from "vitest";
import { openBrowser, type TestBrowser } from "../../testing/browser.ts";
import { googleFixture } from "../../testing/auth/google-server.ts";

const at = await googleFixture([{ email: "ada@gmail.test", name: "Ada" }]);

const openStartsOf = ({ cookies }: TestBrowser) =>
  [...cookies.keys()].filter((name) => name.includes("state_"));

test("finishes in each of two tabs, whichever is first, and forgets both starts", async () => {
  for (const isFirstFirst of [true, false]) {
    const browser = openBrowser(at.server);
    const tabs = [await at.authorizeUrl(browser), await at.authorizeUrl(browser)];
    for (const url of isFirstFirst ? tabs : tabs.toReversed()) {
      const back = await browser.get(await at.choose(url, "ada@gmail.test"));
      expect(back.headers.get("location")).toBe("/checkout");
    }
    expect(openStartsOf(browser)).toEqual([]);
  }
});

test("finishes as long as the start is kept, though the library's own cookie ended before", async () => {
  const browser = openBrowser(at.server);
  const answer = await at.start(browser);
  const { url } = (await answer.json()) as { url: string };
  const own = answer.headers.getSetCookie().find((line) => line.includes("state_"));
  expect(own).toMatch(/Max-Age=600\b.*HttpOnly.*SameSite=Lax/i);
  browser.cookies.delete([...browser.cookies.keys()].find((name) => name.endsWith("state"))!);
  const back = await browser.get(await at.choose(new URL(url), "ada@gmail.test"));
  expect(back.headers.get("location")).toBe("/checkout");
});

test("refuses another start's cookie under this one's name, and one that nobody has signed", async () => {
  const thief = openBrowser(at.server);
  const planted = await at.choose(await at.authorizeUrl(thief), "ada@gmail.test");
  const victim = openBrowser(at.server);
  await at.authorizeUrl(victim);
  const [own] = openStartsOf(victim);
  const [name] = openStartsOf(thief);
  const state = new URL(planted).searchParams.get("state")!;
  for (const value of [victim.cookies.get(own!)!, `${state}.${"A".repeat(43)}%3D`, state]) {
    victim.cookies.set(name!, value);
    const back = await victim.get(planted);
    expect(back.headers.get("location")).toMatch(/error=state_mismatch/);
  }
  expect(await victim.isIn()).toBe(false);
});

test("keeps the five newest starts of a browser", async () => {
  const browser = openBrowser(at.server);
  const urls = [];
  for (let tab = 0; tab < 7; tab += 1) urls.push(await at.authorizeUrl(browser));
  const kept = urls.slice(2).map((url) => `state_${url.searchParams.get("state")!.slice(0, 8)}`);
  expect(openStartsOf(browser).map((name) => name.replace(/^.*(?=state_)/, ""))).toEqual(kept);
});
