// Brings a reply from the model to its run, and gives it a proper end where the model was not let to finish.
import { type Finish, type ReplyHandler, Trouble } from "../../model/service.ts";
import type { HelpKind, Layer } from "../../../shared/contracts/safety.ts";
import { hearLanguage } from "../../safety/service.ts";
import { takeOver } from "../crisis/crisis.ts";
import { modelFailure } from "../failure.ts";
import type { OpeningParts } from "../opening.ts";
import type { ReplyRequest } from "../reply-request.ts";
import type { Run } from "../run/run.ts";
import { chatWords } from "../words.ts";
import { endAtSentence, wholeSentences } from "./end-at-sentence.ts";
import { filtered } from "./filters.ts";
import { Repeats } from "./repeats.ts";
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
  const { acceptLanguage } = request;
  const { doubt } = request.check;
  const suspected = inDanger ?? (doubt && doubt.level !== "possible" ? doubt.kind : null);
  const repeats = new Repeats(run.input.message);

  /** Whoever may be in danger is told of no trouble. */
  function help(kind: HelpKind, layer: Layer): void {
    const said = [...turns.map(({ message }) => message), run.input.message];
    const danger = { kind, layer, language: hearLanguage(said, language), stage: "first" } as const;
    void takeOver(parts, run, acceptLanguage, danger);
  }

  function end(finish: Finish): void {
    if (finish === "stop") void run.finish();
    else if (finish === "length") void run.finish(endAtSentence);
    // The provider would not let the model answer. Together with a doubt that is a sign of danger.
    else if (suspected) help(suspected, "model");
    else void run.endWith(() => Promise.resolve([chatWords[language].notHere]), null);
  }

  function fail(trouble: Trouble): void {
    if (inDanger) help(inDanger, doubt?.layer ?? "turns");
    else void run.fail(modelFailure(trouble));
  }

  /** A loop ends the reply before it begins, so that neither the person nor the model reads it again. */
  function onContent(words: string): void {
    const loop = repeats.read(words);
    if (loop === null) return run.add(words);
    const whole = wholeSentences((run.received + words).slice(0, loop));
    run.add(whole.slice(run.received.length));
    if (whole.trim() === "") fail(new Trouble("down", "The model repeats itself without end."));
    else void run.finish(() => whole);
  }

  return filtered(
    { onContent, onEnd: end, onTrouble: fail },
    replyFilters(parts, run, request, told, inDanger),
  );
}
