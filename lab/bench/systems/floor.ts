// The least a chat can do: token checked and remembered, one statement before, bytes relayed, one statement after.
import { randomUUID } from "node:crypto";
import http from "node:http";
import { importJWK, jwtVerify } from "jose";
import pg from "pg";
import { readWiring, report } from "../child.ts";
import { listen } from "./listen.ts";

const { upstream, databaseUrl, publicUrl } = readWiring();
const agent = new http.Agent({ keepAlive: true });
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const { rows } = await pool.query<{ public_key: string }>("select public_key from jwks limit 1");
const key = await importJWK(JSON.parse(rows[0]!.public_key) as Record<string, string>, "ES256");
const known = new Map<string, string>();

async function verify(token: string): Promise<string> {
  const remembered = known.get(token);
  if (remembered) return remembered;
  const { payload } = await jwtVerify(token, key, { issuer: publicUrl, audience: publicUrl });
  known.set(token, payload.sub!);
  return payload.sub!;
}

type Body = { messages: { content: string }[] };

async function chat(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
  const userId = await verify(incoming.headers.authorization!.slice(7));
  const pieces: Buffer[] = [];
  for await (const piece of incoming as AsyncIterable<Buffer>) pieces.push(piece);
  const { messages } = JSON.parse(Buffer.concat(pieces).toString()) as Body;
  const id = randomUUID();
  await pool.query({
    name: "before",
    text: `insert into chats (user_id, id, puppy_id, message, server_no, counted_on)
      select $1, $2, id, $3, 0, current_date from puppies where user_id = $1 and is_active`,
    values: [userId, id, messages.at(-1)!.content],
  });
  relay(messages, outgoing, (text) => {
    const after = "update chats set response = $3, status = 'done' where user_id = $1 and id = $2";
    void pool.query({ name: "after", text: after, values: [userId, id, text] });
  });
}

function relay(
  messages: Body["messages"],
  outgoing: http.ServerResponse,
  done: (text: string) => void,
): void {
  const options = { method: "POST", agent, headers: { "content-type": "application/json" } };
  const request = http.request(`${upstream}/chat/completions`, options, (response) => {
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    const kept: Buffer[] = [];
    response.on("data", (piece: Buffer) => {
      kept.push(piece);
      outgoing.write(piece);
    });
    response.once("end", () => {
      outgoing.end();
      done(readText(Buffer.concat(kept).toString()));
    });
  });
  request.on("error", () => outgoing.destroy());
  request.end(JSON.stringify({ model: "bench", messages, stream: true }));
}

function readText(stream: string): string {
  let text = "";
  for (const line of stream.split("\n")) {
    if (!line.startsWith("data: {")) continue;
    const chunk = JSON.parse(line.slice(6)) as { choices: [{ delta: { content: string } }] };
    text += chunk.choices[0].delta.content;
  }
  return text;
}

report(
  await listen(
    (incoming, outgoing) => void chat(incoming, outgoing).catch(() => outgoing.destroy()),
  ),
);
