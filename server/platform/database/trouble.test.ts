// Decides by the error of Postgres, its driver or the network whether the database is in trouble.
import pg from "pg";
import { expect, test } from "vitest";
import { isDatabaseTrouble } from "./trouble.ts";

const said = (code: string) => Object.assign(new pg.DatabaseError("refused", 7, "error"), { code });

test.each([
  ["08006", "a broken connection"],
  ["53100", "a full disk"],
  ["53300", "too many connections"],
  ["57P01", "ended by an administrator"],
  ["57P03", "starting up"],
  ["57014", "it took too long"],
  ["55P03", "a lock that does not come"],
  ["40P01", "a deadlock"],
  ["25006", "a standby"],
])("%s, %s, is worth another try", (code) => {
  expect(isDatabaseTrouble(said(code))).toBe(true);
});

test("an error of our own is not the database's trouble", () => {
  for (const code of ["23505", "42P01", "22P02"]) expect(isDatabaseTrouble(said(code))).toBe(false);
  expect(isDatabaseTrouble(new TypeError("x is undefined"))).toBe(false);
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(isDatabaseTrouble(new TypeError("fetch failed", { cause: refused }))).toBe(false);
});

test("a refused connection and an empty pool are worth another try", async () => {
  const nobody = new pg.Pool({ connectionString: "postgres://127.0.0.1:1/luli" });
  expect(isDatabaseTrouble(await nobody.query("select 1").catch((error: unknown) => error))).toBe(
    true,
  );
  await nobody.end();
  expect(isDatabaseTrouble(new Error("timeout exceeded when trying to connect"))).toBe(true);
});
