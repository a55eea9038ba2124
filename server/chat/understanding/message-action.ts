// Describes a message for the game: its hash, and whether it is a question or sad.
import { hash } from "node:crypto";
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { MessageAction } from "../../rules/growing/actions.ts";

type MessageFacts = {
  variant: VariantId;
  sentAt: Date;
  isNameTold: boolean;
  isSad: boolean;
  endsCrisis?: boolean;
  /** The first message in the replaced place: its place earns once. */
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
