// `npm run memory:mailbox -- FOLDER`: an endpoint for a model that has no address, or for a person in its place. Each
// request lies as a file in FOLDER until its answer lies beside it: HASH.json, then HASH.txt. The same request has
// the same hash, so that a run can be taken up again.
import { createHash } from "node:crypto";
import fs from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { listen, LOOPBACK } from "../../../sandbox/listen.ts";
import { type CompletionRequest, readRequest } from "../../../sandbox/model/request.ts";
import { chunk, data, DONE, openStream, startCompletion } from "../../../sandbox/model/wire.ts";
import { READER } from "../../../server/memory/reading/reader.ts";
import { JUDGE } from "../persona/checks.ts";

const LOOK_MS = 250;
const WAITING_MS = 10_000;

const [folder = "mailbox"] = process.argv.slice(2);
const PLACES = ["judge", "read", "talk"] as const;
for (const place of PLACES) fs.mkdirSync(path.join(folder, place), { recursive: true });

function placeOf({ messages }: CompletionRequest): (typeof PLACES)[number] {
  const { content } = messages[0]!;
  if (content.startsWith(READER.slice(0, 80))) return "read";
  return content === JUDGE ? "judge" : "talk";
}

async function answerTo(request: CompletionRequest): Promise<string> {
  const text = JSON.stringify(request.messages);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const name = path.join(folder, placeOf(request), hash);
  fs.writeFileSync(`${name}.json`, text);
  while (!fs.existsSync(`${name}.txt`)) await delay(LOOK_MS);
  return fs.readFileSync(`${name}.txt`, "utf8");
}

async function complete(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = await readRequest(incoming);
  const completion = startCompletion(request.model);
  openStream(response);
  const waiting = setInterval(() => response.write(": waiting\n\n"), WAITING_MS);
  const content = await answerTo(request);
  clearInterval(waiting);
  response.write(data(chunk(completion, { role: "assistant", content })));
  response.write(data(chunk(completion, {}, "stop")));
  response.end(DONE);
}

const server = createServer((incoming, response) => {
  complete(incoming, response).catch(() => response.destroy());
});
console.log(`OPENAI_BASE_URL=http://${LOOPBACK}:${await listen(server)}/v1`);
