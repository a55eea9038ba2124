// A value that changes: components follow it by useStore, everything else by subscribe.
import { useSyncExternalStore } from "react";

export type Followed<Value> = {
  get: () => Value;
  /** The value that a page was rendered with at build time. It shows until the page is hydrated. */
  getFirst: () => Value;
  /** Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
};
export type Store<Value> = Followed<Value> & { set: (next: Value) => void };

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getFirst: () => first,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStore = <Value>(store: Followed<Value>): Value => useSelected(store, itself);

/** Renders again only when the selected value changes. */
export const useSelected = <Value, Part>(
  { get, getFirst, subscribe }: Followed<Value>,
  select: (value: Value) => Part,
): Part =>
  useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(getFirst()),
  );

const itself = <Value>(value: Value): Value => value;
