// Toasts that wait for the host to show them. Anyone may call showToast, also before the host's code has come.

export type ToastTone = "success" | "info" | "reward" | "error";

export type ToastMessage = {
  title: string;
  text?: string;
  tone: ToastTone;
  /** Won just now. */
  coins?: number;
  /** Stays until it is answered or waved away. */
  action?: { label: string; onSelect: () => void };
};

let waiting: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ToastMessage[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

export function showToast(message: ToastMessage): void {
  set([...waiting, message]);
}

export const listToasts = () => waiting;

/** The host has them now. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting;
  if (taken.length > 0) set([]);
  return taken;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
