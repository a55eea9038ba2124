import { Children } from "react";
import { splitActions } from "./rich-text.ts";

/** Plain text with its line breaks; nothing a person or a model writes becomes markup, except *actions*. */
export const MessageText = ({ text }: { text: string }) => (
  <span className="whitespace-pre-wrap wrap-anywhere">
    {Children.toArray(
      splitActions(text).map((part) => (part.kind === "action" ? <em>{part.text}</em> : part.text)),
    )}
  </span>
);
