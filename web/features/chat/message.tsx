import RotateCcw from "lucide-react/icons/rotate-ccw";
import { memo, type ReactNode } from "react";
import type { VariantId } from "../../../shared/contracts/me.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import type { ConversationStore } from "./conversation/conversation-store.ts";
import { isVetted } from "../../../shared/rules/help.ts";
import { HelpNote } from "./help/lazy.ts";
import { LiveText } from "./live-text.tsx";
import { MessageText } from "./message-text.tsx";
import { type UiMessage, formatTime } from "./conversation/messages.ts";
import { ReactionBadge, RememberedButton } from "./aside/lazy.ts";
import { SpeakerFace, TypingIndicator } from "./list/list-parts.tsx";
import { ToolsButton } from "./tools/tools-button.tsx";
import { useOnline } from "../../lib/browser/use-online.ts";
import { chatWords } from "./words.ts";
import "./conversation/messages.css";

/** The current puppy, and the faces of the earlier ones. */
export type Speakers = {
  puppyName: string;
  avatarSrc: string;
  variant?: VariantId | undefined;
  faceOf?: FaceOf | undefined;
};

type MessageProps = Speakers & {
  message: UiMessage;
  showsTime: boolean;
  store: ConversationStore;
  /** Retries a failed message. Absent while a reply is on its way; null when a retry cannot help. */
  onRetry?: ((turnId: string) => void) | null | undefined;
  /** Present for a message that waits for a network, in a conversation that can be changed. */
  onTakeBack?: ((turnId: string) => void) | undefined;
  hasTools?: boolean;
  /** True for the last turn's messages. */
  isLast?: boolean;
};

/** Renders the face of another variant than the current one. */
export type FaceOf = (variant: VariantId) => ReactNode;

/** A message renders again only when it changes itself, however long the list is. */
export const Message = memo((props: MessageProps) => {
  "use no memo"; // Of what is drawn anew everything is new: to keep its parts costs time and 0.3 KB.
  const { message, puppyName, avatarSrc, variant, faceOf, onTakeBack, isLast = false } = props;
  const words = useWords(chatWords);
  const language = useLanguage();
  const isMine = message.sender === "user";
  const saidBy = message.turn?.stored.puppy ?? message.saidBy;
  return (
    <li className={`group flex flex-col ${isMine ? "items-end" : "items-start"}`}>
      <div className={`message-row ${isMine ? "is-mine" : ""}`}>
        {!isMine &&
          (faceOf && saidBy && saidBy.variant !== variant ? (
            faceOf(saidBy.variant)
          ) : (
            <SpeakerFace src={avatarSrc} />
          ))}
        <div
          className={`bubble ${bubbleLook(message)}`}
          data-reply={isMine ? undefined : message.turnId}
          {...(isGenerated(message)
            ? { itemScope: true, itemType: "https://schema.org/Message" }
            : {})}
        >
          {isGenerated(message) && <link itemProp="digitalSourceType" href={TRAINED} />}
          <span className="sr-only">
            {isMine ? words.you : words.said(saidBy?.name ?? puppyName)}
          </span>
          <MessageBody message={message} store={props.store} puppyName={puppyName} />
        </div>
        {props.hasTools && message.turn?.stored.memory && !isMine && (
          <RememberedButton
            chatId={message.turnId}
            memory={message.turn.stored.memory}
            puppyName={puppyName}
          />
        )}
        {props.hasTools && message.turn && (
          <div
            data-tools-of={message.id}
            className={`flex items-center ${isMine ? "-order-1" : ""}`}
          >
            {message.turn.stored.reaction && !isMine && (
              <ReactionBadge reaction={message.turn.stored.reaction} />
            )}
            <ToolsButton
              isNewest={isLast && !isMine}
              isStop={isLast && (!isMine || message.turn.reply === null)}
            />
          </div>
        )}
      </div>
      {message.state === "failed" && <FailedLine turnId={message.turnId} onRetry={props.onRetry} />}
      {message.state === "queued" && (
        <QueuedLine onChange={onTakeBack && (() => onTakeBack(message.turnId))} />
      )}
      {message.state === "stopped" && (
        <p className="mt-1 ml-[54px] text-[13px] text-ink-3">{words.stopped}</p>
      )}
      {props.showsTime && (
        <time
          dateTime={message.timestamp}
          className={`mt-1.5 text-[13px] font-medium text-ink-3 ${isMine ? "mr-1.5" : "ml-[54px]"}`}
        >
          {formatTime(message.timestamp, language)}
        </time>
      )}
      {message.help && <HelpNote help={message.help} isUnheard={message.state === "failed"} />}
    </li>
  );
});

/** The page itself makes the greeting. */
const isGenerated = ({ sender, help, id }: UiMessage) =>
  sender === "puppy" && !isVetted(help) && id !== "greeting";
/** The schema.org name of IPTC's trainedAlgorithmicMedia (docs/compliance.md). */
const TRAINED = "https://schema.org/TrainedAlgorithmicMediaDigitalSource";

const bubbleLook = ({ sender, state }: UiMessage) => {
  if (state === "failed")
    return "rounded-br-[6px] bg-(--bad-bg) text-(--bad-fg) ring-2 ring-(--bad-fg)/40";
  if (state === "queued")
    return "rounded-br-[6px] bg-transparent text-ink outline-2 -outline-offset-2 outline-dashed outline-(--line-strong)";
  return sender === "user"
    ? "rounded-br-[6px] bg-(--me) text-white"
    : "rounded-bl-[6px] bg-sunken text-ink dark:bg-raised";
};

const MessageBody = ({
  message,
  store,
  puppyName,
}: {
  message: UiMessage;
  store: ConversationStore;
  puppyName: string;
}) => {
  if (message.state === "waiting") return <TypingIndicator puppyName={puppyName} />;
  const isGrowing = message.state === "replying";
  if (message.text === "" && !isGrowing) return <span aria-hidden>…</span>;
  if (message.sender === "user") return <MessageText text={message.text} />;
  return (
    <LiveText store={store} turnId={message.turnId} said={isGrowing ? undefined : message.text} />
  );
};

const QueuedLine = ({ onChange }: { onChange: (() => void) | undefined }) => {
  const words = useWords(chatWords);
  if (useOnline()) return null;
  return (
    <p className="message-line text-ink-2">
      <span className="sr-only">{words.queued}</span>
      {onChange && (
        <button type="button" onClick={onChange} className="line-button">
          {words.change}
        </button>
      )}
    </p>
  );
};

const FailedLine = ({
  turnId,
  onRetry,
}: {
  turnId: string;
  onRetry: ((turnId: string) => void) | null | undefined;
}) => {
  const words = useWords(chatWords);
  return (
    <p className="message-line text-(--bad-fg)">
      {words.notAnswered}
      {onRetry !== null && (
        <button
          type="button"
          disabled={!onRetry}
          onClick={() => onRetry?.(turnId)}
          className="line-button"
        >
          <RotateCcw aria-hidden className="size-4" strokeWidth={2.4} />
          {words.tryAgain}
        </button>
      )}
    </p>
  );
};
