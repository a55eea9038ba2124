// What the parts of a message cost the database: CPU of one backend a call, each part alone and undone again.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { cpuMsOf } from "./database-cpu.ts";
import { startBenchDatabase } from "./database.ts";
import { invite } from "./people.ts";

const PEOPLE = 500;
const CALLS = 400;
const HELLO = "'Hello Luli, how are you doing today?'";

/** `$1` is the user. */
const PARTS = {
  "nothing (the least of a call)": "select $1::uuid",
  begin_message: `select begin_message($1, gen_random_uuid(), ${HELLO}, 1, 1000000, 1000000, now(), null)`,
  "begin_message, the game known": `select begin_message($1, gen_random_uuid(), ${HELLO}, 1, 1000000, 1000000, now(),
    (select version from game_states where user_id = $1))`,
  turns_before: "select turns_before($1, now(), gen_random_uuid())",
  memory_for: `select memory_for($1, ${HELLO}, null, now())`,
  game_of: "select game_of($1)",
  "insert of a chat": `insert into chats (user_id, id, puppy_id, message, server_no, counted_on)
    select $1, gen_random_uuid(), id, ${HELLO}, 1, current_date from puppies where user_id = $1 and is_active`,
  "update of the game state":
    "update game_states set version = version + 1, state = state where user_id = $1",
  note_unread: "select note_unread($1, (select id from chats where user_id = $1 limit 1), now())",
};

const HISTORY = `
  insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at, finished_at)
  select p.user_id, gen_random_uuid(), p.id, 'A message as long as most are ' || n, repeat('A reply of Luli. ', 12), 'done', 0,
    current_date, now() - n * interval '1 minute', now()
  from generate_series(1, 60) n, puppies p where p.is_active`;

const postgres = await startBenchDatabase();
const client = new pg.Client({ connectionString: postgres.url });
try {
  await invite(postgres.url, "http://bench.test", PEOPLE);
  await client.connect();
  await client.query(HISTORY);
  await client.query("vacuum analyze");
  const { rows: people } = await client.query<{ id: string }>("select id from users");
  const { rows: backends } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const { pid } = backends[0]!;
  console.log("| part | us of CPU |\n|---|--:|");
  for (const [name, text] of Object.entries(PARTS)) {
    const statement = { name: randomUUID(), text };
    const call = async (n: number) => {
      await client.query("begin");
      const before = cpuMsOf(pid);
      await client.query({ ...statement, values: [people[n % PEOPLE]!.id] });
      const after = cpuMsOf(pid);
      await client.query("rollback");
      return after - before;
    };
    let ms = 0;
    for (let n = -CALLS / 4; n < CALLS; n += 1) {
      const took = await call(n + CALLS);
      // The first ones plan it.
      if (n >= 0) ms += took;
    }
    console.log(`| ${name} | ${((ms * 1_000) / CALLS).toFixed(0)} |`);
  }
} finally {
  await client.end();
  await postgres.stop();
}
