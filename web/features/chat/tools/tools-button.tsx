import { useWords } from "../../../lib/words/words.ts";
import { openAside } from "../aside/lazy.ts";
import { chatWords } from "../words.ts";
import { reached } from "./actions.ts";

type ToolsButtonProps = {
  /** The last reply's button is visible on phones, too. */
  isNewest: boolean;
  /** The newest message is the single tab stop. Arrows move from message to message. */
  isStop: boolean;
};

/** The button that each message has; the tools themselves are rendered once. */
export const ToolsButton = ({ isNewest, isStop }: ToolsButtonProps) => (
  <button
    type="button"
    aria-label={useWords(chatWords).tools}
    aria-expanded="false"
    tabIndex={isStop ? 0 : -1}
    onClick={({ currentTarget: { parentElement } }) =>
      openAside(() => reached.set({ place: parentElement!, how: "open" }))
    }
    className={`tools-button round-button round-button-faint flex-none ${isNewest ? "is-newest" : ""}`}
  />
);
