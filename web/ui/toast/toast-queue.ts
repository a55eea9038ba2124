// Toasts that wait for the host. showToast may be called before the host's code is loaded.
import { createStore, type Followed } from "../../lib/create-store.ts";

export type ToastTone = "success" | "info" | "reward" | "error";

export type ToastMessage = {
  title: string;
  text?: string;
  tone: ToastTone;
  /** The coins just won. */
  coins?: number;
  /** The toast stays until it is answered or dismissed; an undo is offered for a while. */
  action?: { label: string; onSelect: () => void };
};

const waiting = createStore<readonly ToastMessage[]>([]);

export const waitingToasts: Followed<readonly ToastMessage[]> = waiting;

export function showToast(message: ToastMessage): void {
  waiting.set([...waiting.get(), message]);
}

/** The host takes the waiting toasts. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting.get();
  if (taken.length > 0) waiting.set([]);
  return taken;
}
