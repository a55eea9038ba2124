// What a reply passes through before anybody reads it: the model's alarm is heard.
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import { hearLanguage, MarkReader } from "../../safety/service.ts";
import { takeOver } from "../crisis.ts";
import type { TextFilter } from "./filters.ts";
import type { OpeningParts } from "../opening.ts";
import type { Begun } from "../queries.ts";
import type { ReplyRequest } from "../reply-request.ts";
import type { Run } from "../run/run.ts";

export function replyFilters(
  parts: OpeningParts,
  run: Run,
  { acceptLanguage }: ReplyRequest,
  { language, turns }: NonNullable<Begun["conversation"]>,
): TextFilter[] {
  const answer = (kind: HelpKind) => {
    const said = [...turns.map(({ message }) => message), run.input.message];
    const danger = { kind, language: hearLanguage(said, language), layer: "model" as const };
    void takeOver(parts, run, acceptLanguage, danger);
  };
  return [withoutMark(answer)];
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
