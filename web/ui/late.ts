// Parts of a page whose code comes when it is wanted. One that could not be fetched is not there, takes nothing along, and comes
// with a later try; React's own `lazy` would throw the first failure for good.
import { type ComponentType, createElement, type ReactNode } from "react";
import { createStore, useStore } from "../lib/create-store.ts";
import { wordsOf } from "../lib/words/words.ts";
import { showToast } from "./toast/toast-queue.ts";
import { uiWords } from "./words.ts";

export function late<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  const here = createStore<ComponentType<Props> | null>(null);
  let coming: Promise<void> | null = null;
  const load = (): Promise<void> => {
    if (coming) return coming;
    coming = fetchPart().then(here.set);
    void coming.catch(() => (coming = null));
    return coming;
  };
  const Late = (props: Props) => {
    const Part = useStore(here);
    return Part ? createElement(Part, props) : fallback;
  };
  /** Of what someone has asked for: once it is here, or they hear that it is not. */
  const open = (onHere: () => void) => void load().then(onHere, tellFailure);
  return Object.assign(Late, { load, open });
}

export function tellFailure(error: unknown): void {
  const { title, text } = wordsOf(uiWords).failed;
  const isSaid = error instanceof Error && error.name === "HttpError";
  showToast({ title, text: isSaid ? error.message : text, tone: "error" });
}

/**
 * For what nobody has asked for: after the page's own work, or at once, and as long as it fails again when the network is back.
 * Returns how to stop.
 */
export function loadInTime(load: () => Promise<unknown>, isUrgent = false): () => void {
  const isOver = new AbortController();
  const { signal } = isOver;
  const attempt = () => {
    if (signal.aborted) return;
    void load().then(
      () => isOver.abort(),
      () => undefined,
    );
  };
  window.addEventListener("online", attempt, { signal });
  if (isUrgent) attempt();
  else if (document.readyState === "complete") whenIdle(attempt, { timeout: 500 });
  else window.addEventListener("load", attempt, { signal, once: true });
  return () => isOver.abort();
}

/** What was drawn just now is seen first: to ask for a page's parts takes a slow phone 60 ms. Safari has no idle times. */
const whenIdle: (act: () => void, limit: { timeout: number }) => void =
  globalThis.requestIdleCallback ?? ((act) => setTimeout(act));
