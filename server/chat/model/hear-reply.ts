// Brings a reply from the model to its generation, and gives it a proper end where the model was not let to finish.
import { type Finish, type ReplyHandler, Trouble } from "../../model/service.ts";
import type { VettedEnding } from "../crisis/crisis.ts";
import { modelFailure } from "../failure.ts";
import type { Generation } from "../generation/generation.ts";
import { chatWords } from "../words.ts";
import { endAtSentence, wholeSentences } from "./end-at-sentence.ts";
import { filtered } from "./filters.ts";
import { Repeats } from "./repeats.ts";
import { type ReplyContext, replyFilters } from "./reply-filters.ts";

export function hearReply(
  generation: Generation,
  ending: VettedEnding,
  context: ReplyContext,
): ReplyHandler {
  const { language, suspected, inDanger } = context;
  const worry = suspected && suspected.level !== "possible" ? suspected.kind : null;
  const repeats = new Repeats(generation.input.message);

  function end(finish: Finish): void {
    const kind = inDanger ?? worry;
    if (finish === "stop") void generation.finish();
    else if (finish === "length") void generation.finish(endAtSentence);
    // The provider would not let the model answer. Together with a doubt that is a sign of danger.
    else if (kind) void ending.answer({ kind, layer: "model", stage: "first" });
    else void generation.endWith(() => Promise.resolve([chatWords[language].notHere]), null);
  }

  /** A person who may be in danger reads of no trouble. */
  function fail(trouble: Trouble): void {
    const layer = suspected?.layer ?? "turns";
    if (inDanger) void ending.answer({ kind: inDanger, layer, stage: "first" });
    else void generation.fail(modelFailure(trouble));
  }

  /** A loop ends the reply before it begins, so that neither the person nor the model reads it again. */
  function onContent(words: string): void {
    const loop = repeats.read(words);
    if (loop === null) return generation.add(words);
    const whole = wholeSentences((generation.received + words).slice(0, loop));
    generation.add(whole.slice(generation.received.length));
    if (whole.trim() === "") fail(new Trouble("down", "The model repeats itself without end."));
    else void generation.finish(() => whole);
  }

  return filtered(
    { onContent, onEnd: end, onTrouble: fail },
    replyFilters(ending, context, worry ?? inDanger),
  );
}
