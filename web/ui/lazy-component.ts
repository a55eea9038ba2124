// Components whose code is fetched when it is needed. One that could not be fetched renders its fallback and is tried again later;
// React's own `lazy` would throw the first failure for good.
import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { createStore, useStore } from "../lib/create-store.ts";
import { wordsOf } from "../lib/words/words.ts";
import { showToast } from "./toast/toast-queue.ts";
import { uiWords } from "./words.ts";

type LazyOptions = {
  /** Loads at once and not when the page is idle. */
  isUrgent?: boolean;
  /** Rendered until the code is here. */
  fallback?: ReactNode;
};

/** Several components of one chunk: they arrive together. */
export function lazyModule<Module>(fetchModule: () => Promise<Module>) {
  const loaded = createStore<Module | null>(null);
  let loading: Promise<void> | null = null;
  const load = (): Promise<void> => {
    if (loading) return loading;
    loading = fetchModule().then(loaded.set);
    void loading.catch(() => (loading = null));
    return loading;
  };
  /** Loads code that the person has asked for, then calls back. A failure is shown as a toast. */
  const open = (onLoaded: () => void) => void load().then(onLoaded, tellFailure);
  /** Loads its code when it is rendered without it. */
  const component =
    <Props extends object>(
      pick: (module: Module) => ComponentType<Props>,
      { isUrgent, fallback = null }: LazyOptions = {},
    ) =>
    (props: Props) => {
      const module = useStore(loaded);
      useEffect(() => (module ? undefined : preload(load, isUrgent)), [module]);
      return module ? createElement(pick(module), props) : fallback;
    };
  return { load, open, component };
}

export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  options?: LazyOptions,
) {
  const { load, open, component } = lazyModule(async () => ({ Component: await fetchComponent() }));
  return Object.assign(
    component(({ Component }) => Component, options),
    { load, open },
  );
}

export function tellFailure(error: unknown): void {
  const { title, text } = wordsOf(uiWords).failed;
  const hasMessage = error instanceof Error && error.name === "HttpError";
  showToast({ title, text: hasMessage ? error.message : text, tone: "error" });
}

/**
 * Loads code that nothing on the page needs yet: in turn, each when the page is idle, so that a person's own requests never wait behind
 * it; or at once if it is urgent. A load that failed is tried again when the network is back. Returns how to stop.
 */
export function preload(load: () => Promise<unknown>, isUrgent = false): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const attempt = () =>
    load().then(
      () => stop.abort(),
      () => undefined,
    );
  window.addEventListener("online", () => void attempt(), { signal });
  if (isUrgent) void attempt();
  else
    lastInTurn = lastInTurn.then(async () => {
      if (signal.aborted) return;
      await pageIsIdle();
      if (!signal.aborted) await attempt();
    });
  return () => stop.abort();
}

let lastInTurn = Promise.resolve();

/** At the latest after this time, on a page that is never idle. */
const IDLE_LIMIT = { timeout: 2000 };

async function pageIsIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise<unknown>((resolve) => whenIdle(resolve, IDLE_LIMIT));
}

/** Safari has no requestIdleCallback. */
const whenIdle: typeof requestIdleCallback =
  globalThis.requestIdleCallback ?? ((act) => setTimeout(act));
