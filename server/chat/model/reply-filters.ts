// Filters a reply before it is shown: hears the model's alarm, and stops what Luli must not say.
import type { Language } from "../../../shared/contracts/language.ts";
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import type { Remembered } from "../../memory/service.ts";
import {
  type Doubt,
  MarkReader,
  mayNameIn,
  METHODS,
  type SaidKind,
  saysGoodbye,
  Watch,
} from "../../safety/service.ts";
import type { VettedEnding } from "../crisis/crisis.ts";
import type { TextFilter } from "./filters.ts";
import { Frame } from "./frame.ts";

export type ReplyContext = {
  language: Language;
  /** The puppy's. */
  name: string;
  /** The person's messages, the answered one last. */
  messages: readonly string[];
  recalled: Remembered["memories"];
  /** The classifier's doubt about the message. */
  suspected: Doubt | null;
  /** The danger that the person may be in, by this message or since one of the last day. */
  inDanger: HelpKind | null;
  hasJudge: boolean;
};

/** `worry`: what the person may be in danger of. */
export function replyFilters(
  ending: VettedEnding,
  { name, messages, recalled, inDanger, hasJudge }: ReplyContext,
  worry: HelpKind | null,
): TextFilter[] {
  const answer = (kind: HelpKind) => void ending.answer({ kind, layer: "model" });
  const close = (kind: SaidKind) => {
    if (kind === "suicide") answer(worry ?? METHODS.suicide);
    else if (kind === "hidden_eating" || kind === "attack") answer(METHODS[kind]);
    // A person who may be in danger needs more than a kind sentence, also for a means or an amount.
    else if (worry && (kind === "means" || kind === "dose")) answer(worry);
    else void ending.close(kind);
  };
  // A person in danger never reads back the means that they named.
  const remembered = recalled.map(({ words }) => words);
  const mayName = inDanger ? () => false : mayNameIn(messages, { remembered, hasJudge });
  const frame = new Frame(["Luli", name], messages.at(-1)!);
  const watch = new Watch(mayName, () => saysGoodbye(messages.at(-1)!));
  return [frame, withoutMark(answer), watched(watch, close)];
}

/** The model saw a danger that the check did not: vetted words are said without a second call. */
function withoutMark(answer: (kind: HelpKind) => void): TextFilter {
  const marks = new MarkReader();
  return {
    pass: (text) => marks.read(text),
    end: () => marks.end(),
    said() {
      if (marks.kind) answer(marks.kind);
    },
  };
}

function watched(watch: Watch, close: (kind: SaidKind) => void): TextFilter {
  return {
    pass: (text) => watch.read(text),
    end: () => watch.end(),
    said() {
      if (watch.hit) close(watch.hit);
    },
  };
}
