// The session store of this tab, and its hook.
import { useStore } from "../create-store.ts";
import { type SessionState, createSessionStore } from "./session-store.ts";

export type { SessionState } from "./session-store.ts";

export const sessionStore = createSessionStore();

export const useSession = (): SessionState => useStore(sessionStore);
