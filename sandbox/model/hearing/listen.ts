// What a message means by what was learned of others. A head is a question with its answers (labels), read when it is first asked; `npm run plain:train` trains them all.
import fs from "node:fs";
import path from "node:path";
import { featuresOf } from "../../../shared/classifier/features.ts";
import { type Head, HEARING_FOLDER, type HearingFile } from "./model-file.ts";
import { unpack, type Weights } from "./unpack.ts";
import { probabilitiesOf, sumsOf } from "./score.ts";

type Ready = { head: Head; stored: Weights };

const file = JSON.parse(
  fs.readFileSync(path.join(HEARING_FOLDER, "model.json"), "utf8"),
) as HearingFile;
const ready = new Map<string, Ready>();

function readHead(name: string): Ready {
  const known = ready.get(name);
  if (known) return known;
  const head = file.heads[name];
  if (!head) throw new Error(`no head is called ${name}`);
  const read = {
    head,
    stored: unpack(fs.readFileSync(path.join(HEARING_FOLDER, `${name}.bin`))),
  };
  ready.set(name, read);
  return read;
}

/** Of each label of the head how likely it is; they add up to 1. */
export function listen(name: string, message: string): ReadonlyMap<string, number> {
  const { head, stored } = readHead(name);
  const found = probabilitiesOf(head, sumsOf(head, stored, featuresOf(message, "stems")));
  return new Map(head.labels.map((label, at) => [label, found[at]!]));
}

/** How likely the message is of one of these kinds. */
export function shareOf(kinds: string, message: string): number {
  const likely = listen("kinds", message);
  return kinds.split(" ").reduce((sum, kind) => sum + likely.get(kind)!, 0);
}
