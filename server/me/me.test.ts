import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../auth/test-browser.ts";
import { startAuthServer, type AuthServer } from "../auth/testing.ts";
import { getMe } from "./queries.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const get = (authorization: string, query = "") =>
  openBrowser(server).get(`/api/me${query}`, { headers: { authorization } });

describe("GET /api/me", () => {
  test("shows a newcomer with starter puppy, settings, gift and no chats", async () => {
    const { email, token } = await openBrowser(server).arrive();
    const answer = await get(`Bearer ${token}`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      user: {
        id: await server.verify(token),
        name: "",
        email,
        subscription_status: "none",
        time_zone: "UTC",
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      },
      roles: [],
      settings: {
        push_notifications: false,
        email_updates: false,
        sound_effects: true,
        voice_messages: true,
        language: "en-US",
        theme: "system",
      },
      puppy: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        variant: "original",
        name: "Luli",
        mood: "Happy & Playful",
        unlocked: true,
        level: 1,
        xp: 0,
        max_xp: 100,
        happiness: 100,
      },
      worn: [],
      coins: 1250,
      chats: 0,
    });
  });

  test("shows each user their own rows, whatever the address asks for", async () => {
    const [ada, bo] = [await openBrowser(server).arrive(), await openBrowser(server).arrive()];
    const adaId = (await server.verify(ada.token))!;
    await server.context.pool.query(
      `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response)
       select current_date, user_id, gen_random_uuid(), id, 'hi', 1, 'done', 'woof' from puppies where user_id = $1 and is_active`,
      [adaId],
    );
    const own: unknown = await (await get(`Bearer ${ada.token}`)).json();
    expect(own).toMatchObject({ user: { email: ada.email }, chats: 1 });
    for (const query of [`?user_id=${adaId}`, `?id=${adaId}`]) {
      const other: unknown = await (await get(`Bearer ${bo.token}`, query)).json();
      expect(other).toMatchObject({ user: { email: bo.email }, chats: 0 });
    }
  });

  test("is refused without a token, and once the user is gone", async () => {
    const browser = openBrowser(server);
    const { token } = await browser.arrive();
    expect((await browser.get("/api/me")).status).toBe(401);
    expect((await get(`Bearer ${token}`)).status).toBe(200);
    await server.context.pool.query("delete from users where id = $1", [
      await server.verify(token),
    ]);
    const answer = await get(`Bearer ${token}`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: "not_authenticated" } });
  });

  test("costs one round trip", async () => {
    const { token } = await openBrowser(server).arrive();
    const queries: string[] = [];
    const database = server.context.database.withPlugin({
      transformQuery: ({ node }) => (queries.push(node.kind), node),
      transformResult: async ({ result }) => result,
    });
    await getMe(database, (await server.verify(token))!);
    expect(queries).toHaveLength(1);
  });
});
