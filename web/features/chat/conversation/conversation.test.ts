import { expect, test } from "vitest";
import { storedChat, storedTurn as turn } from "../../../testing/stored-chat.ts";
import { END as END_EVENT } from "../../../testing/fake-reply.ts";
import type { ChatEvent } from "../stream/chat-event.ts";
import {
  type Conversation,
  type ConversationAction,
  EMPTY_CONVERSATION,
  mergeTurns,
  type Turn,
  reduceConversation,
  turnOf,
} from "./conversation.ts";

const AT = "2026-11-21T08:00:00.000Z";
const SENT: Extract<ConversationAction, { type: "sent" }> = {
  type: "sent",
  id: "a",
  message: "Hi",
  at: AT,
};
const event = (chatEvent: ChatEvent, id = "a"): ConversationAction => ({
  type: "event",
  id,
  event: chatEvent,
});
const piece = (text: string) => event({ type: "piece", text });
const END = event({ ...END_EVENT, messages_left: 4 });

const play = (...actions: ConversationAction[]): Conversation =>
  actions.reduce(reduceConversation, EMPTY_CONVERSATION);

test("a sent message waits for its reply", () => {
  expect(play(SENT)).toEqual({
    turns: [
      {
        id: "a",
        message: "Hi",
        reply: null,
        status: "waiting",
        help: null,
        replaces: undefined,
        at: AT,
        stored: { is_revised: false },
      },
    ],
    live: { id: "a", text: "", anew: null, isStopping: false },
    lastReply: null,
    messagesLeft: null,
  });
});

test("pieces grow the reply, and the end keeps it", () => {
  const growing = play(SENT, piece("Wo"), piece("of"));
  expect(growing.live?.text).toBe("Woof");
  expect(growing.turns[0]).toMatchObject({ status: "replying", reply: null });
  const ended = reduceConversation(growing, END);
  expect(ended.live).toBeNull();
  expect(ended.turns[0]).toMatchObject({ status: "done", reply: "Woof" });
  expect(ended.messagesLeft).toBe(4);
  expect(ended.lastReply).toBe("Woof");
  expect(reduceConversation(ended, { ...SENT, id: "b" }).lastReply).toBeNull();
});

test("vetted words that take over in the middle of a reply bring their card", () => {
  const begun = play(SENT, event({ type: "start", help: null }), piece("Oh"));
  const helped = reduceConversation(begun, event({ type: "start", help: "card" }));
  expect(helped.turns[0]).toMatchObject({ help: "card", status: "replying" });
  expect(helped.live?.text).toBe("Oh");
});

test("the end event's text replaces longer pieces", () => {
  const ended = play(SENT, piece("Woof. And"), event({ ...END_EVENT, text: "Woof." }));
  expect(ended.turns[0]).toMatchObject({ reply: "Woof." });
  expect(ended.lastReply).toBe("Woof.");
});

test("a regenerated reply replaces the old text once it is as long", () => {
  const again = play(SENT, piece("Woof, I"), event({ type: "again" }));
  const begun = [piece("Hello"), piece(" ")].reduce(reduceConversation, again);
  expect(begun.live?.text).toBe("Woof, I");
  expect(reduceConversation(begun, piece("you!")).live?.text).toBe("Hello you!");
  expect(reduceConversation(begun, END).turns[0]).toMatchObject({ reply: "Hello " });
  expect(reduceConversation(begun, { type: "cut", id: "a" }).turns[0]).toMatchObject({
    status: "stopped",
    reply: "Hello ",
  });
  const twice = [event({ type: "again" }), piece("Hi")].reduce(reduceConversation, begun);
  expect(twice.live?.text).toBe("Woof, I");
  expect(reduceConversation(twice, END).turns[0]).toMatchObject({ reply: "Hi" });
});

test.each<ConversationAction>([
  event({ ...END_EVENT, status: "stopped" }),
  { type: "cut", id: "a" },
])("a reply that is stopped ($type) keeps what was said", (action) => {
  const stopped = play(SENT, piece("Once upon"), action);
  expect(stopped.turns[0]).toMatchObject({ status: "stopped", reply: "Once upon" });
  expect(reduceConversation(stopped, action)).toBe(stopped);
});

