import Lock from "lucide-react/icons/lock";
import { useEffect, useState } from "react";
import type { Me } from "../../../shared/contracts/me.ts";
import { WEEK_MS } from "../../../shared/rules/days.ts";
import { readWantedPage } from "../../lib/wanted-page.ts";
import { useWords } from "../../lib/words/words.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ComposerNotes, LimitCard, WayBack } from "./aside/lazy.ts";
import { Composer } from "./composer.tsx";
import { HelpOffer } from "./help/lazy.ts";
import type { FaceOf, Speakers } from "./message.tsx";
import { RetryLine } from "./list/list-parts.tsx";
import { MessageList } from "./list/message-list.tsx";
import type { ChatActivity, Turn } from "./conversation/conversation.ts";
import { type UiMessage, listMessages } from "./conversation/messages.ts";
import {
  type ChatSound,
  type OnHush,
  type ReplyListener,
  useConversation,
} from "./conversation/use-conversation.ts";
import type { MessageActions } from "./tools/actions.ts";
import { HushButton } from "./voice/lazy.ts";
import { type OnReadableText, useReadableText } from "./voice/use-readable-text.ts";
import { chatWords } from "./words.ts";

/** The fallback keeps the room of the buttons. */
const Search = lazyComponent(() => import("./search/search.tsx").then((code) => code.Search), {
  fallback: <i hidden className="round-button-above" />,
});

/** The number of messages left is shown from this number on. */
const FEW_LEFT = 5;

type ChatViewProps = {
  /** The person for whom the chat was opened, and the current puppy. */
  me: Pick<Me, "user" | "puppy">;
  avatarSrc: string;
  faceOf: FaceOf;
  /** True when the scripted model answers. */
  isScripted?: boolean;
  modelChanges?: readonly string[] | undefined;
  onState: (state: ChatActivity) => void;
  onReply?: ReplyListener;
  onSound?: (sound: ChatSound) => void;
  /** Reads a reply aloud; absent where the browser has no voice. */
  onAloud?: MessageActions["onAloud"];
  onReadableText?: OnReadableText;
  isSpeaking?: boolean;
  onHush?: OnHush;
};

