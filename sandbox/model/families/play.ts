// Plays a family's endpoint for tests. What it does is told by the end of the last message: `wire:length`, `wire:account` and so on.
import http from "node:http";
import { json } from "node:stream/consumers";
import { listen, LOOPBACK } from "../../listen.ts";
import {
  type CompletionRequest,
  data,
  type Family,
  type Refusal,
  USAGE,
  type Usage,
} from "./family.ts";

export const WORDS = ["Woof! ", "I am ", "here."];
const THOUGHT = "The user wrote to me. I had better be kind.";
/** Is the answer to every request to read something. */
export const FOUND = {
  facts: [{ words: "I like tea", kind: "like", importance: 3, message: 1, replaces: [] }],
  summary: "They talked of tea.",
};
/** Thoughts take more than a reply may have. */
const ROOM = 1_000;
/** How it ends, and the words of it, where it is told to do other than to say its words. */
const REPLIES: Record<string, { words: string[]; finish?: "length" | "content_filter" }> = {
  // The reply stops after a sentence and a half.
  length: { words: ["Woof! ", "I am here. ", "And then"], finish: "length" },
  filtered: { words: [], finish: "content_filter" },
  // The mark by which a model tells of danger, in pieces.
  danger: { words: ["\n[[HE", "LP:ab", "use]]", " I am so sorry."] },
};
const REFUSALS = ["key", "account", "busy", "filter"] as const;
/** Imitates a program that does not know the route. */
const OUT_OF_ORDER: Refusal = { status: 500, body: "Internal Server Error" };

export type Played = {
  baseUrl: string;
  /** Lists every request, refused or not. */
  asked: CompletionRequest[];
  /** How often it left out in silence what was too much. */
  cut(): number;
  /** How many replies of "hold" wait after their first word. */
  held(): number;
  stop(): Promise<void>;
};

export async function play(family: Family): Promise<Played> {
  const asked: CompletionRequest[] = [];
  const held = new Set<() => void>();
  let cuts = 0;
  const [path, query = ""] = family.base.split("?");
  const server = http.createServer((incoming, outgoing) => void answer(incoming, outgoing));

  async function answer(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const page = family.pages?.[incoming.url ?? ""];
    if (page) return void outgoing.end(JSON.stringify(page));
    const expected = `${path!.replace(/\/$/, "")}/chat/completions${query && `?${query}`}`;
    if (incoming.url !== expected) return refuse(outgoing, { status: 404, body: "Not Found" });
    const body = (await json(incoming)) as CompletionRequest;
    asked.push(body);
    const command = commandIn(body);
    const isAgain = asked.filter((other) => lastOf(other) === lastOf(body)).length > 1;
    const isDown = command === "down" || (command === "flaky" && !isAgain);
    const wrong =
      whatIsWrong(family, incoming, body) ??
      wrongName(family, body) ??
      (isDown ? (family.troubles.down ?? OUT_OF_ORDER) : null);
    if (wrong) return refuse(outgoing, wrong);
    if (isTooMuch(family, body)) cuts += 1;
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    const lines = replyTo(family, body);
    if (command === "hold") await hold(outgoing, lines.splice(0, firstWordOf(lines) + 1));
    if (command === "breaks") return breakOff(outgoing, lines.slice(0, -3), family.troubles.breaks);
    for (const line of lines) outgoing.write(line);
    outgoing.end();
  }

  async function hold(outgoing: http.ServerResponse, lines: string[]): Promise<void> {
    for (const line of lines) outgoing.write(line);
    await new Promise<void>((resolve) => {
      held.add(resolve);
      outgoing.once("close", resolve).once("close", () => held.delete(resolve));
    });
  }

  const port = await listen(server);
  return {
    baseUrl: `http://${LOOPBACK}:${port}${family.base}`,
    asked,
    cut: () => cuts,
    held: () => held.size,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const lastOf = ({ messages }: CompletionRequest) => messages.at(-1)?.content ?? "";
const commandIn = (asked: CompletionRequest) => /wire:(\w+)\s*$/.exec(lastOf(asked))?.[1] ?? "";
const firstWordOf = (lines: string[]) => lines.findIndex((line) => line.includes(WORDS[0]!));

/** The key, what was said that it refuses, what it does not take of a request. */
function whatIsWrong(
  family: Family,
  incoming: http.IncomingMessage,
  asked: CompletionRequest,
): Refusal | null {
  const { apiKey, extraHeaders, troubles } = family;
  const keys = { ...(apiKey && { authorization: `Bearer ${apiKey}` }), ...extraHeaders };
  if (Object.entries(keys).some(([header, key]) => incoming.headers[header] !== key))
    return troubles.key ?? null;
  const command = REFUSALS.find((each) => each === commandIn(asked));
  if (command) return troubles[command] ?? null;
  const refusal = isTooMuch(family, asked) ? family.context?.refusal : null;
  return refusal ?? family.refuse(asked);
}

const wrongName = ({ model, troubles }: Family, asked: CompletionRequest): Refusal | undefined =>
  asked.model === model ? undefined : troubles.name;

const lettersOf = ({ messages }: CompletionRequest) =>
  messages.reduce((sum, { content }) => sum + content.length, 0);
const isTooMuch = ({ context }: Family, asked: CompletionRequest) =>
  lettersOf(asked) > (context?.letters ?? Infinity);

function replyTo(family: Family, asked: CompletionRequest): string[] {
  const limit = limitOf(asked);
  if (family.countsThoughts && limit < ROOM)
    return family.stream({
      thought: THOUGHT,
      words: [],
      finish: finishOf(family, "length"),
      usage: usageOf("length", limit),
    });
  const { words = wordsFor(family, asked), finish = "stop" } = REPLIES[commandIn(asked)] ?? {};
  return family.stream({
    thought: family.countsThoughts ? THOUGHT : "",
    words,
    finish: finish === "stop" ? finish : finishOf(family, finish),
    usage: usageOf(finish, limit),
  });
}

/** Infinity: it was sent without a limit. */
const limitOf = (asked: CompletionRequest) =>
  Number(asked.max_tokens ?? asked.max_completion_tokens ?? Infinity);

/** A reply that ran out of tokens has used all of them. */
const usageOf = (finish: string, limit: number): Usage =>
  finish === "length" && limit < Infinity
    ? { ...USAGE, completion_tokens: limit, total_tokens: USAGE.prompt_tokens + limit }
    : USAGE;

const finishOf = ({ finishes }: Family, finish: "length" | "content_filter") =>
  finishes?.[finish] ?? finish;

/** A family that ignores response_format sees the schema only in words, and puts words around its JSON. */
function wordsFor(family: Family, asked: CompletionRequest): string[] {
  if (!asked.messages[0]?.content.includes("fits this JSON schema")) return WORDS;
  const found = JSON.stringify(FOUND);
  const pieces = [found.slice(0, 9), found.slice(9)];
  return asked.response_format && !family.ignoresShape
    ? pieces
    : ["Here you are:\n```json\n", ...pieces, "\n```"];
}

function breakOff(outgoing: http.ServerResponse, lines: string[], how: object | undefined): void {
  const said = [...lines, ...(how ? [data(how)] : [])].join("");
  outgoing.write(said, () => (how ? outgoing.end() : outgoing.destroy()));
}

function refuse(outgoing: http.ServerResponse, { status, body, headers }: Refusal): void {
  outgoing.writeHead(status, { "content-type": "application/json", ...headers });
  outgoing.end(typeof body === "string" ? body : JSON.stringify(body));
}
