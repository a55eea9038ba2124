import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../auth/test-browser.ts";
import { startAuthServer, type AuthServer } from "../auth/testing.ts";
import { grantRole } from "./service.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const overview = (headers?: Record<string, string>) =>
  openBrowser(server).get("/api/admin/overview", { headers });

describe("GET /api/admin/overview", () => {
  test("counts users, active subscriptions and chats for an admin", async () => {
    const admin = await openBrowser(server).arrive();
    const others = [await openBrowser(server).arrive(), await openBrowser(server).arrive()];
    await grantRole(server.context.database, admin.email, "admin");
    const statuses = ["active", "trial"];
    for (const [i, { token }] of others.entries()) {
      const id = await server.verify(token);
      await server.context.pool.query("update users set subscription_status = $1 where id = $2", [
        statuses[i],
        id,
      ]);
      await server.context.pool.query(
        `insert into chats (counted_on, user_id, id, puppy_id, message, server_no)
         select current_date, user_id, gen_random_uuid(), id, 'hi', 1 from puppies where user_id = $1 and is_active`,
        [id],
      );
    }
    const answer = await overview(admin.bearer);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      total_users: 3,
      active_subscriptions: 1,
      total_chats: 2,
      shortcuts: {
        users: "https://admin.example.com/users",
        database: "https://admin.example.com/database",
        payments: "https://admin.example.com/payments",
        functions: "https://admin.example.com/functions",
      },
    });
  });

  test("is refused to anyone else, and to an admin as soon as the role is gone", async () => {
    expect((await overview()).status).toBe(401);
    expect((await overview({ authorization: "Bearer nonsense" })).status).toBe(401);
    const person = await openBrowser(server).arrive();
    const refused = await overview(person.bearer);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      error: { code: "not_allowed", message: "You don't have permission to do this." },
    });
    await grantRole(server.context.database, person.email, "admin");
    expect((await overview(person.bearer)).status).toBe(200);
    await server.context.pool.query("delete from user_roles where user_id = $1", [
      await server.verify(person.token),
    ]);
    expect((await overview(person.bearer)).status).toBe(403);
  });
});

describe("granting a role", () => {
  test("twice is the same as once, and shows in /api/me", async () => {
    const { email, bearer } = await openBrowser(server).arrive();
    await grantRole(server.context.database, email.toUpperCase(), "admin");
    await grantRole(server.context.database, email, "admin");
    const me = await openBrowser(server).get("/api/me", { headers: bearer });
    expect(await me.json()).toMatchObject({ roles: ["admin"] });
  });

  test("to nobody says so", async () => {
    await expect(
      grantRole(server.context.database, "nobody@example.com", "admin"),
    ).rejects.toMatchObject({
      code: "user_not_found",
    });
  });
});
