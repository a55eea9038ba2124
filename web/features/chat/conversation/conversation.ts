// The conversation on the page: a pure reducer of the person's actions and the stream's events.
import type { Chat } from "../../../../shared/contracts/chat.ts";
import type { Help } from "../../../../shared/rules/help.ts";
import type { ChatEvent, EndEvent } from "../stream/chat-event.ts";

/** `queued` waits for a network, `waiting` for the first piece of the reply; the text of `replying` grows in `live`. */
type TurnStatus = "queued" | "waiting" | "replying" | "done" | "stopped" | "failed";

/** A message and its reply: what this page knows of it best, and the chat as the server stores it. */
export type Turn = {
  id: string;
  message: string;
  /** Null until the reply is complete. */
  reply: string | null;
  status: TurnStatus;
  help: Help | null;
  /** The turn whose place it takes. */
  replaces?: string | undefined;
  /** The page asks once whether to remember what the message told. History does not ask again. */
  asksMemory?: boolean | undefined;
  /** ISO 8601. */
  at: string;
  /** A turn that history does not have yet holds only what the stream has told. */
  stored: Partial<Chat>;
};

/** The reply that is coming in. It stands apart from the turns, so that a piece changes nothing else. */
export type Live = {
  id: string;
  text: string;
  /** The text of the regenerated reply, as long as it is shorter than the old one. */
  anew: string | null;
  isStopping: boolean;
};

export type Conversation = {
  /** The turns that this page sent or resumed, oldest first. */
  turns: Turn[];
  live: Live | null;
  /** The reply that has just been completed, until the next message. */
  lastReply: string | null;
  /** The messages left today as the last reply told; unknown in a crisis. */
  messagesLeft: number | null;
};

/** `resting`: there are no messages left today, also while a further one is on its way. */
export type ChatActivity = "idle" | "thinking" | "talking" | "resting";

type Written = { id: string; message: string; at: string; replaces?: string | undefined };

export type ConversationAction =
  | ({ type: "sent" } & Written)
  /** The message waits for a network. */
  | ({ type: "queued" } & Written)
  /** The message shall not be sent, or came from another tab. */
  | { type: "dropped"; id: string }
  /** `isUndelivered`: the server could not be reached. `isOverLimit`: no messages are left today. */
  | { type: "failed"; id: string; isUndelivered?: boolean; isOverLimit?: boolean }
  /** The person asked Luli to stop, or the stop failed. */
  | { type: "stopping"; id: string; isStopping: boolean }
  /** The page stops following; history tells how the reply went on. */
  | { type: "left"; id: string }
  /** The text so far stays as the reply. */
  | { type: "cut"; id: string }
  | { type: "event"; id: string; event: ChatEvent };

export const EMPTY_CONVERSATION: Conversation = {
  turns: [],
  live: null,
  lastReply: null,
  messagesLeft: null,
};

export const reduceConversation = (
  state: Conversation,
  action: ConversationAction,
): Conversation => {
  switch (action.type) {
    case "sent":
      return {
        ...state,
        turns: putTurn(state.turns, written(action, "waiting")),
        live: { id: action.id, text: "", anew: null, isStopping: false },
        lastReply: null,
      };
    case "queued":
      return {
        ...state,
        turns: putTurn(state.turns, written(action, "queued")),
        live: state.live?.id === action.id ? null : state.live,
      };
    case "dropped":
      return { ...state, turns: state.turns.filter((turn) => turn.id !== action.id) };
    case "failed":
      return {
        ...fail(state, action.id, action.isUndelivered ?? false),
        ...(action.isOverLimit && { messagesLeft: 0 }),
      };
    case "left":
      return { ...state, turns: state.turns.filter((turn) => turn.id !== action.id), live: null };
    case "stopping":
      return state.live?.id === action.id
        ? { ...state, live: { ...state.live, isStopping: action.isStopping } }
        : state;
    case "cut":
      return state.live?.id === action.id ? finish(state, state.live, "stopped") : state;
    case "event":
      // Events of a reply that is over or replaced are ignored.
      return state.live?.id === action.id ? reduceEvent(state, state.live, action.event) : state;
  }
};

