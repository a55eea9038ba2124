// A long friendship at its end: taken along with a few rows of it in memory at a time, and erased whole.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { newcomer } from "../testing/browser.ts";
import { authFixture, PASSWORD } from "../testing/auth-server.ts";

const CHATS = 40_000;
const MB = 1024 * 1024;
/** The file has more than twice as much. */
const MOST = 12 * MB;

const server = await authFixture();

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

test("40,000 chats cost no more memory than a few, nor does a reader who stops reading; then they are erased", async () => {
  const { browser, id, email, bearer } = await newcomer(server);
  await server.query(
    `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response, created_at)
     select current_date, user_id, gen_random_uuid(), p.id, 'message ' || n || repeat(' woof', 20), 1, 'done', repeat('reply ', 60),
       now() - n * interval '1 minute'
     from puppies p, generate_series(1, ${CHATS}) n where user_id = $1 and is_active`,
    [id],
  );
  const open = () => fetch(`${server.url}/api/me/export`, { headers: bearer });
  // Once before it is measured, so that what is loaded once is not counted.
  await (await open()).body!.cancel();

  const before = heap();
  let [bytes, most, chats, looked] = [0, 0, 0, 0];
  const decoder = new TextDecoder();
  for await (const chunk of (await open()).body!) {
    bytes += chunk.length;
    chats += decoder.decode(chunk, { stream: true }).split('"puppy_id":').length - 1;
    if (bytes - looked < 4 * MB) continue;
    looked = bytes;
    most = Math.max(most, heap() - before);
  }
  expect(bytes).toBeGreaterThan(2 * MOST);
  // A name that was cut in two between chunks is not counted.
  expect(chats).toBeGreaterThan(CHATS * 0.99);
  expect(most).toBeLessThan(MOST);

  let queries = 0;
  const { pool } = server.context;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, { query: (...args: unknown[]) => ((queries += 1), query(...args)) });
  const idle = (await open()).body!.getReader();
  await idle.read();
  const asked = queries;
  // Other requests are served meanwhile; an export that is not read causes no reading.
  for (let i = 0; i < 20; i += 1) await browser.get("/api/me", { headers: bearer });
  expect(queries - asked).toBeLessThan(200);
  expect(heap() - before).toBeLessThan(MOST);
  await idle.cancel();

  const sure = { confirmation: email, password: PASSWORD };
  await browser.post("/api/me/deletion", sure, { headers: bearer });
  await server.deletions.carryOut(id);
  expect(await server.query("select from chats where user_id = $1", [id])).toEqual([]);
});
