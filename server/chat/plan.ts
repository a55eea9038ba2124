// Plans the reply to an accepted message: what the model is told, what is asked, what is earned. Pure.
import { GENTLE } from "../../shared/rules/game/gentle.ts";
import type { MessageAction } from "../rules/growing/actions.ts";
import {
  hasForgotten,
  NOTHING_REMEMBERED,
  readRemembered,
  type Remembered,
} from "../memory/service.ts";
import type { PromptMessage } from "../model/service.ts";
import type { Accepted } from "./accept.ts";
import type { ChatRequest } from "./chat-request.ts";
import { buildPrompt } from "./model/prompt.ts";
import type { PastTurn } from "./queries.ts";
import { hearName, isHello } from "./understanding/hear-name.ts";
import { readMessageAction } from "./understanding/message-action.ts";

export type ReplyPlan = {
  prompt: PromptMessage[];
  /** Null: the reply does not speak of it. */
  messagesLeft: number | null;
  /** The person's name from now on; empty: it is forgotten; null: it does not change. */
  userName: string | null;
  /** The page asks whether this is the person's name. */
  askedName: string | null;
  /** The page asks whether to remember what the message told. */
  asksMemory: boolean;
  /** The message itself told what was noted. */
  isNoted: boolean;
  /** The memories that the model is told. */
  recalled: Remembered["memories"];
  /** The game's view of the message. */
  action: Omit<MessageAction, "type">;
  /** An open crisis gives rewards and celebrates none. */
  isQuiet: boolean;
};

export function planReply(
  { chatId, message, heard }: Pick<ChatRequest, "chatId" | "message" | "heard">,
  { begun, game, check, decision, memory, asksMemory, first, sentAt }: Accepted,
): ReplyPlan {
  const { crisis, doubt } = decision;
  const { language, turns, user_name: known, variant } = begun;
  const { isSad } = check;
  const { learned, asked } = hearName(message, { before: lastReply(turns), known, language });
  const userName = memory?.did === "forgot" && memory.isOwnName ? "" : learned;
  // The page asks nothing beside help or comfort.
  const askedName = crisis || doubt || isSad ? null : asked;
  const isForgotten = hasForgotten(memory);
  const remembered = isForgotten ? NOTHING_REMEMBERED : readRemembered(begun.memory);
  return {
    prompt: buildPrompt({
      ...remembered,
      puppy: {
        name: begun.puppy_name,
        variant,
        mood: isSad ? GENTLE : game.puppy.mood,
        level: begun.puppy_level,
        worn: game.worn,
      },
      userName: userName ?? known,
      crisis: crisis?.kind ?? null,
      turns: isForgotten ? [] : turns,
      messages: game.state.totals.messages,
      told: memory,
      asksMemory,
      message,
      heard,
      language,
      timeZone: begun.time_zone,
      now: sentAt,
    }),
    // Nothing is sold in a crisis.
    messagesLeft: crisis ? null : begun.messages_left,
    userName,
    askedName,
    asksMemory,
    isNoted: memory?.did === "noted" && memory.chatId === chatId,
    recalled: remembered.memories,
    action: readMessageAction(message, {
      first,
      variant,
      sentAt,
      isNameTold: learned !== null,
      isSad,
      endsCrisis: decision.endsCrisis,
    }),
    isQuiet: crisis !== null,
  };
}

/** The page's own greeting asks for the name. A mere hello leaves the question open. */
const GREETING_QUESTION = "What's your name?";
const lastReply = (turns: readonly PastTurn[]): string => {
  const last = turns.findLast(({ response }) => response)?.response;
  const isAnswered = turns.some(({ message }) => !isHello(message));
  return isAnswered && last ? last : GREETING_QUESTION;
};
