// The last toasts of this tab, for a person who missed one. They belong to one person and survive reloads.
import { keepJson, readKeptJson } from "../../lib/browser/kept-json.ts";
import { createStore, type Followed } from "../../lib/create-store.ts";
import type { ToastMessage } from "./toast-queue.ts";

const MOST = 12;

/** A toast in the history. Its action ends with the toast. */
export type KeptToast = Omit<ToastMessage, "action"> & {
  id: string;
  at: string;
  /** True for a toast that went by itself and was not dismissed. */
  isMissed: boolean;
};

/** Toasts with the same message are one. */
export const idOf = ({ title, text = "" }: ToastMessage): string => `${title} ${text}`;

const kept = createStore<readonly KeptToast[]>([]);
export const lastToasts: Followed<readonly KeptToast[]> = kept;

let owner: string | null = null;

function read(person: string): readonly KeptToast[] {
  const stored = readKeptJson("toasts") as { person: string; toasts: readonly KeptToast[] } | null;
  return stored?.person === person ? stored.toasts : [];
}

/** The newest come first, each only once. */
function write(toasts: readonly KeptToast[]): void {
  const all = toasts.filter(({ id }, at) => toasts.findIndex((toast) => toast.id === id) === at);
  kept.set(all.slice(0, MOST));
  if (owner !== null) keepJson("toasts", { person: owner, toasts: kept.get() });
}

/** Keeps the toasts of this person from now on. Returns how to stop. */
export function keepToastsOf(person: string): () => void {
  owner = person;
  write([...kept.get(), ...read(person)]);
  return () => {
    write([]);
    owner = null;
  };
}

export function keepToast(message: ToastMessage): void {
  const { title, tone, text, coins } = message;
  const said = { title, tone, ...(text && { text }), ...(coins && { coins }) };
  const at = new Date().toISOString();
  write([{ ...said, id: idOf(message), at, isMissed: false }, ...kept.get()]);
}

export const missToast = (id: string): void =>
  write(kept.get().map((toast) => (toast.id === id ? { ...toast, isMissed: true } : toast)));

export const seeToasts = (): void =>
  write(kept.get().map((toast) => ({ ...toast, isMissed: false })));