export const ChatView = (props: ChatViewProps) => {
  const { me, avatarSrc, faceOf, isScripted = false, onState, onReply, onSound } = props;
  const words = useWords(chatWords);
  const { name: puppyName, variant } = me.puppy;
  const speakers: Speakers = { puppyName, variant, avatarSrc, faceOf };
  const chat = useConversation({ me, onReply, onSound, onHush: props.onHush });
  useReadableText(chat.store, props.onReadableText);
  const [openedAt] = useState(() => new Date().toISOString());
  const { activity, history, isOnline } = chat;
  const isResting = chat.messagesLeft === 0;
  const [wanted] = useState(readWantedPage);
  /** The own message that is being edited. */
  const [edited, setEdited] = useState<Turn | null>(null);
  const leaveEditing = () => setEdited(null);
  const handleSend = (text: string) => {
    const isTaken = chat.send(text, edited?.status === "queued" ? edited.replaces : edited?.id);
    if (isTaken) leaveEditing();
    return isTaken;
  };
  const last = chat.turns.at(-1);
  const actions: MessageActions = {
    lastId: last?.id,
    isBusy: chat.isBusy,
    onAgain: chat.again,
    onEdit: (id) => setEdited(chat.turns.find((turn) => turn.id === id) ?? null),
    onTakeBack: (id) => {
      setEdited(chat.turns.find((turn) => turn.id === id) ?? null);
      chat.takeBack(id);
    },
    onAloud: props.onAloud,
  };

  useEffect(() => {
    onState(activity);
  }, [activity, onState]);
  useEffect(() => {
    if (activity === "talking") onSound?.("receive");
  }, [activity, onSound]);

  const messages = listMessages(chat.turns);
  const [first] = chat.turns;
  if (chat.greeting !== null)
    messages.unshift(openingMessage(chat.greeting, first?.at ?? openedAt, first?.stored.puppy));
  const isUnknown = history.isPending && messages.length === 0;

  return (
    <section
      aria-label={words.chatWith(puppyName)}
      className="chat-card plate flex flex-col pb-4 max-[820px]:pb-2"
    >
      {/* A growing composer takes its room from the list on a desktop, so that Luli stays in place. */}
      <div className="chat-body">
        <div className="chat-list">
          {first && (
            <Search
              {...speakers}
              actions={{ ...actions, lastId: undefined }}
              isOld={history.hasNextPage || isOverAWeek(first.at, openedAt)}
            />
          )}
          {props.isSpeaking && props.onHush && <HushButton onHush={props.onHush} />}
          {isUnknown && <HistorySkeleton />}
          {history.isError && !history.data && (
            <RetryLine
              className="justify-center px-4 py-6 text-ink-2"
              onRetry={() => history.refetch()}
            />
          )}
          {!isUnknown && (
            <MessageList
              messages={messages}
              store={chat.store}
              {...speakers}
              timeZone={me.user.time_zone}
              modelChanges={props.modelChanges}
              hasOlder={history.hasNextPage}
              isLoadingOlder={history.isFetchingNextPage}
              onLoadOlder={() => void history.fetchNextPage()}
              actions={actions}
              ending={
                (isResting || wanted) && (
                  <>
                    {isResting && <LimitCard puppyName={puppyName} />}
                    {wanted && <WayBack to={wanted} />}
                  </>
                )
              }
              onRetry={isResting ? null : chat.isBusy ? undefined : chat.retry}
            />
          )}
          <div role="status" className="max-h-[60%] shrink-0 overflow-y-auto px-4 empty:hidden">
            {/* A message that cannot be sent may be a cry for help. */}
            {!isOnline &&
              (chat.isWaiting ? (
                <HelpOffer reason="unheard" />
              ) : (
                <p className="py-2.5 text-[15px] text-ink-2 md:ml-[54px]">
                  {words.offline(puppyName)}
                </p>
              ))}
          </div>
        </div>
        <div className="line-above">
          {/* The badge of a scripted model comes with late code. */}
          <div className={isScripted ? "min-h-11" : undefined}>
            <ComposerNotes
              puppyName={puppyName}
              turns={chat.turns}
              isScripted={isScripted}
              onSay={chat.send}
              onLeaveEditing={edited && leaveEditing}
            />
          </div>
          <Composer
            personId={me.user.id}
            puppyName={puppyName}
            isBusy={chat.isBusy}
            isStopping={chat.isStopping}
            isOnline={isOnline}
            edited={edited?.message}
            onSend={handleSend}
            onStop={chat.store.stop}
            onInput={props.onHush}
          />
        </div>
      </div>
      <PrivacyLines puppyName={puppyName} messagesLeft={chat.messagesLeft} />
      <p role="status" className="sr-only">
        {chat.announcement}
      </p>
    </section>
  );
};

const isOverAWeek = (from: string, to: string): boolean =>
  Date.parse(to) - Date.parse(from) > WEEK_MS;

const openingMessage = (
  text: string,
  timestamp: string,
  saidBy: UiMessage["saidBy"],
): UiMessage => ({
  saidBy,
  id: "greeting",
  turnId: "greeting",
  text,
  sender: "puppy",
  timestamp,
  state: "done",
  help: null,
});

const PrivacyLines = ({
  puppyName,
  messagesLeft,
}: {
  puppyName: string;
  messagesLeft: number | null;
}) => {
  const words = useWords(chatWords);
  return (
    <div className="chat-small-print mt-3 px-4 max-[820px]:mt-1.5 text-center text-[13px] leading-snug text-ink-3 md:text-[14px]">
      {/* The limit card tells that none are left. */}
      {!!messagesLeft && messagesLeft <= FEW_LEFT && (
        <p className="font-semibold">{words.messagesLeft(messagesLeft)}</p>
      )}
      <p>
        <Lock aria-hidden className="mr-1.5 inline size-4 align-[-0.2em]" strokeWidth={2.4} />
        <span>{words.private}</span>{" "}
        <span className="inline-block px-2">{words.isAi(puppyName)}</span>
      </p>
    </div>
  );
};

const HistorySkeleton = () => (
  <div className="flex flex-1 flex-col justify-end p-6">
    <Skeleton label={useWords(chatWords).loading} rows={[48, 72, 48]} className="w-3/5" />
  </div>
);
