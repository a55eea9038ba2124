import { Hono } from "hono";
import { expect, test } from "vitest";
import { CLIENT_IP_HEADER } from "./client-ip.ts";
import { createLog } from "../../platform/log.ts";
import { errorResponse } from "../errors.ts";
import { onlyHere } from "./only-here.ts";

const KEY = "a key of the stand-ins";

async function ask(
  { url, from, key }: { url: string; from: string; key?: string },
  sandboxKey: string | null = null,
): Promise<number> {
  const app = new Hono();
  app.onError((error, c) =>
    errorResponse(
      error,
      c,
      createLog(() => {}),
    ),
  );
  app.use("/sandbox/*", onlyHere({ sandboxKey }));
  app.get("/sandbox/mail", (c) => c.text("mails"));
  const headers = { [CLIENT_IP_HEADER]: from, ...(key && { "x-sandbox-key": key }) };
  return (await app.request(`${url}/sandbox/mail`, { headers })).status;
}

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "caught mails are read from %s",
  async (from) => {
    for (const url of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])
      expect(await ask({ url, from })).toBe(200);
  },
);

test.each([
  ["another machine", { url: "http://localhost:3000", from: "192.168.1.20" }],
  ["a name that was made to lead here", { url: "http://rebound.example:3000", from: "127.0.0.1" }],
  ["the public name", { url: "https://luli.example.com", from: "127.0.0.1" }],
  ["a name that only looks like it", { url: "http://127.0.0.1.example:3000", from: "127.0.0.1" }],
])("nobody reads caught mails by way of %s", async (_way, call) => {
  expect(await ask(call)).toBe(404);
  expect(await ask({ ...call, key: "guessed" })).toBe(404);
});

test("caught mails are readable from anywhere with the key of the stand-ins, and not without it", async () => {
  const far = { url: "https://luli.example.com", from: "192.0.2.7" };
  expect(await ask({ ...far, key: KEY }, KEY)).toBe(200);
  expect(await ask({ ...far, key: `${KEY}!` }, KEY)).toBe(404);
  expect(await ask({ url: "http://localhost:3000", from: "127.0.0.1" }, KEY)).toBe(404);
});

test("a browser that showed the key once keeps it", async () => {
  const app = new Hono();
  app.use("/sandbox/*", onlyHere({ sandboxKey: KEY }));
  app.get("/sandbox/mail", (c) => c.text("mails"));
  const headers = { [CLIENT_IP_HEADER]: "192.168.1.20" };
  const get = (address: string, more = {}) =>
    app.request(`http://192.168.1.5:3000${address}`, { headers: { ...headers, ...more } });
  const shown = await get(`/sandbox/mail?key=${encodeURIComponent(KEY)}`);
  const [cookie = ""] = shown.headers.getSetCookie();
  expect(cookie).toMatch(/^sandbox_key=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await get("/sandbox/mail", { cookie: cookie.split(";")[0]! })).status).toBe(200);
});
