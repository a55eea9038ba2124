import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../auth/test-browser.ts";
import { startAuthServer, type AuthServer } from "../auth/testing.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

describe("check-subscription", () => {
  test.each([
    ["none", false],
    ["trial", true],
    ["active", true],
    ["past_due", false],
    ["canceled", false],
  ])("of a user whose status is %s answers subscribed: %s", async (status, subscribed) => {
    const { token, bearer } = await openBrowser(server).arrive();
    await server.context.pool.query("update users set subscription_status = $1 where id = $2", [
      status,
      await server.verify(token),
    ]);
    const answer = await openBrowser(server).post(
      "/functions/v1/check-subscription",
      {},
      { headers: bearer },
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      subscribed,
      status,
      product_id: null,
      subscription_end: null,
    });
  });

  test("needs no body", async () => {
    const { bearer } = await openBrowser(server).arrive();
    const answer = await fetch(`${server.url}/functions/v1/check-subscription`, {
      method: "POST",
      headers: bearer,
    });
    expect(answer.status).toBe(200);
  });
});

describe.each(["check-subscription", "create-checkout", "customer-portal"])("%s", (name) => {
  test("is refused without a token", async () => {
    expect((await openBrowser(server).post(`/functions/v1/${name}`)).status).toBe(401);
  });
});

describe.each(["create-checkout", "customer-portal"])("%s", (name) => {
  test("says that payments are not set up", async () => {
    const { bearer } = await openBrowser(server).arrive();
    const answer = await openBrowser(server).post(`/functions/v1/${name}`, {}, { headers: bearer });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      error: {
        code: "payments_not_configured",
        message: "Payments are not set up on this server.",
      },
    });
  });
});
