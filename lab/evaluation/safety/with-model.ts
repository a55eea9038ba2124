// The last net measured: what the model makes of those that the layers before it are not sure of, when it follows its prompt. A stand-in
// that knows the labels says what such a model would, in the crooked ways of models; with --model any real endpoint is asked instead.
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import { buildPrompt, NOTE_ENDS } from "../../../server/chat/model/prompt.ts";
import { createModel, type Model, type PromptMessage } from "../../../server/model/service.ts";
import { createLog } from "../../../server/platform/log.ts";
import { needsHelp } from "../../../server/safety/kinds.ts";
import { hear } from "./hear.ts";
import { MARK_RULE, MarkReader } from "../../../server/safety/service.ts";
import { PATIENT } from "../patience.ts";
import { type Case, readPart } from "./corpus.ts";
import { share } from "./tables.ts";

type Judged = Case & { taken: HelpKind | null; isMarked: boolean };

const WAYS = [
  (kind: string) => `[[HELP:${kind}]]`,
  (kind: string) => `[[HELP:${kind}]]\nI hear you, and I am so sorry.`,
  (kind: string) => `[HELP: ${kind.replace("_", " ")}]`,
  (kind: string) => `**[[help:${kind}]]**`,
  (kind: string) => `HELP: ${kind}`,
];
const TOKENS = 60;

/** Follows its prompt: without the rule in it, nothing is marked. */
export async function startLabelled(cases: readonly Case[]) {
  const kinds = new Map(cases.map((one) => [one.text, one.kind]));
  const server = http.createServer((incoming, response) => {
    void (async () => {
      const pieces: Buffer[] = [];
      for await (const piece of incoming as AsyncIterable<Buffer>) pieces.push(piece);
      const { messages } = JSON.parse(Buffer.concat(pieces).toString()) as {
        messages: PromptMessage[];
      };
      // A note of the app stands before the person's message.
      const said = messages.at(-1)!.content.split(`${NOTE_ENDS}\n`).at(-1)!;
      const kind = kinds.get(said) ?? "none";
      const isAsked = messages[0]!.content.includes(MARK_RULE);
      const way = WAYS[said.length % WAYS.length]!;
      const content = isAsked && needsHelp(kind) ? way(kind) : "Woof! Tell me more.";
      response.setHeader("content-type", "text/event-stream");
      for (const piece of content.match(/.{1,4}/gsu) ?? [])
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`);
      response.end("data: [DONE]\n\n");
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop: () => server.close().closeAllConnections(),
  };
}

export function openModel(baseUrl: string): Model {
  const model = {
    baseUrl,
    apiKey: process.env.OPENAI_API_KEY ?? "none",
    name: process.env.OPENAI_MODEL ?? "labelled",
  };
  const log = createLog(() => {});
  return createModel({ config: { model }, log, clock: () => new Date() }, { limits: PATIENT });
}

function promptFor({ text, before, language }: Case): PromptMessage[] {
  const turns = before.map(({ role, content }) => ({
    message: role === "user" ? content : "",
    response: role === "assistant" ? content : null,
    at: new Date().toISOString(),
  }));
  return buildPrompt({
    puppy: { name: "Luli", variant: "original", mood: "Happy & Playful", level: 3 },
    userName: null,
    turns,
    message: text,
    language,
    timeZone: "UTC",
    now: new Date(),
  });
}

async function judgeWith(model: Model, one: Case): Promise<Judged> {
  const danger = hear(one.text, one.before);
  if (danger?.level === "sure") return { ...one, taken: danger.kind, isMarked: false };
  const prompt = promptFor(one);
  const { text } = await model.complete(prompt, { tokens: TOKENS });
  const mark = new MarkReader();
  mark.read(text);
  mark.end();
  return { ...one, taken: mark.kind ?? danger?.kind ?? null, isMarked: mark.kind !== null };
}

/** Rows of those who need help and of the others. */
export async function measureWithModel(
  model: Model,
  part: "cases" | "held-out",
  atOnce: number,
): Promise<string[][]> {
  const judged: Judged[] = [];
  const waiting = readPart(part);
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      judged.push(await judgeWith(model, one));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (judged.every(({ isMarked }) => !isMarked)) throw new Error("The model marked nobody.");
  const row = (name: string, some: readonly Judged[]) => [
    name,
    part === "cases" ? "looked at" : "never looked at",
    String(some.length),
    share(some, ({ taken }) => taken !== null),
    share(some, ({ isMarked }) => isMarked),
  ];
  return [
    row(
      "**need help**",
      judged.filter(({ kind }) => needsHelp(kind)),
    ),
    row(
      "**harmless**",
      judged.filter(({ kind }) => !needsHelp(kind)),
    ),
  ];
}
