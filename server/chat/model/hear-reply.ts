// Brings a reply from the model to its run, and gives it a proper end where the model was not let to finish.
import type { Finish, ReplyHandler } from "../../model/service.ts";
import type { HelpKind, Layer } from "../../../shared/contracts/safety.ts";
import { hearLanguage } from "../../safety/service.ts";
import { takeOver } from "../crisis/crisis.ts";
import { modelFailure } from "../failure.ts";
import type { OpeningParts } from "../opening.ts";
import type { ReplyRequest } from "../reply-request.ts";
import type { Run } from "../run/run.ts";
import { chatWords } from "../words.ts";
import { endAtSentence } from "./end-at-sentence.ts";
import { filtered } from "./filters.ts";
import { replyFilters, type Told } from "./reply-filters.ts";

export function hearReply(
  parts: OpeningParts,
  run: Run,
  request: ReplyRequest,
  told: Told,
  /** What the person may be in danger of, by this message or since one of the last day. */
  inDanger: HelpKind | null,
): ReplyHandler {
  const { language, turns } = told;
  const { judgement, acceptLanguage } = request;

  /** Whoever may be in danger is told of no trouble. */
  function help(kind: HelpKind, layer: Layer): void {
    const said = [...turns.map(({ message }) => message), run.input.message];
    const danger = { kind, layer, language: hearLanguage(said, language), stage: "first" } as const;
    void takeOver(parts, run, acceptLanguage, danger);
  }

  function end(finish: Finish): void {
    if (finish === "stop") void run.finish();
    else if (finish === "length") void run.finish(endAtSentence(run.text));
    // Its provider would not have the model speak of this: in a worry that must not be the last word.
    else if (inDanger) help(inDanger, "model");
    else void run.endWith(() => Promise.resolve([chatWords[language].notHere]), null);
  }

  return filtered(
    {
      onContent: (words) => run.add(words),
      onEnd: end,
      onTrouble: (trouble) => {
        if (inDanger) help(inDanger, judgement.danger?.layer ?? "turns");
        else void run.fail(modelFailure(trouble));
      },
    },
    replyFilters(parts, run, request, told, inDanger),
  );
}
