// Brings a reply from the model to its run, and gives it a proper end where the model was not let to finish.
import type { Finish, ReplyHandler } from "../../model/service.ts";
import { takeOver } from "../crisis.ts";
import { modelFailure } from "../failure.ts";
import type { OpeningParts } from "../opening.ts";
import type { Conversation } from "../queries.ts";
import type { ReplyRequest } from "../reply-request.ts";
import type { Run } from "../run/run.ts";
import { chatWords } from "../words.ts";
import { endAtSentence } from "./end-at-sentence.ts";
import { filtered } from "./filters.ts";
import { replyFilters } from "./reply-filters.ts";

export function hearReply(
  parts: OpeningParts,
  run: Run,
  request: ReplyRequest,
  conversation: Conversation,
): ReplyHandler {
  const { language } = conversation;
  const { judgement, acceptLanguage } = request;
  const kind = judgement.danger?.kind;

  function end(finish: Finish): void {
    if (finish === "stop") void run.finish();
    else if (finish === "length") void run.finish(endAtSentence(run.text));
    // Its provider would not have the model speak of this: in a worry that must not be the last word.
    else if (kind) void takeOver(parts, run, acceptLanguage, { kind, language, layer: "model" });
    else void run.endWith(() => Promise.resolve([chatWords[language].notHere]), null);
  }

  return filtered(
    {
      onContent: (bytes, content) => run.add(bytes, content),
      onEnd: end,
      onTrouble: (trouble) => void run.fail(modelFailure(trouble)),
    },
    replyFilters(parts, run, request, conversation),
  );
}
