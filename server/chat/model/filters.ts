// What a reply passes through between the model and its run: steps that may change or keep back text, and cost nothing while they need not.
import { type ReplyHandler, Trouble } from "../../model/service.ts";
import { contentFrame } from "../run/frames.ts";

/** One reply's step. Text that is kept back comes with a later piece, or with the end. */
export type TextFilter = {
  pass(text: string): string;
  end(): string;
  /** What was let through has been said; called after each piece and before the end. */
  said?(): void;
};

type FramedHandler = Omit<ReplyHandler, "onContent"> & {
  onContent(bytes: Buffer, text: string): void;
};

/** The model's own bytes go on wherever the steps left their text as it was. */
export function filtered(handler: FramedHandler, filters: readonly TextFilter[]): ReplyHandler {
  let hasWords = false;
  const say = (bytes: Buffer | null, text: string) => {
    hasWords ||= text.trim() !== "";
    handler.onContent(bytes ?? contentFrame(text), text);
  };
  return {
    onContent(bytes, content) {
      let text = content;
      for (const filter of filters) text = filter.pass(text);
      if (text === content) say(bytes, content);
      else if (text !== "") say(null, text);
      for (const filter of filters) filter.said?.();
    },
    onEnd(finish) {
      const text = filters.reduce((rest, filter) => filter.pass(rest) + filter.end(), "");
      if (text !== "") say(null, text);
      for (const filter of filters) filter.said?.();
      if (hasWords || finish === "content_filter") handler.onEnd(finish);
      else handler.onTrouble(new Trouble("down", "The model said nothing."));
    },
    onTrouble: (trouble) => handler.onTrouble(trouble),
  };
}
