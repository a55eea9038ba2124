// The least an answer from the database can cost: bare node:http and one SELECT by primary key.
import pg from "pg";
import { readWiring, report } from "../child.ts";
import { listen } from "./listen.ts";

const { databaseUrl } = readWiring();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const { rows: users } = await pool.query<{ id: string }>("select id from users");
let turn = 0;

report(
  await listen((_incoming, outgoing) => {
    const id = users[turn++ % users.length]!.id;
    const select = "select * from subscriptions where user_id = $1";
    void pool.query({ name: "select", text: select, values: [id] }).then(({ rows }) => {
      const body = JSON.stringify(rows[0]);
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      };
      outgoing.writeHead(200, headers).end(body);
    });
  }),
);
