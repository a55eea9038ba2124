// The accounts that journeys begin with are what the door makes.
import { verifyPassword } from "better-auth/crypto";
import { queryDatabase } from "./support/database.ts";
import { expect, test } from "./support/harness.ts";
import { comeThroughTheDoor } from "./support/people.ts";
import { USER_AGENT } from "./support/ready-account.ts";

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)/g;

/** Every row that is theirs in the whole database, ids, times and secrets only named. */
async function listRows(email: string): Promise<Record<string, string[]>> {
  const [user] = await queryDatabase<{ id: string }>("select id from users where email = $1", [
    email,
  ]);
  const tables = await queryDatabase<{ name: string; owner: string }>(
    `select table_name as name, column_name as owner from information_schema.columns
     where table_schema = 'public' and (column_name = 'user_id' or (table_name, column_name) = ('users', 'id'))`,
    [],
  );
  const stored: Record<string, string[]> = {};
  for (const { name, owner } of tables) {
    const rows = await queryDatabase<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t where ${owner} = $1`,
      [user!.id],
    );
    stored[name] = rows
      .map(({ row }) => ({ ...row, ...(row.token ? { token: typeof row.token } : {}) }))
      .map((row) => ({ ...row, ...("password" in row ? { password: typeof row.password } : {}) }))
      .map((row) =>
        JSON.stringify(row)
          .replaceAll(email, "their address")
          .replaceAll(ID, "an id")
          .replaceAll(TIME, "a time"),
      )
      .toSorted();
  }
  return stored;
}

/** Rounds to minutes: the library reads the clock once for each of the two times. */
const lifetimeOf = async (email: string) =>
  queryDatabase(
    `select round(extract(epoch from s.expires_at - s.created_at) / 60) as minutes
     from sessions s join users u on u.id = s.user_id where u.email = $1`,
    [email],
  );

test("an account that is written by SQL is stored like one that came through the door", async ({
  playwright,
  baseURL,
  extraHTTPHeaders,
  newAccount,
}) => {
  const request = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders,
    userAgent: USER_AGENT,
  });
  const guest = await comeThroughTheDoor(request, baseURL!);
  const written = await newAccount();
  const [expected, found] = [await listRows(guest.email), await listRows(written.email)];
  for (const table of ["users", "accounts", "sessions", "puppies", "wallets", "settings"])
    expect(expected[table], table).not.toEqual([]);
  expect(found).toEqual(expected);
  expect(await lifetimeOf(written.email)).toEqual(await lifetimeOf(guest.email));

  // Other cookies of the sign-up belong to the browser, not to the account.
  const cookies = [guest, written].map(({ storageState }) =>
    storageState.cookies
      .filter(({ name }) => /^luli\.(?:session|refresh)_token$/.test(name))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ value, expires, ...rest }) => ({
        ...rest,
        length: decodeURIComponent(value).length,
        minutes: Math.round((expires - Date.now() / 1000) / 60),
      })),
  );
  expect(cookies[0]).toHaveLength(2);
  expect(cookies[1]).toEqual(cookies[0]);
  const [account] = await queryDatabase<{ password: string }>(
    "select a.password from accounts a join users u on u.id = a.user_id where u.email = $1",
    [written.email],
  );
  const { password } = written;
  expect(await verifyPassword({ hash: account!.password, password })).toBe(true);
  await request.dispose();
});
