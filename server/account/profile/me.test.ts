import { describe, expect, test, vi } from "vitest";
import type { Me } from "../../../shared/contracts/me.ts";
import { DEFAULT_SETTINGS } from "../../../shared/contracts/settings.ts";
import { openBrowser } from "../../testing/browser.ts";
import { authFixture } from "../../testing/auth-server.ts";
import type pg from "pg";
import { getMe } from "./queries.ts";
import { readMe } from "./service.ts";

const server = await authFixture();

const get = (authorization: string, query = "") =>
  openBrowser(server).get(`/api/me${query}`, { headers: { authorization } });

describe("GET /api/me", () => {
  test("shows a newcomer with starter puppy, settings and gift", async () => {
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
        has_password: true,
        mail_suppressed: null,
      },
      roles: [],
      settings: DEFAULT_SETTINGS,
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
    });
  });

  test("finds her awake in the first hour at whatever time, asleep in later nights", async () => {
    const { token } = await openBrowser(server).arrive();
    const id = (await server.verify(token))!;
    const moods = [];
    for (const hour of [0, 5, 12, 23]) {
      const now = Date.UTC(2028, 1, 29, hour, 30);
      for (const age of ["59 minutes", "61 minutes"]) {
        // Well cared for: only the hour speaks.
        await server.query("update puppies set cared_at = $2 where user_id = $1", [
          id,
          new Date(now),
        ]);
        await server.query(
          "update users set created_at = $2::timestamptz - $3::interval where id = $1",
          [id, new Date(now), age],
        );
        server.setClock(() => now);
        moods.push((await readMe(server.context, id)).puppy.mood);
        server.setClock(Date.now);
      }
    }
    const [awake, asleep] = ["Happy & Playful", "Sleepy & Snuggly"];
    expect(moods).toEqual([awake, asleep, awake, asleep, awake, awake, awake, asleep]);
  });

  test("refuses a request without a token, and one of a deleted user", async () => {
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
    const userId = await server.verify(token);
    // The server meanwhile writes what came before, such as the sign-in, by the same pool.
    const pool = Object.create(server.context.pool) as pg.Pool;
    const asked = vi.spyOn(pool, "query");
    await getMe(pool, userId!);
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe("PATCH /api/me", () => {
  const arrive = async () => {
    const browser = openBrowser(server);
    const { email, bearer } = await browser.arrive();
    const patch = (body: unknown) => browser.patch("/api/me", body, { headers: bearer });
    const read = async () =>
      (await (await browser.get("/api/me", { headers: bearer })).json()) as Me;
    return { browser, email, bearer, patch, read };
  };

  test("changes the name and the puppy's name, and says how things are now", async () => {
    const { patch, read } = await arrive();
    const answer = await patch({ name: "  Maya   Rose ", puppy_name: "Biscuit" });
    expect(answer.status).toBe(200);
    const me = (await answer.json()) as Me;
    expect([me.user.name, me.puppy.name]).toEqual(["Maya Rose", "Biscuit"]);
    expect(await read()).toEqual(me);
  });

  test("leaves alone what is not named, and lets a name be forgotten", async () => {
    const { patch, read } = await arrive();
    await patch({ name: "Maya", puppy_name: "Biscuit" });
    await patch({ name: "" });
    const me = await read();
    expect([me.user.name, me.puppy.name]).toEqual(["", "Biscuit"]);
    expect((await patch({})).status).toBe(200);
    expect(await read()).toEqual(me);
  });

  test("names the puppy that is shown, and no other", async () => {
    const { patch, read } = await arrive();
    const { user, puppy } = await read();
    // A variant that sleeps by the plan is active, so Luli is shown.
    await server.query(
      "update puppies set is_active = false where user_id = $1 and variant = 'original'",
      [user.id],
    );
    await server.query(
      `insert into puppies (user_id, variant, name, is_active) values ($1, 'royal', 'Royal Lu', true)`,
      [user.id],
    );
    await patch({ puppy_name: "Biscuit" });
    const names = await server.query<{ variant: string; name: string }>(
      "select variant, name from puppies where user_id = $1 order by variant",
      [user.id],
    );
    expect(puppy.variant).toBe("original");
    expect(names).toEqual([
      { variant: "baby", name: "Baby Lu" },
      { variant: "original", name: "Biscuit" },
      { variant: "royal", name: "Royal Lu" },
      { variant: "sleepy", name: "Sleepy Lu" },
    ]);
  });

  test.each([
    [{ name: "x".repeat(81) }, "name", "Please use up to 80 characters."],
    [{ name: "a\nb" }, "name", "Please leave out line breaks and invisible characters."],
    [{ name: null }, "name", "Please write a name."],
    [{ name: 7 }, "name", "Please write a name."],
    [{ puppy_name: " " }, "puppy_name", "A puppy needs a name."],
    [{ puppy_name: "x".repeat(31) }, "puppy_name", "Please use up to 30 characters."],
    [{ name: "Maya", email: "eve@example.com" }, "email", expect.any(String) as string],
    [{ name: "Maya", coins: 9999 }, "coins", expect.any(String) as string],
  ])("refuses %j, names the field, and changes nothing", async (body, field, message) => {
    const { patch, read } = await arrive();
    const before = await read();
    const answer = await patch(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { code: "invalid_request", message, field } });
    expect(await read()).toEqual(before);
  });
});
