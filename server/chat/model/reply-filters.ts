// What a reply passes through before anybody reads it: the model's alarm is heard, and what must not be said is not.
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import {
  hearLanguage,
  MarkReader,
  mayNameIn,
  METHODS,
  type SaidKind,
  Watch,
} from "../../safety/service.ts";
import { closeReply, takeOver } from "../crisis/crisis.ts";
import type { Remembered } from "../../memory/service.ts";
import type { OpeningParts } from "../opening.ts";
import type { Begun } from "../queries.ts";
import type { ReplyRequest } from "../reply-request.ts";
import type { Run } from "../run/run.ts";
import type { TextFilter } from "./filters.ts";
import { Frame } from "./frame.ts";

/** What was said before, and what is remembered of the user. */
export type Told = Pick<Begun, "language" | "puppy_name" | "turns"> & Pick<Remembered, "memories">;

export function replyFilters(
  parts: OpeningParts,
  run: Run,
  { acceptLanguage, check }: ReplyRequest,
  { language, puppy_name: name, turns, memories }: Told,
  inDanger: HelpKind | null,
): TextFilter[] {
  const said = [...turns.map(({ message }) => message), run.input.message];
  const { doubt } = check;
  const worry = doubt && doubt.level !== "possible" ? doubt.kind : inDanger;
  const spoken = () => hearLanguage(said, language);
  const answer = (kind: HelpKind) => {
    void takeOver(parts, run, acceptLanguage, { kind, language: spoken(), layer: "model" });
  };
  const close = (kind: SaidKind) => {
    if (kind === "suicide") answer(worry ?? METHODS.suicide);
    else if (kind === "hidden_eating" || kind === "attack") answer(METHODS[kind]);
    // Whoever may be in danger needs more than a kind sentence, also for a means or an amount.
    else if (worry && (kind === "means" || kind === "dose")) answer(worry);
    else void closeReply(parts, run, acceptLanguage, { kind, language: spoken() });
  };
  // Whoever may be in danger is read back nothing of what they have at hand.
  const remembered = memories.map(({ words }) => words);
  const mayName = inDanger ? () => false : mayNameIn(said, remembered);
  const frame = new Frame(["Luli", name], run.input.message);
  return [frame, withoutMark(answer), watched(new Watch(mayName), close)];
}

/** The model saw danger that nobody else heard: the vetted words are said, at no second call. */
function withoutMark(answer: (kind: HelpKind) => void): TextFilter {
  const reader = new MarkReader();
  return {
    pass: (text) => reader.read(text),
    end: () => reader.end(),
    said() {
      if (reader.kind) answer(reader.kind);
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
