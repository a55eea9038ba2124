import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import type { VariantId } from "../../../shared/contracts/me.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import type { ConversationStore } from "./conversation/conversation-store.ts";
import { isVetted } from "../../../shared/rules/help.ts";
import { LateHelp } from "./help/late-help.ts";
import { LiveText } from "./live-text.tsx";
import { MessageText } from "./message-text.tsx";
import { type TimelineItem, type UiMessage, formatTime } from "./conversation/messages.ts";
import { LateAside } from "./aside/late-aside.ts";
import { SpeakerFace } from "./conversation/list-parts.tsx";
import type { MessageActions } from "./tools/actions.ts";
import { useOnline } from "./use-online.ts";
import { TypingIndicator } from "./typing-indicator.tsx";
import { chatWords } from "./words.ts";

type MessageProps = {
  item: TimelineItem;
  store: ConversationStore;
  puppyName: string;
  avatarSrc: string;
  variant?: VariantId | undefined;
  /** Absent while a reply is on its way. */
  onRetry?: ((turnId: string) => void) | undefined;
  /** Absent where this is only to be read. */
  actions?: MessageActions | undefined;
  faceOf?: FaceOf | undefined;
};

/** The face of somebody else than who is there now. */
export type FaceOf = (variant: VariantId) => ReactNode;

export const Message = ({
  item,
  store,
  puppyName,
  avatarSrc,
  variant,
  onRetry,
  actions,
  faceOf,
}: MessageProps) => {
  const words = useWords(chatWords);
  const language = useLanguage();
  const { message } = item;
  const isMine = message.sender === "user";
  const saidBy = message.turn?.puppy ?? message.saidBy;
  return (
    <li className={`group flex flex-col ${isMine ? "items-end" : "items-start"}`}>
      <div
        className={`relative flex max-w-full items-end gap-2.5 ${isMine ? "max-md:w-full justify-end pl-10 md:pl-24" : "max-md:w-full md:pr-12"}`}
      >
        {!isMine &&
          (faceOf && saidBy && saidBy.variant !== variant ? (
            faceOf(saidBy.variant)
          ) : (
            <SpeakerFace src={avatarSrc} />
          ))}
        <div
          className={`min-w-12 rounded-[22px] px-[18px] py-3 [@media(hover:none)]:select-none text-base leading-[1.45] md:text-[17px] ${bubbleLook(message)}`}
          data-reply={isMine ? undefined : message.turnId}
          {...(isGenerated(message)
            ? { itemScope: true, itemType: "https://schema.org/Message" }
            : {})}
        >
          {isGenerated(message) && <link itemProp="digitalSourceType" href={TRAINED} />}
          <span className="sr-only">
            {isMine ? words.you : words.said(saidBy?.name ?? puppyName)}
          </span>
          <MessageBody message={message} store={store} puppyName={puppyName} />
        </div>
        {actions && message.turn && (
          <LateAside turn={message.turn} isMine={isMine} puppyName={puppyName} actions={actions} />
        )}
      </div>
      {message.state === "failed" && <FailedLine turnId={message.turnId} onRetry={onRetry} />}
      {message.state === "queued" && (
        <QueuedLine onChange={actions && (() => actions.onTakeBack(message.turnId))} />
      )}
      {message.state === "stopped" && (
        <p className="mt-1 ml-[54px] text-[13px] text-ink-3">{words.stopped}</p>
      )}
      {item.showsTime && (
        <time
          dateTime={message.timestamp}
          className={`mt-1.5 text-[13px] font-medium text-ink-3 ${isMine ? "mr-1.5" : "ml-[54px]"}`}
        >
          {formatTime(message.timestamp, language)}
        </time>
      )}
      {message.help && <LateHelp as={message.help} />}
    </li>
  );
};

/** The greeting is the page's own. */
const isGenerated = ({ sender, help, id }: UiMessage) =>
  sender === "puppy" && !isVetted(help) && id !== "greeting";
/** What schema.org calls IPTC's trainedAlgorithmicMedia (docs/compliance.md). */
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
  if (message.state === "replying") return <LiveText store={store} turnId={message.turnId} />;
  return message.text === "" ? <span aria-hidden>…</span> : <MessageText text={message.text} />;
};

const QueuedLine = ({ onChange }: { onChange: (() => void) | undefined }) => {
  const words = useWords(chatWords);
  if (useOnline()) return null;
  return (
    <p className="mt-1 mr-1.5 flex items-center gap-1 text-[14px] text-ink-2">
      {words.queued}
      {onChange && (
        <button
          type="button"
          onClick={onChange}
          className="inline-flex min-h-11 items-center rounded-full px-2 font-semibold underline underline-offset-2"
        >
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
  onRetry: ((turnId: string) => void) | undefined;
}) => {
  const words = useWords(chatWords);
  return (
    <p className="mt-1 mr-1.5 flex items-center gap-1 text-[14px] text-(--bad-fg)">
      {words.notAnswered}
      <button
        type="button"
        disabled={!onRetry}
        onClick={() => onRetry?.(turnId)}
        className="inline-flex min-h-11 items-center gap-1 rounded-full px-2 font-semibold underline underline-offset-2 disabled:opacity-60"
      >
        <RotateCcw aria-hidden className="size-4" strokeWidth={2.4} />
        {words.tryAgain}
      </button>
    </p>
  );
};