export const written = ({ id, message, at, replaces }: Written, status: TurnStatus): Turn => ({
  id,
  message,
  reply: null,
  status,
  help: null,
  replaces,
  at,
  stored: { is_revised: replaces !== undefined },
});

const reduceEvent = (state: Conversation, live: Live, event: ChatEvent): Conversation => {
  switch (event.type) {
    case "start":
      return event.help ? changeTurn(state, live.id, () => ({ help: event.help })) : state;
    case "piece": {
      const said = (live.anew ?? live.text) + event.text;
      const isShorter = said.length < live.text.length;
      const next = isShorter ? { ...live, anew: said } : { ...live, text: said, anew: null };
      const grown = { ...state, live: next };
      return live.text === "" ? changeTurn(grown, live.id, () => ({ status: "replying" })) : grown;
    }
    case "again":
      // The old text stays until the new one is as long.
      return { ...state, live: { ...live, anew: "" } };
    case "end":
      return {
        ...finish(state, live, event.status, event),
        messagesLeft: event.messages_left,
      };
    case "error":
      return fail(state, live.id, false);
    case "lost":
      return fail(state, live.id, true);
  }
};

const finish = (
  state: Conversation,
  live: Live,
  status: "done" | "stopped",
  end?: EndEvent,
): Conversation => {
  const reply = end?.text ?? live.anew ?? live.text;
  const ended = changeTurn(state, live.id, (turn) => ({
    status,
    reply,
    asksMemory: end?.asks_memory,
    stored: { ...turn.stored, ...(end && { memory: end.memory, asked_name: end.asked_name }) },
  }));
  return { ...ended, live: null, lastReply: reply };
};

/** An unsent message may be a cry for help. */
const fail = (state: Conversation, id: string, isUndelivered: boolean): Conversation => ({
  ...changeTurn(state, id, () => ({
    status: "failed",
    reply: null,
    ...(isUndelivered && { help: "offer" }),
  })),
  live: state.live?.id === id ? null : state.live,
});

const changeTurn = (
  state: Conversation,
  id: string,
  change: (turn: Turn) => Partial<Turn>,
): Conversation => ({
  ...state,
  turns: state.turns.map((turn) => (turn.id === id ? { ...turn, ...change(turn) } : turn)),
});

/** A retried turn keeps its place and its time. */
const putTurn = (turns: Turn[], next: Turn): Turn[] => {
  const old = turns.find((turn) => turn.id === next.id);
  if (!old) return [...turns, next];
  return turns.map((turn) => (turn === old ? { ...next, at: old.at } : turn));
};

/** The turn of a chat in the history. A reply that is still generated has no text yet: the page resumes its stream. */
export const turnOf = (chat: Chat): Turn => ({
  id: chat.id,
  message: chat.message,
  reply: chat.response,
  status: chat.status === "running" ? "waiting" : chat.status,
  help: chat.help,
  at: chat.created_at,
  stored: chat,
});

/**
 * History (oldest first) and this page's own turns as one conversation. The page knows its own turns better, except that a
 * message that failed here may have been answered elsewhere.
 */
export const mergeTurns = (history: Turn[], own: Turn[]): Turn[] => {
  const mine = new Map(own.map((turn) => [turn.id, turn]));
  const known = new Set(history.map((turn) => turn.id));
  const merged = history.map((past) => {
    const turn = mine.get(past.id);
    if (!turn || (turn.status === "failed" && past.reply !== null)) return past;
    return turn.reply === null ? turn : { ...turn, stored: past.stored };
  });
  // A failed turn stays where it was written, above what was said later.
  const all = own
    .filter((turn) => !known.has(turn.id))
    .reduce((turns, turn) => {
      const before = ({ at }: Turn) => turn.status !== "failed" || at <= turn.at;
      return turns.toSpliced(turns.findLastIndex(before) + 1, 0, turn);
    }, merged);
  // A turn that failed replaces none.
  const gone = new Set(all.map(({ status, replaces }) => status !== "failed" && replaces));
  return all.filter(({ id }) => !gone.has(id));
};
