import { splitActions } from "./rich-text.ts";

/** Plain text with its line breaks; nothing a person or a model writes becomes markup, except *actions*. */
export const MessageText = ({ text }: { text: string }) => (
  <span className="whitespace-pre-wrap wrap-anywhere">
    {splitActions(text).map((part) =>
      part.kind === "action" ? <em key={part.at}>{part.text}</em> : part.text,
    )}
  </span>
);
