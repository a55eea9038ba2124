import { expect, test } from "vitest";
import type { Me } from "../../../shared/contracts/me.ts";
import { DEFAULT_SETTINGS, type Settings, SETTINGS } from "../../../shared/contracts/settings.ts";
import { openBrowser } from "../../testing/browser.ts";
import { authFixture } from "../../testing/auth-server.ts";

const server = await authFixture();

const arrive = async () => {
  const browser = openBrowser(server);
  const { token, bearer } = await browser.arrive();
  return {
    browser,
    bearer,
    id: (await server.verify(token))!,
    change: (body: unknown) => browser.patch("/api/me/settings", body, { headers: bearer }),
    read: async () =>
      ((await (await browser.get("/api/me", { headers: bearer })).json()) as Me).settings,
  };
};

test("each setting is saved by itself, and all of them come back", async () => {
  const { change, read } = await arrive();
  const others: Partial<Settings> = { language: "ja", theme: "dark" };
  const changes = SETTINGS.map((name) => ({ [name]: others[name] ?? !DEFAULT_SETTINGS[name] }));
  const expected = { ...DEFAULT_SETTINGS };
  for (const one of changes) {
    Object.assign(expected, one);
    const answer = await change(one);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(expected);
    expect(await read()).toEqual(expected);
  }
  expect(await (await change(DEFAULT_SETTINGS)).json()).toEqual(DEFAULT_SETTINGS);
  expect(await (await change({})).json()).toEqual(DEFAULT_SETTINGS);
});

test("settings that are changed at once do not undo each other", async () => {
  const { change, read } = await arrive();
  await Promise.all([
    change({ sound_effects: false }),
    change({ voice_messages: false }),
    change({ theme: "light" }),
    change({ email_updates: true }),
  ]);
  expect(await read()).toEqual({
    ...DEFAULT_SETTINGS,
    sound_effects: false,
    voice_messages: false,
    theme: "light",
    email_updates: true,
  });
});

test.each([
  [{ sound_effects: "off" }, "sound_effects", "This is on or off."],
  [{ voice_messages: null }, "voice_messages", "This is on or off."],
  [{ language: "xx" }, "language", "Luli does not speak this language yet."],
  [{ language: 1 }, "language", "Luli does not speak this language yet."],
  [{ theme: "pink" }, "theme", "A theme is system, light or dark."],
  [{ theme: "dark", coins: 9999 }, "coins", expect.any(String) as string],
  [{ user_id: "someone" }, "user_id", expect.any(String) as string],
])("%j is refused by the name of its field, and nothing is saved", async (body, field, message) => {
  const { change, read } = await arrive();
  const answer = await change(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: { code: "invalid_request", message, field } });
  expect(await read()).toEqual(DEFAULT_SETTINGS);
});
