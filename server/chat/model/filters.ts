// What a reply passes through between the model and its run: steps that may change or keep back text, and cost nothing while they need not.
import { modelFailed } from "../failure.ts";
import { contentFrame } from "../run/frames.ts";
import type { ReplyHandler } from "./upstream.ts";

/** One reply's step. Text that is kept back comes with a later piece, or with the end. */
export type TextFilter = {
  pass(text: string): string;
  end(): string;
  /** What was let through has been said; called after each piece and before the end. */
  said?(): void;
};

/** The model's own bytes go on wherever the steps left their text as it was. */
export function filtered(handler: ReplyHandler, filters: readonly TextFilter[]): ReplyHandler {
  let hasWords = false;
  const say = (bytes: Buffer, text: string) => {
    hasWords ||= text.trim() !== "";
    handler.onContent(bytes, text);
  };
  return {
    onContent(bytes, content) {
      const text = filters.reduce((passing, filter) => filter.pass(passing), content);
      if (text === content) say(bytes, content);
      else if (text !== "") say(contentFrame(text), text);
      for (const filter of filters) filter.said?.();
    },
    onEnd() {
      const text = filters.reduce((rest, filter) => filter.pass(rest) + filter.end(), "");
      if (text !== "") say(contentFrame(text), text);
      for (const filter of filters) filter.said?.();
      if (hasWords) handler.onEnd();
      else handler.onFailure(modelFailed(new Error("The model said nothing.")));
    },
    onFailure: (failure) => handler.onFailure(failure),
  };
}
