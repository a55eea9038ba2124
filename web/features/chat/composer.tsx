import SendHorizontal from "lucide-react/icons/send-horizontal";
import Square from "lucide-react/icons/square";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { isBlank } from "../../../shared/blank.ts";
import { CHAT_LIMITS } from "../../../shared/rules/chat-limits.ts";
import { useWords } from "../../lib/words/words.ts";
import { keepUnsent, readUnsent } from "./conversation/unsent.ts";
import { Microphone } from "./voice/lazy.ts";
import { chatWords } from "./words.ts";

/** The characters left are shown from this length on. */
const WARN_FROM = CHAT_LIMITS.messageLength - 400;

type ComposerProps = {
  personId: string;
  puppyName: string;
  isBusy: boolean;
  isStopping: boolean;
  isOnline: boolean;
  /** The message that is being edited. The draft waits meanwhile. */
  edited: string | undefined;
  /** Returns whether the text was taken. */
  onSend: (text: string) => boolean;
  onStop: () => void;
  /** Called when the person types, opens the microphone or dictates, so that Luli falls silent. */
  onInput: (() => void) | undefined;
};

export const Composer = ({
  personId,
  puppyName,
  isBusy,
  isStopping,
  isOnline,
  edited,
  onSend,
  onStop,
  onInput,
}: ComposerProps) => {
  const words = useWords(chatWords);
  const [text, setText] = useState(() => readUnsent(personId).draft);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusAtDesk(field);
  const isEditing = edited !== undefined;
  const [editing, setEditing] = useState(edited);
  const [draft, setDraft] = useState("");
  if (editing !== edited) {
    setEditing(edited);
    if (editing === undefined) setDraft(text);
    setText(edited ?? draft);
  }
  useEffect(() => {
    if (edited !== undefined) field.current?.focus();
  }, [edited]);
  // An edited message may exist nowhere else: it was taken back, or has grown.
  const typed = isEditing && draft !== "" ? `${draft}\n\n${text}` : text;
  useEffect(() => keepUnsent(personId, { draft: typed }), [personId, typed]);
  const canSend = !isBusy && !isBlank(text);
  const isWarned = text.length >= WARN_FROM;

  const submit = () => {
    if (!canSend) return;
    if (onSend(text)) setText(isEditing ? draft : "");
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter that picks a word of an input method does not send; Safari reports it only by key code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      className="px-3 pt-3 md:px-4"
      // The page does not reload itself meanwhile (web/lib/reload-outdated.ts).
      data-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="composer-row">
        <textarea
          ref={field}
          aria-label={words.messageTo(puppyName)}
          placeholder={isOnline ? words.placeholder(puppyName) : words.placeholderOffline}
          rows={1}
          maxLength={CHAT_LIMITS.messageLength}
          value={text}
          enterKeyHint="send"
          onInput={onInput}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
          // The field shrinks by the height of the warning: a composer that grew further would push Luli down.
          className={`composer-field ${isWarned ? "max-h-24" : "max-h-30"}`}
        />
        <Microphone text={text} onText={setText} onInput={onInput} />
        {isBusy ? (
          <RoundButton
            type="button"
            label={words.stop(puppyName)}
            disabled={isStopping}
            onClick={onStop}
          >
            <Square aria-hidden className="size-4" fill="currentColor" strokeWidth={2.4} />
          </RoundButton>
        ) : (
          <RoundButton type="submit" label={words.send} disabled={!canSend}>
            <SendHorizontal aria-hidden className="size-5" strokeWidth={2.4} />
          </RoundButton>
        )}
      </div>
      {isWarned && (
        <p role="status" className="mt-1 pr-4 text-right text-[13px] leading-5 text-ink-3">
          {words.charactersLeft(CHAT_LIMITS.messageLength - text.length)}
        </p>
      )}
    </form>
  );
};

/** Focuses the field on devices with a keyboard, unless the person has put the focus elsewhere. */
function useFocusAtDesk(field: RefObject<HTMLTextAreaElement | null>) {
  useEffect(() => {
    const isFree = document.activeElement?.matches("body, main, h1, [aria-current=page]");
    if (isFree && window.matchMedia("(hover: hover)").matches)
      field.current?.focus({ preventScroll: true });
  }, [field]);
}

type RoundButtonProps = {
  type: "button" | "submit";
  label: string;
  disabled: boolean;
  onClick?: () => void;
  children: React.ReactNode;
};

const RoundButton = ({ label, children, ...button }: RoundButtonProps) => (
  <button {...button} aria-label={label} className="composer-button">
    {children}
  </button>
);
