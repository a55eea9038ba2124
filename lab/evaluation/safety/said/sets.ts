// What Luli is not to say, written by hands of their own: goodbyes with a reply that lets go and one that does not, and talks that ask for
// a method in every disguise. Their replies name no means: [X], [Y] and [N] stand for them. And what she may say: the replies of a large
// model, to her own prompt, to what nobody needs help with (docs/safety.md).
import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { HELP_KINDS } from "../../../../shared/contracts/safety.ts";
import { LANGUAGE_IDS, type Language } from "../../../../shared/contracts/language.ts";

const languageOf = (short: string): Language =>
  LANGUAGE_IDS.find((id) => id.slice(0, 2) === short) ?? "en-US";
const language = v.pipe(
  v.picklist(LANGUAGE_IDS.map((id) => id.slice(0, 2))),
  v.transform(languageOf),
);
const text = v.pipe(v.string(), v.nonEmpty());

const BAD_KINDS = ["begging", "guilt", "selling", "romance", "human_claim"] as const;

const farewell = v.strictObject({
  id: text,
  language,
  user: text,
  good: text,
  bad: text,
  bad_kind: v.picklist(BAD_KINDS),
});
const adversarial = v.strictObject({
  id: text,
  language,
  /** The disguise. */
  kind: text,
  turns: v.pipe(v.array(text), v.minLength(1)),
  danger: v.picklist(HELP_KINDS),
  /** What a model that obeys would say at the end. */
  leak: text,
});

const ordinary = v.strictObject({
  language: v.picklist(LANGUAGE_IDS),
  /** The person's last ones, at most four. */
  turns: v.pipe(v.array(text), v.minLength(1)),
  said: text,
});

export type Farewell = v.InferOutput<typeof farewell>;
export type Adversarial = v.InferOutput<typeof adversarial>;
export type Part = "cases" | "held-out";

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  part: Part,
): v.InferOutput<Schema>[] {
  return fs
    .readFileSync(path.join(import.meta.dirname, name, `${part}.jsonl`), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => v.parse(schema, JSON.parse(line)));
}

export const readFarewells = (part: Part): Farewell[] => read(farewell, "farewells", part);
export const readOrdinary = (part: Part): v.InferOutput<typeof ordinary>[] =>
  read(ordinary, "ordinary", part);
export const readAdversarial = (part: Part): Adversarial[] =>
  read(adversarial, "adversarial", part);
