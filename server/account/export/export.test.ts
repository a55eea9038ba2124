// Download My Data: all of it, nothing of anyone else, no secrets.
import { describe, expect, test } from "vitest";
import { openBrowser } from "../../testing/browser.ts";
import { authFixture, PASSWORD } from "../../testing/auth-server.ts";
import type { ExportedTable } from "./exported-table.ts";
import { EXPORTED, EXPORTED_TABLES } from "./tables.ts";
import { fillEverything } from "../../testing/full-account.ts";

const server = await authFixture();

type Row = Record<string, unknown>;
type File = Record<string, Row | Row[] | null>;

const arrive = async () => {
  const browser = openBrowser(server);
  const { email, token, bearer } = await browser.arrive();
  return {
    browser,
    email,
    bearer,
    id: (await server.verify(token))!,
    download: (headers: Record<string, string> = bearer) =>
      browser.get("/api/me/export", { headers }),
  };
};
const fileOf = async (answer: Response) => (await answer.json()) as File;

describe("the file", () => {
  test("holds every row of every table, under the names of the tables", async () => {
    const { id, email, download } = await arrive();
    await fillEverything(server, id, "ada-mark");
    await server.securityLog.write();
    const answer = await download();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="luli-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    const file = await fileOf(answer);
    expect(Object.keys(file)).toEqual(["about", ...EXPORTED_TABLES]);
    expect(file["about"]).toEqual({
      service: "Luli",
      format: 1,
      exported_at: expect.stringMatching(/Z$/) as string,
    });
    for (const table of EXPORTED_TABLES) {
      const { owner = "user_id", key, columns, added = {} }: ExportedTable = EXPORTED[table];
      const { total } = (
        await server.query<{ total: number }>(
          `select count(*)::integer as total from ${table} where ${owner} = $1`,
          [owner === "email" ? email : id],
        )
      )[0]!;
      expect(total, table).toBeGreaterThan(0);
      const rows = key.length === 0 ? [file[table]] : file[table];
      expect(rows, table).toHaveLength(total);
      expect(Object.keys((rows as Row[])[0]!).toSorted(), table).toEqual(
        [
          ...Object.keys(columns).filter((name) => typeof columns[name] === "string"),
          ...Object.keys(added),
        ].toSorted(),
      );
    }
    expect(file["users"]).toMatchObject({ id, email, name: "ada-mark" });
    expect(file["chats"]).toHaveLength(128);
  });

  test("marks each reply that a model has made, and none that people have written", async () => {
    const { id, download } = await arrive();
    await fillEverything(server, id, "cy-mark");
    await server.query(
      `update chats set help = 'card' where user_id = $1 and id = (select id from chats where user_id = $1 and response is not null limit 1)`,
      [id],
    );
    const chats = (await (await download()).json()) as { chats: Row[] };
    const marked = (isCard: boolean) =>
      chats.chats
        .filter(({ response, help }) => response !== null && (help === "card") === isCard)
        .map((chat) => chat["digital_source_type"]);
    expect(marked(true)).toEqual([null]);
    expect(new Set(marked(false))).toEqual(
      new Set(["http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"]),
    );
  });

  test("holds no password, no token and no key", async () => {
    const { id, download, browser } = await arrive();
    await fillEverything(server, id, "bo-mark");
    const secrets = await server.query<{ secret: string | null }>(
      `select password as secret from accounts where user_id = $1
       union all select token from sessions where user_id = $1
       union all select auth from push_subscriptions where user_id = $1`,
      [id],
    );
    const text = await (await download()).text();
    for (const { secret } of secrets) {
      expect(secret).toBeTruthy();
      expect(text).not.toContain(secret);
    }
    for (const word of ["secret-token", "secret-endpoint", PASSWORD])
      expect(text).not.toContain(word);
    for (const cookie of browser.cookies.values()) expect(text).not.toContain(cookie);
  });

  test("also serves a new account: missing rows are null or empty", async () => {
    const { download } = await arrive();
    const file = await fileOf(await download());
    expect(file["chats"]).toEqual([]);
    expect(file["subscriptions"]).toBeNull();
    expect(file["wallets"]).toEqual({ balance: 1250 });
    expect(file["puppies"]).toHaveLength(3);
  });

  test("tells moments to the microsecond and in order, also where many rows share one", async () => {
    const { id, download } = await arrive();
    await server.query(
      `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response, created_at)
       select current_date, user_id, gen_random_uuid(), p.id, 'hi ' || n, 1, 'done', 'woof',
         timestamptz '2026-01-01 00:00:00.000001+00' + (n / 150) * interval '1 microsecond'
       from puppies p, generate_series(0, 449) n where user_id = $1 and is_active`,
      [id],
    );
    const chats = (await fileOf(await download()))["chats"] as Row[];
    expect(new Set(chats.map(({ id: chat }) => chat)).size).toBe(450);
    expect(new Set(chats.map(({ created_at: at }) => at)).size).toBe(3);
    expect(chats[0]!["created_at"]).toMatch(/^2026-01-01T\d\d:00:00\.000001[+-]/);
    const moments = chats.map(({ created_at: at }) => String(at));
    expect(moments).toEqual(moments.toSorted());
  });

  test("keeps every character that was said", async () => {
    const { id, download } = await arrive();
    const said = 'quote " backslash \\ line\nbreak 🐾 日本語 \u2028 <script>';
    await server.query(
      `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response)
       select current_date, user_id, gen_random_uuid(), id, $2, 1, 'done', $2 from puppies where user_id = $1 and is_active`,
      [id, said],
    );
    expect((await fileOf(await download()))["chats"]).toMatchObject([
      { message: said, response: said },
    ]);
  });
});

describe("whose it is", () => {
  test("refuses a stranger", async () => {
    const [ada, bo] = [await arrive(), await arrive()];
    await fillEverything(server, ada.id, "ada-only");
    await fillEverything(server, bo.id, "bo-only");
    for (const query of [`?user_id=${ada.id}`, `?id=${ada.id}`, `?email=${ada.email}`]) {
      const answer = await bo.browser.get(`/api/me/export${query}`, { headers: bo.bearer });
      const text = await answer.text();
      expect(text).toContain("bo-only");
      for (const word of ["ada-only", ada.id, ada.email]) expect(text).not.toContain(word);
    }
  });

  test("five times an hour, then the limit says when again, and others are not held up", async () => {
    const [ada, bo] = [await arrive(), await arrive()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.download()));
    await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect((await bo.download()).status).toBe(200);
  });
});
