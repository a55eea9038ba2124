// Joins history and this page's own turns, and turns actions into sends, toasts and sounds.
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isBlank } from "../../../../shared/blank.ts";
import type { Me, SubscriptionStatus } from "../../../../shared/contracts/me.ts";
import { useSelected } from "../../../lib/create-store.ts";
import { useWords } from "../../../lib/words/words.ts";
import { preload } from "../../../ui/lazy-component.ts";
import { showToast } from "../../../ui/toast/toast.tsx";
import { type ChatActivity, type Conversation, mergeTurns, type Turn } from "./conversation.ts";
import {
  createConversationStore,
  type Gain,
  loadStream,
  type Outcome,
} from "./conversation-store.ts";
import { chatsQuery, historyOf, rememberTurn } from "../data.ts";
import { describeFailure, isWithoutSession } from "../failure.ts";
import { keepConversation } from "./last-conversation.ts";
import { asNew, type NewTurn, newTurn } from "./new-turn.ts";
import { putInOutbox, readOutbox, takeFromOutbox } from "./outbox.ts";
import { keepUnsent, readUnsent } from "./unsent.ts";
import { useOnline } from "../../../lib/browser/use-online.ts";
import { useNews } from "./use-news.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { buildPayload } from "./payload.ts";
import { chatWords } from "../words.ts";

export type ChatSound = "send" | "receive" | "yip" | "error";

/** Called when a reply is over. */
export type ReplyListener = (turn: Turn, gain: Gain) => void;

/** Stops the voice and returns how many characters of a reply's speech were heard, by the id of its turn. */
export type OnHush = () => ReadonlyMap<string, number>;

type Input = {
  /** The person for whom the chat was opened, and the current puppy. */
  me: Pick<Me, "user" | "puppy">;
  onReply?: ReplyListener | undefined;
  onSound?: ((sound: ChatSound) => void) | undefined;
  onHush?: OnHush | undefined;
};

