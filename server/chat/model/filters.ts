// Filters pass, change or hold back text between the model and its generation.
import { type ReplyHandler, Trouble } from "../../model/service.ts";

/** A filter of one reply. Text that it holds back comes with a later piece, or with the end. */
export type TextFilter = {
  pass(text: string): string;
  end(): string;
  /** Called after the passed text was said: after each piece and before the end. */
  said?(): void;
  /** The reply ends here, whatever the model would add. */
  isOver?: boolean;
};

export function filtered(handler: ReplyHandler, filters: readonly TextFilter[]): ReplyHandler {
  let hasWords = false;
  let isOver = false;
  const say = (text: string) => {
    if (text === "") return;
    hasWords ||= text.trim() !== "";
    handler.onContent(text);
  };
  /** Says the text that was held back, also if the model breaks off. */
  const sayRest = () => {
    say(filters.reduce((rest, filter) => filter.pass(rest) + filter.end(), ""));
    for (const filter of filters) filter.said?.();
  };
  const ended: ReplyHandler = {
    onContent(content) {
      if (isOver) return;
      let text = content;
      for (const filter of filters) text = filter.pass(text);
      say(text);
      for (const filter of filters) filter.said?.();
      if (filters.some((filter) => filter.isOver)) ended.onEnd("stop");
    },
    onEnd(finish) {
      if (isOver) return;
      isOver = true;
      sayRest();
      if (hasWords || finish === "content_filter") handler.onEnd(finish);
      else handler.onTrouble(new Trouble("down", "The model said nothing."));
    },
    onTrouble(trouble) {
      if (!isOver) sayRest();
      handler.onTrouble(trouble);
    },
  };
  return ended;
}
