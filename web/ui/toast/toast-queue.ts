// Toasts that wait for the host to show them. Anyone may call showToast, also before the host's code has come.
import { createStore, type Followed } from "../../lib/create-store.ts";

export type ToastTone = "success" | "info" | "reward" | "error";

export type ToastMessage = {
  title: string;
  text?: string;
  tone: ToastTone;
  /** Won just now. */
  coins?: number;
  /** Stays until it is answered or waved away; to undo what has just succeeded there is a while. */
  action?: { label: string; onSelect: () => void };
};

const waiting = createStore<readonly ToastMessage[]>([]);

export const waitingToasts: Followed<readonly ToastMessage[]> = waiting;

export function showToast(message: ToastMessage): void {
  waiting.set([...waiting.get(), message]);
}

/** The host has them now. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting.get();
  if (taken.length > 0) waiting.set([]);
  return taken;
}
