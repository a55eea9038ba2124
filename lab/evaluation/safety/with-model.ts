// The last net measured: what a model makes of those that the layers before it are not sure of.
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import { buildPrompt } from "../../../server/chat/model/prompt.ts";
import { createModel, type Model, type PromptMessage } from "../../../server/model/service.ts";
import { createLog } from "../../../server/platform/log.ts";
import { needsHelp } from "../../../server/safety/kinds.ts";
import { hear } from "./hear.ts";
import { MarkReader } from "../../../server/safety/service.ts";
import { PATIENT } from "../patience.ts";
import { type Case, readPart } from "./corpus.ts";
import { share } from "./tables.ts";

type Judged = Case & { taken: HelpKind | null; isMarked: boolean };

const TOKENS = 60;

export function openModel(baseUrl: string): Model {
  const model = {
    baseUrl,
    apiKey: process.env.OPENAI_API_KEY ?? "none",
    name: process.env.OPENAI_MODEL ?? "",
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
