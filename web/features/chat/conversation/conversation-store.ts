// Runs one reply at a time. The bubble of the growing reply subscribes to its text, the list to the turns, so that a piece renders nothing
// but its bubble.
import { createStore, type Followed } from "../../../lib/create-store.ts";
import { call, HttpError } from "../../../lib/http.ts";
import { offlineError } from "../../../lib/http-error.ts";
import type { EndEvent } from "../stream/chat-event.ts";
import type { ReplyRequest } from "../stream/stream.ts";
import {
  type Conversation,
  type ConversationAction,
  EMPTY_CONVERSATION,
  type Turn,
  reduceConversation,
} from "./conversation.ts";
import { isOverLimit, isUndelivered } from "../failure.ts";
import type { NewTurn } from "./new-turn.ts";

/** A stopped stream ends by itself; after this time it is cut. */
const STOP_GRACE_MS = 2000;
/** A failed stop is retried after these pauses while the reply still comes. */
const STOP_PAUSES_MS = [300, 1000, 3000];

/** The rewards and the name that a reply brought. */
export type Gain = Pick<EndEvent, "rewards" | "learned_name">;

export type Outcome =
  | { kind: "finished"; turn: Turn; gain: Gain }
  | { kind: "failed"; error: unknown }
  /** The network was lost meanwhile. */
  | { kind: "queued" }
  | { kind: "ignored" };

const NOTHING: Gain = { rewards: null, learned_name: null };

/** The stream reader is loaded after the page's own code. */
export const loadStream = () => import("../stream/stream.ts");

type Run = { id: string; abort: AbortController; isStarted: boolean };

export type Sending = NewTurn & Pick<ReplyRequest, "messages" | "heard">;

export type ConversationStore = Followed<Conversation> & {
  /** Sends a message, retries one, or resumes a running reply; ignored while another is on its way. Never throws. */
  send: (sending: Sending) => Promise<Outcome>;
  stop: () => void;
  /** Resolves when the last sent turn is over and another may be sent. */
  settled: () => Promise<unknown>;
  /** Queues a turn until there is a network. */
  queue: (turn: NewTurn) => void;
  drop: (id: string) => void;
  /** Marks a turn as failed when one before it was refused. */
  refuse: (id: string) => void;
  /** Sets whether no messages are left today. */
  setOver: (isOver: boolean) => void;
  /** Stops following; the server continues the reply. */
  close: () => void;
};

/** The stream began with status 200; its error is known by its code alone. */
const replyError = (code: string) =>
  new HttpError({ status: 200, code, message: "Luli could not answer. Please try again." });

type StartState = {
  /** Turns that could not be sent and wait for another try. */
  refused?: readonly NewTurn[];
  /** Turns that wait for a network. */
  queued?: readonly NewTurn[];
  /** Called when the server has received a message. */
  onReceived?: (id: string) => void;
};

export const createConversationStore = ({
  refused = [],
  queued = [],
  onReceived,
}: StartState = {}): ConversationStore => {
  const { get, getFirst, set, subscribe } = createStore(EMPTY_CONVERSATION);
  let run: Run | null = null;
  let over: Promise<unknown> = Promise.resolve();

  const dispatch = (action: ConversationAction) => set(reduceConversation(get(), action));
  for (const turn of refused) {
    dispatch({ type: "sent", ...turn });
    dispatch({ type: "failed", id: turn.id });
  }
  for (const turn of queued) dispatch({ type: "queued", ...turn });

  const isStopping = (own: Run) => {
    const { live } = get();
    return live?.id === own.id && live.isStopping;
  };

  const send = (sending: Sending): Promise<Outcome> => {
    if (run) return Promise.resolve({ kind: "ignored" });
    const sent = start(sending);
    over = sent;
    return sent;
  };

  const start = async ({ messages, heard, ...turn }: Sending): Promise<Outcome> => {
    const { id } = turn;
    const own: Run = { id, abort: new AbortController(), isStarted: false };
    run = own;
    let gain = NOTHING;
    dispatch({ type: "sent", ...turn });
    try {
      gain = await follow(own, { messages, heard, replaces: turn.replaces });
    } catch (error) {
      if (run === own && !own.abort.signal.aborted) {
        if (isUndelivered(error) && !navigator.onLine) {
          dispatch({ type: "queued", ...turn });
          return { kind: "queued" };
        }
        dispatch({
          type: "failed",
          id,
          isUndelivered: isUndelivered(error),
          isOverLimit: isOverLimit(error),
        });
        return { kind: "failed", error };
      }
    } finally {
      if (run === own) run = null;
    }
    const ended = get().turns.find((candidate) => candidate.id === id);
    if (!ended) return { kind: "ignored" };
    if (ended.reply === null)
      return { kind: own.abort.signal.aborted ? "ignored" : "failed", error: null };
    return { kind: "finished", turn: ended, gain };
  };

  const follow = async (own: Run, request: Omit<ReplyRequest, "id" | "signal">): Promise<Gain> => {
    let gain = NOTHING;
    const { streamReply } = await loadStream();
    for await (const event of streamReply({
      ...request,
      id: own.id,
      signal: own.abort.signal,
    })) {
      // The server may not know the chat before its first event.
      const isReceived = !own.isStarted && event.type !== "again" && event.type !== "lost";
      if (isReceived) {
        own.isStarted = true;
        onReceived?.(own.id);
        if (isStopping(own)) void requestStop(own);
        if (run !== own) own.abort.abort();
      }
      if (own.abort.signal.aborted) return NOTHING;
      if (event.type === "lost" && !navigator.onLine) throw offlineError(event);
      dispatch({ type: "event", id: own.id, event });
      if (event.type === "error") throw replyError(event.code);
      if (event.type === "end") gain = event;
    }
    return gain;
  };

  const requestStop = async (own: Run, [pause, ...pauses] = STOP_PAUSES_MS): Promise<void> => {
    try {
      await call("POST /functions/v1/chat/:id/stop", { params: { id: own.id } });
    } catch {
      // The stop came too late or failed: the stream itself tells how it ends.
      if (pause === undefined) dispatch({ type: "stopping", id: own.id, isStopping: false });
      else setTimeout(() => run === own && void requestStop(own, pauses), pause);
      return;
    }
    setTimeout(() => {
      if (run !== own) return;
      dispatch({ type: "cut", id: own.id });
      own.abort.abort();
    }, STOP_GRACE_MS);
  };

  return {
    get,
    getFirst,
    subscribe,
    send,
    stop: () => {
      if (!run || isStopping(run)) return;
      dispatch({ type: "stopping", id: run.id, isStopping: true });
      if (run.isStarted) void requestStop(run);
    },
    settled: () => over,
    queue: (turn) => dispatch({ type: "queued", ...turn }),
    drop: (id) => dispatch({ type: "dropped", id }),
    refuse: (id) => dispatch({ type: "failed", id }),
    setOver: (isOver) => set({ ...get(), messagesLeft: isOver ? 0 : null }),
    close: () => {
      if (!run) return;
      const { id, abort, isStarted } = run;
      run = null;
      // A message that is on its way is not cancelled.
      if (isStarted) abort.abort();
      dispatch({ type: "left", id });
    },
  };
};
