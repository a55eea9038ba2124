// The one session of this tab, and its hook.
import { useSyncExternalStore } from "react";
import { type SessionState, createSessionStore } from "./session-store.ts";

export type { SessionState } from "./session-store.ts";

export const sessionStore = createSessionStore();

const LOADING: SessionState = { status: "loading" };

export const useSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => LOADING);
