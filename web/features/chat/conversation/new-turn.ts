// A message about to be sent: its id, which is also its Idempotency-Key, and its time.
import { newId } from "../../../lib/new-id.ts";
import type { Turn } from "./conversation.ts";

export type NewTurn = Pick<Turn, "id" | "message" | "at" | "replaces">;

/** Returns the part of a turn that is sent. */
export const asNew = ({ id, message, at, replaces }: NewTurn): NewTurn => ({
  id,
  message,
  at,
  replaces,
});

export const newTurn = (text: string, replaces?: string): NewTurn => ({
  id: newId(),
  message: text.trim(),
  at: new Date().toISOString(),
  replaces,
});
