import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newEmail, openBrowser } from "./test-browser.ts";
import { linkIn, startAuthServer, type AuthServer } from "./testing.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

describe("sign-up", () => {
  test("sends a confirmation, whose link signs in and leads to the page that was asked for", async () => {
    const email = newEmail();
    const browser = openBrowser(server);
    const signUp = await browser.signUp(email, { callbackURL: "/checkout" });
    expect(signUp.status).toBe(200);
    expect(server.mailsTo(email)).toHaveLength(1);
    const confirmed = await browser.get(linkIn(server.mailsTo(email)[0]));
    expect(confirmed.status).toBe(302);
    expect(confirmed.headers.get("location")).toBe("/checkout");
    const token = await browser.token();
    const me = await browser.get("/api/me", { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
  });
});
