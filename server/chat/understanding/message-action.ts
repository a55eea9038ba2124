// What the game needs to know of a message: is it a question, is it sad, was it said before.
import { hash } from "node:crypto";
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { MessageAction } from "../../../shared/rules/game/growing/actions.ts";

type MessageFacts = {
  variant: VariantId;
  sentAt: Date;
  isNameTold: boolean;
  isSad: boolean;
  endsCrisis?: boolean;
  /** What was said first, where this takes its place: one message earns once. */
  first?: string | null;
};

/** Equal messages differ neither by case nor by spaces. */
function hashOf(message: string): string {
  const text = message.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  return hash("sha256", text, "base64url").slice(0, 16);
}

export const readMessageAction = (
  message: string,
  facts: MessageFacts,
): Omit<MessageAction, "type"> => ({
  variant: facts.variant,
  sentAt: facts.sentAt.getTime(),
  hash: hashOf(facts.first ?? message),
  isQuestion: /[?？؟]/u.test(message),
  isSad: facts.isSad,
  isNameTold: facts.isNameTold,
  ...(facts.endsCrisis && { endsCrisis: true }),
});