export const useConversation = ({ me, onReply, onSound, onHush }: Input) => {
  const { id: personId, name: userName, subscription_status: plan } = me.user;
  const { name: puppyName, variant } = me.puppy;
  const queryClient = useQueryClient();
  const words = useWords(chatWords);
  const history = useInfiniteQuery(chatsQuery);
  const [store] = useState(() =>
    createConversationStore({
      refused: readUnsent(personId).refused,
      queued: readOutbox(personId),
      onReceived: takeFromOutbox,
    }),
  );
  // Each plan has a limit of its own. Set before the paint, so that Luli does not wake up and fall asleep again.
  useLayoutEffect(() => store.setOver(isOver(personId, plan)), [store, personId, plan]);
  const isOnline = useOnline();
  const own = useSelected(store, ({ turns }) => turns);
  const activity = useSelected(store, activityOf);
  const isBusy = useSelected(store, ({ live }) => live !== null);
  const isStopping = useSelected(store, ({ live }) => live?.isStopping ?? false);
  const messagesLeft = useSelected(store, (state) => state.messagesLeft);
  const lastReply = useSelected(store, (state) => state.lastReply);

  const turns = mergeTurns(historyOf(history.data), own);
  // The beginning of the conversation is known once no older page is left.
  const isWhole = history.isSuccess && !history.hasNextPage;
  // The puppy that answered first has greeted, also when another one came along since.
  const greeter = isWhole ? turns[0]?.stored.puppy : undefined;
  const friend = userName.trim();
  const greet = () => {
    const name = greeter?.name ?? puppyName;
    return friend === "" || isTold(friend, turns)
      ? words.greetStranger(name)
      : words.greetFriend(name, friend);
  };
  const greeting = isWhole ? greet() : null;
  const announcement = lastReply === null ? "" : words.announced(puppyName, lastReply);

  const deliver = async (turn: NewTurn): Promise<Outcome> => {
    const index = turns.findIndex(({ id }) => id === turn.id || id === turn.replaces);
    const earlier = index === -1 ? turns : turns.slice(0, index);
    const messages = buildPayload({ turns: earlier, message: turn.message, greeting });
    const last = earlier.findLast(({ reply }) => reply !== null);
    // The voice does not read Luli's own later question.
    const heard = last && !last.stored.follow_up ? onHush?.().get(last.id) : undefined;
    const outcome = await store.send({ ...asNew(turn), messages, heard });
    if (outcome.kind === "finished") {
      rememberTurn(queryClient, outcome.turn, { name: puppyName, variant });
      if (outcome.turn.status === "done") onSound?.("yip");
      onReply?.(outcome.turn, outcome.gain);
    }
    if (outcome.kind === "failed") {
      showToast({ ...describeFailure(outcome.error), tone: "error" });
      onSound?.("error");
    }
    if (outcome.kind === "finished" || isRefused(outcome)) takeFromOutbox(turn.id);
    if (outcome.kind === "queued") putInOutbox(personId, asNew(turn));
    return outcome;
  };

  /** Sends a turn. The next page sends it again until the server has confirmed it. */
  const submit = (turn: NewTurn) => {
    onHush?.();
    putInOutbox(personId, turn);
    if (isOnline) void deliver(turn);
    else store.queue(turn);
  };

  const takeBack = (turnId: string) => {
    takeFromOutbox(turnId);
    store.drop(turnId);
  };

  // The outbox is sent one by one.
  const queuedId = own.find(({ status }) => status === "queued")?.id;
  const isFree = isOnline && !isBusy && history.isSuccess;
  const lastQueued = useRef(Promise.resolve());
  const sendQueued = useEffectEvent(async (queuedTurn: string) => {
    const turn = store.get().turns.find(({ id }) => id === queuedTurn);
    if (turn?.status !== "queued") return;
    // Another tab has sent the turn or taken it back.
    if (!readOutbox(personId).some(({ id }) => id === turn.id)) return store.drop(turn.id);
    await store.settled();
    if (!isRefused(await deliver(turn))) return;
    for (const { id } of readOutbox(personId)) {
      takeFromOutbox(id);
      store.refuse(id);
    }
  });
  useEffect(() => {
    if (queuedId !== undefined && isFree)
      lastQueued.current = lastQueued.current.then(() => sendQueued(queuedId));
  }, [queuedId, isFree]);

  /** `replaces` is the turn whose place the new one takes. */
  const send = (text: string, replaces?: string): boolean => {
    if (isBusy || isBlank(text)) return false;
    onSound?.("send");
    submit(newTurn(text, replaces));
    return true;
  };

  const again = (turnId: string) => {
    const turn = turns.find(({ id }) => id === turnId);
    if (turn) send(turn.message, turnId);
  };

  const retry = (turnId: string) => {
    const turn = turns.find((candidate) => candidate.id === turnId);
    if (turn && !isBusy) submit(asNew(turn));
  };

  // A reply that ran when the page was left is resumed.
  const left = turns.findLast((turn) => turn.status === "waiting" && !own.includes(turn));
  const resume = useEffectEvent(() => {
    if (left && !isBusy) void deliver(left);
  });
  const leftId = left?.id;
  useEffect(() => {
    if (leftId !== undefined && !isBusy) resume();
  }, [leftId, isBusy]);

  const isRead = history.isSuccess;
  useEffect(() => {
    if (isRead && !isBusy) keepConversation({ puppyName, turns });
  }, [isRead, isBusy, puppyName, turns]);

  useEffect(() => {
    const refused = own.filter(({ status }) => status === "failed");
    keepUnsent(personId, { refused: refused.map(asNew) });
  }, [personId, own]);

  useOtherTabs(activity, () => void history.refetch());
  useNews((chatId) => {
    const isKnown = own.some(({ id, status }) => id === chatId && status !== "failed");
    // A read that is running may be as old as what was missed, but not as old as an announced chat.
    if (!isKnown) void history.refetch({ cancelRefetch: chatId !== undefined });
  });
  useEffect(() => () => store.close(), [store]);
  useEffect(() => preload(loadStream), []);

  return {
    store,
    turns,
    greeting,
    activity,
    isBusy,
    isOnline,
    /** True while a message waits for a network. */
    isWaiting: queuedId !== undefined,
    isStopping,
    messagesLeft,
    announcement,
    history,
    send,
    again,
    retry,
    takeBack,
  };
};

/** A message refused for a missing session waits for its writer's return. */
const isRefused = (outcome: Outcome): boolean =>
  outcome.kind === "failed" && !isWithoutSession(outcome.error);

/** True when the day's messages of this plan were used up before. */
const isOver = (personId: string, plan: SubscriptionStatus): boolean => {
  const { over } = readUnsent(personId);
  return over !== undefined && over.plan === plan && Date.now() < over.until;
};

/** The number of messages within which people tell their name. */
const FIRST_MESSAGES = 5;

/** True when the person told the name in the chat: the greeting had asked for it, and stays as it was said. */
const isTold = (name: string, turns: readonly Turn[]): boolean =>
  turns
    .slice(0, FIRST_MESSAGES)
    .some(({ message }) => message.toLowerCase().includes(name.toLowerCase()));

const activityOf = ({ live, turns, messagesLeft }: Conversation): ChatActivity => {
  if (turns.some(({ id, status }) => id === live?.id && status === "replying")) return "talking";
  if (messagesLeft === 0) return "resting";
  return live ? "thinking" : "idle";
};
