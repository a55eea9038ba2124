// Whom to call, as the page asks: without a person, and without a database.
import { beforeAll, expect, test } from "vitest";
import type { Hono } from "hono";
import type { CountryHelp } from "../../shared/contracts/safety.ts";
import { createDatabase, createPool } from "../platform/database/database.ts";
import { createLog } from "../platform/log.ts";
import { mount } from "../testing/mount.ts";
import { safetyRoutes } from "./routes.ts";

let app: Hono;
beforeAll(() => {
  const nowhere = createDatabase(createPool("postgres://nobody@127.0.0.1:1/gone"));
  const context = { database: nowhere, clock: () => new Date(), log: createLog(() => {}) };
  app = mount(context, (route) => safetyRoutes(route, { config: { helplinesFile: null } }));
});

async function ask(query: string, acceptLanguage?: string): Promise<CountryHelp> {
  const headers = new Headers();
  if (acceptLanguage !== undefined) headers.set("accept-language", acceptLanguage);
  const response = await app.request(`/api/helplines${query}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as CountryHelp;
}

test("the numbers of the country of a time zone are told to anyone, with the database away", async () => {
  const help = await ask("?time_zone=Europe%2FBerlin", "en-US");
  expect(help).toMatchObject({ country: "DE", emergency: { police: "110", medical: "112" } });
  expect(help?.lines.map(({ name, number, hours }) => [name, number, hours])).toContainEqual([
    "TelefonSeelsorge",
    "0800 111 0 111",
    "24/7",
  ]);
});

test("without a zone the browser's region counts, and a country without numbers is none", async () => {
  expect((await ask("", "ja-JP"))?.country).toBe("JP");
  expect(await ask("?time_zone=Asia%2FUlaanbaatar", "en-US")).toBeNull();
  expect(await ask("?time_zone=UTC", "en")).toBeNull();
});

test("hours that nobody could confirm are not told", async () => {
  const help = await ask("?time_zone=Africa%2FLagos");
  expect(help?.lines.map(({ hours }) => hours)).toEqual([null]);
});
