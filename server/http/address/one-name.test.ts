import { Hono } from "hono";
import { expect, test } from "vitest";
import { mayBeOtherName, oneName } from "./one-name.ts";

const ask = (
  publicUrl: string,
  url: string,
  headers: Record<string, string> = { "sec-fetch-mode": "navigate" },
) =>
  new Hono()
    .use(oneName(publicUrl))
    .get("*", (c) => c.text("page"))
    .request(url, { headers });

test("a page under the other loopback name is loaded under the public one", async () => {
  const answer = await ask("http://127.0.0.1:3000", "http://localhost:3000/auth?mode=sign-up");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("http://127.0.0.1:3000/auth?mode=sign-up");
});

test.each([
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000/chat"],
  ["https://luli.example", "http://localhost:3000/chat"],
  ["http://127.0.0.1:3000", "http://luli.example/chat"],
])("with %s as the public address, %s is served as it is", async (publicUrl, url) => {
  expect((await ask(publicUrl, url)).status).toBe(200);
});

test.each([
  ["https://luli.example", "https://www.luli.example/pricing?a=b"],
  ["https://www.luli.example", "https://luli.example/pricing?a=b"],
])("of %s its twin is sent there for good, whoever asks", async (publicUrl, url) => {
  const { host } = new URL(url);
  const answer = await ask(publicUrl, url, { host });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    301,
    `${publicUrl}/pricing?a=b`,
  ]);
  expect(mayBeOtherName(publicUrl)({ host })).toBe(true);
});

test("a program that calls under the other name is answered", async () => {
  expect((await ask("http://127.0.0.1:3000", "http://localhost:3000/healthz", {})).status).toBe(
    200,
  );
});

test("only page loads of a laptop under another name are looked at more closely", () => {
  const load = { "sec-fetch-mode": "navigate" };
  const isOther = mayBeOtherName("http://127.0.0.1:3000");
  expect(isOther({ ...load, host: "localhost:3000" })).toBe(true);
  expect(isOther({ ...load, host: "127.0.0.1:3000" })).toBe(false);
  expect(isOther({ host: "localhost:3000" })).toBe(false);
  expect(mayBeOtherName("https://luli.example")({ ...load, host: "localhost:3000" })).toBe(false);
});