test.each<ConversationAction>([
  event({ type: "error", code: "model_failed" }),
  event({ type: "lost" }),
  { type: "failed", id: "a", isUndelivered: false },
])("a failure ($type) keeps the person's words and frees the conversation", (action) => {
  expect(play(SENT, piece("Wo"), action)).toMatchObject({
    turns: [{ id: "a", message: "Hi", status: "failed", reply: null }],
    live: null,
  });
});

test("a failed message that is tried again keeps its place and its time", () => {
  const state = play(
    SENT,
    { type: "failed", id: "a", isUndelivered: false },
    { type: "sent", id: "b", message: "Hello?", at: "2026-11-21T08:01:00.000Z" },
    { type: "failed", id: "b", isUndelivered: false },
    { type: "sent", id: "a", message: "Hi", at: "2026-11-21T08:02:00.000Z" },
  );
  expect(state.turns.map(({ id, at, status }) => ({ id, at, status }))).toEqual([
    { id: "a", at: AT, status: "waiting" },
    { id: "b", at: "2026-11-21T08:01:00.000Z", status: "failed" },
  ]);
});

test("events of a finished reply are ignored", () => {
  const ended = play(SENT, piece("Woof"), END);
  expect(reduceConversation(ended, piece("late"))).toBe(ended);
  expect(reduceConversation(play(SENT), event({ type: "piece", text: "other" }, "b"))).toEqual(
    play(SENT),
  );
});

test("asking to stop shows, and can be taken back", () => {
  const stop = (isStopping: boolean) => ({ type: "stopping", id: "a", isStopping }) as const;
  expect(play(SENT, stop(true)).live?.isStopping).toBe(true);
  expect(play(SENT, stop(true), stop(false)).live?.isStopping).toBe(false);
  expect(play(stop(true))).toBe(EMPTY_CONVERSATION);
});

test("a page that stops following drops the running reply", () => {
  expect(play(SENT, piece("Wo"), { type: "left", id: "a" })).toMatchObject({
    turns: [],
    live: null,
  });
});

test("a turn in both places is shown once, in history's place, as this page knows it", () => {
  const own = turn("1", { status: "replying", reply: null });
  expect(mergeTurns([turn("1", { status: "waiting", reply: null }), turn("2")], [own])).toEqual([
    own,
    turn("2"),
  ]);
});

test("an own turn takes whatever history stores of it, also a field that is new", () => {
  const chat = { ...storedChat("1", { memory: "noted" }), is_pinned: true };
  const own = turn("1", { reply: "as it was read here", stored: { asked_name: "Nora" } });
  expect(mergeTurns([turnOf(chat)], [own])).toEqual([{ ...own, stored: chat }]);
});

test("a message that failed here and was answered elsewhere shows the answer", () => {
  const failed = turn("1", { status: "failed", reply: null });
  expect(mergeTurns([turn("1")], [failed])).toEqual([turn("1")]);
  expect(mergeTurns([failed], [turn("1", { status: "waiting", reply: null })])[0]?.status).toBe(
    "waiting",
  );
});

test.each([
  ["done", "done", "Woof"],
  ["stopped", "stopped", "Wo"],
  ["failed", "failed", null],
  ["running", "waiting", null],
] as const)("a stored chat that is %s becomes a turn that is %s", (status, expected, response) => {
  const chat = storedChat("1", { response, status, help: "card" });
  expect(turnOf(chat)).toEqual({
    id: "1",
    message: chat.message,
    reply: response,
    status: expected,
    help: "card",
    at: chat.created_at,
    stored: chat,
  });
});

test("a message that failed stays above those that were sent later", () => {
  const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
  const failed = turn("2", { status: "failed", reply: null, at: at(2) });
  const queued = turn("0", { status: "queued", reply: null, at: at(0) });
  const history = [turn("1", { at: at(1) }), turn("3", { at: at(3) })];
  expect(mergeTurns(history, [failed, queued]).map(({ id }) => id)).toEqual(["1", "2", "3", "0"]);
});

test("a revised turn replaces the old one, unless it failed", () => {
  const stored = [turn("1"), turn("2")];
  const anew = turn("3", { replaces: "2", status: "waiting", reply: null });
  const idsOf = (own: Turn[]) => mergeTurns(stored, own).map(({ id }) => id);
  expect(idsOf([anew])).toEqual(["1", "3"]);
  expect(idsOf([turn("2"), anew])).toEqual(["1", "3"]);
  expect(idsOf([{ ...anew, status: "failed" }])).toEqual(["1", "2", "3"]);
});
