// A transaction pooler of the smallest kind, over Postgres's own wire: all clients share one session of the database, whose turn
// changes whenever no transaction is open. As PgBouncer it refuses settings at the start that it does not know.
import net from "node:net";
import pg from "pg";
import { listen } from "../../../sandbox/listen.ts";

const SSL_REQUEST = 80_877_103;
const KNOWN = ["user", "database", "application_name", "client_encoding"];
const TERMINATE = "X";
const READY = "Z";
const IDLE = "I";

export async function startTransactionPooler(databaseUrl: string) {
  const upstream = await openSession(databaseUrl);
  const waiting: { client: net.Socket; data: Buffer }[] = [];
  let turn: net.Socket | null = null;
  let answer = Buffer.alloc(0);

  function send(client: net.Socket, data: Buffer): void {
    if (turn !== null && turn !== client) return void waiting.push({ client, data });
    turn = client;
    upstream.stream.write(data);
  }
  upstream.stream.on("data", (data: Buffer) => {
    turn?.write(data);
    answer = Buffer.concat([answer, data]);
    while (answer.length >= 5 && answer.length > answer.readInt32BE(1)) {
      const message = answer.subarray(0, answer.readInt32BE(1) + 1);
      answer = answer.subarray(message.length);
      if (message.toString("latin1", 0, 1) !== READY) continue;
      if (message.toString("latin1", 5, 6) !== IDLE) continue;
      turn = null;
      const next = waiting.shift();
      if (next) send(next.client, next.data);
    }
  });

  const server = net.createServer((client) => {
    let hasStarted = false;
    client.on("error", () => {});
    client.on("data", (data) => {
      if (hasStarted) {
        if (data.toString("latin1", 0, 1) === TERMINATE) client.end();
        else send(client, data);
      } else if (data.readInt32BE(4) === SSL_REQUEST) client.write("N");
      else {
        hasStarted = true;
        const words = data.toString("latin1", 8).split("\0");
        const unknown = words.find(
          (word, n) => n % 2 === 0 && word !== "" && !KNOWN.includes(word),
        );
        if (unknown === undefined) client.write(WELCOME);
        else client.end(refusal(`unsupported startup parameter: ${unknown}`));
      }
    });
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${await listen(server)}`;
  return {
    url: url.href,
    stop() {
      server.close();
      upstream.stream.destroy();
    },
  };
}

/** Signed in by pg, then spoken to byte by byte. */
async function openSession(connectionString: string): Promise<{ stream: net.Socket }> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  const { connection } = client as unknown as { connection: { stream: net.Socket } };
  connection.stream.removeAllListeners("data");
  return connection;
}

function frame(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));
  const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const WELCOME = Buffer.concat([
  frame("R", "\0\0\0\0"),
  frame("K", "\0\0\0\x01\0\0\0\x01"),
  frame(READY, IDLE),
]);
const refusal = (words: string) => frame("E", `SFATAL\0C08P01\0M${words}\0\0`);
