import Bookmark from "lucide-react/icons/bookmark";
import { useState } from "react";
import type { ReplyMemory } from "../../../../shared/rules/chat-marks.ts";
import { useWords } from "../../../lib/words/words.ts";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { asideWords } from "./words.ts";

const RememberedDialog = lazyComponent(() =>
  import("./remembered-dialog.tsx").then((code) => code.RememberedDialog),
);

type RememberedButtonProps = { chatId: string; memory: ReplyMemory; puppyName: string };

/** Marks a reply that Luli's memory stands behind. */
export const RememberedButton = (props: RememberedButtonProps) => {
  const words = useWords(asideWords);
  const [isOpen, setOpen] = useState(false);
  const open = () => RememberedDialog.open(() => setOpen(true));
  const label = props.memory === "used" ? words.remembered : words.noted;
  return (
    <>
      <button
        type="button"
        aria-label={label(props.puppyName)}
        title={label(props.puppyName)}
        onClick={open}
        className="round-button round-button-faint -ml-2 shrink-0"
      >
        <Bookmark aria-hidden className="size-4" strokeWidth={2} />
      </button>
      {isOpen && <RememberedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
