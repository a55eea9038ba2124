// Plays a family's endpoint for tests. What it does is told by the end of the last message: `wire:length`, `wire:account` and so on.
import http from "node:http";
import { json } from "node:stream/consumers";
import { listen, LOOPBACK } from "../../listen.ts";
import { type Asked, data, type Family, type Refusal, type Reply } from "./family.ts";

export const WORDS = ["Woof! ", "I am ", "here."];
/** What is left of a reply that ran out of tokens: no more than a sentence and a half. */
const CUT = ["Woof! ", "I am here. ", "And then"];
const THOUGHT = "The user wrote to me. I had better be kind.";
/** Thoughts take more than a reply may have. */
const ROOM = 1_000;

export type Played = {
  baseUrl: string;
  /** What was asked, refused or not. */
  asked: Asked[];
  stop(): Promise<void>;
};

export async function play(family: Family): Promise<Played> {
  const asked: Asked[] = [];
  const [path, query = ""] = family.base.split("?");
  const server = http.createServer((incoming, outgoing) => void answer(incoming, outgoing));

  async function answer(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const expected = `${path!.replace(/\/$/, "")}/chat/completions${query && `?${query}`}`;
    if (incoming.url !== expected) return refuse(outgoing, { status: 404, body: "Not Found" });
    const body = (await json(incoming)) as Asked;
    asked.push(body);
    const wrong = whatIsWrong(family, incoming, body);
    if (wrong) return refuse(outgoing, wrong);
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    for (const line of replyTo(family, body)) outgoing.write(line);
    outgoing.end();
  }

  const port = await listen(server);
  return {
    baseUrl: `http://${LOOPBACK}:${port}${family.base}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const commandIn = ({ messages }: Asked) =>
  /wire:(\w+)\s*$/.exec(messages.at(-1)?.content ?? "")?.[1] ?? "";

function whatIsWrong(family: Family, incoming: http.IncomingMessage, asked: Asked): Refusal | null {
  const { key, troubles, model } = family;
  if (key && incoming.headers[key.header] !== key.value) return troubles.key ?? null;
  if (asked.model !== model && troubles.name) return troubles.name;
  const command = commandIn(asked);
  if (command === "account" || command === "busy" || command === "filter")
    return troubles[command] ?? null;
  return family.refuse(asked);
}

function replyTo(family: Family, asked: Asked): string[] {
  const command = commandIn(asked);
  const limit = Number(asked.max_tokens ?? asked.max_completion_tokens ?? Infinity);
  if (family.countsThoughts && limit < ROOM)
    return family.stream({ thought: THOUGHT, words: [], finish: "length" });
  const thought = family.countsThoughts || command === "thinks" ? THOUGHT : "";
  const reply: Reply =
    command === "length"
      ? { thought, words: CUT, finish: "length" }
      : { thought, words: asked.response_format ? ['{"a":', "1}"] : WORDS, finish: "stop" };
  const lines = family.stream(reply);
  return command === "breaks" && family.troubles.breaks
    ? [...lines.slice(0, -3), data(family.troubles.breaks)]
    : lines;
}

function refuse(outgoing: http.ServerResponse, { status, body, headers }: Refusal): void {
  outgoing.writeHead(status, { "content-type": "application/json", ...headers });
  outgoing.end(typeof body === "string" ? body : JSON.stringify(body));
}
