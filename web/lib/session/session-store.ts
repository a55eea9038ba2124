// The session of this tab. The cookie is the truth; this store asks the server, remembers the answer, and tells the other tabs.
import { type AccessToken, fetchAccessToken } from "./access-token.ts";
import { keep, readKept } from "../browser/kept.ts";
import { createStore, type Followed } from "../create-store.ts";
import { type SessionState, fetchSession, postSignOut } from "./session-calls.ts";
import { type TabChannel, openTabChannel } from "./session-tabs.ts";

export type { SessionState } from "./session-calls.ts";

export type SessionStore = Followed<SessionState> & {
  /** Resolves as soon as the session is known. */
  ready: () => Promise<SessionState>;
  /** Asks the server again; called after a sign-in. */
  refresh: () => Promise<SessionState>;
  /** Signs out in every browser of this person. */
  signOut: (options?: { everywhere?: boolean }) => Promise<void>;
  /** Null when signed out. `rejected` is a token that the server refused and that must not be returned again. */
  accessToken: (rejected?: string) => Promise<string | null>;
  /** Returns the remains of a session that ended elsewhere: its last token, if this page had it. */
  lost: () => { token: string | null } | null;
  /** Stops listening to the window and to other tabs. */
  close: () => void;
};

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

export const createSessionStore = (): SessionStore => {
  const store = createStore<SessionState>({ status: "loading" });
  let token: AccessToken | null = null;
  let lastToken: string | null = null;
  let lost: { token: string | null } | null = null;
  let check: Promise<SessionState> | null = null;
  let renewal: Promise<string | null> | null = null;
  /** Answers of an earlier epoch are stale: a sign-in or sign-out happened meanwhile. */
  let epoch = 0;
  let retryMs = FIRST_RETRY_MS;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let tabs: TabChannel | null = null;

  const take = (next: AccessToken) => {
    token = next;
    lastToken = next.value;
  };

  const set = (next: SessionState, tell: boolean, isOwnWill = false) => {
    const state = store.get();
    if (userIdOf(next) !== userIdOf(state)) {
      token = null;
      renewal = null;
    }
    if (isOwnWill) lost = null;
    if (isSame(state, next)) return;
    if (next.status !== "loading") {
      const hadOne = state.status === "signed_in" || readKept("person") !== null;
      lost = next.status === "signed_out" && hadOne && !isOwnWill ? { token: lastToken } : null;
      lastToken = null;
    }
    // A first look that finds no session is no news; one that finds one may follow an email link or Google.
    if (tell && !(state.status === "loading" && next.status === "signed_out"))
      tabs?.tell(next.status === "signed_out" ? "signed_out" : "changed");
    store.set(next);
  };

  const startEpoch = () => {
    epoch += 1;
    check = null;
    renewal = null;
  };

  const endSession = (tell: boolean, isOwnWill = false) => {
    startEpoch();
    set({ status: "signed_out" }, tell, isOwnWill);
  };

  const ask = (): Promise<SessionState> => {
    check ??= runCheck(epoch);
    return check;
  };

  const runCheck = async (asked: number): Promise<SessionState> => {
    try {
      const answer = await fetchSession();
      if (asked !== epoch) return store.get();
      retryMs = FIRST_RETRY_MS;
      clearTimeout(retryTimer);
      set(answer.state, true);
      if (answer.token) take(answer.token);
    } catch {
      // A lost connection is not a sign-out: the known session stays, and an unknown one is asked for again.
      if (asked === epoch && store.get().status === "loading") {
        set({ status: "loading", isUnreachable: true }, false);
        retryLater();
      }
    } finally {
      if (asked === epoch) check = null;
    }
    return store.get();
  };

  const retryLater = () => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void ask(), retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };

  const renew = async (asked: number): Promise<string | null> => {
    try {
      const next = await fetchAccessToken();
      if (asked !== epoch) return await accessToken();
      if (next === null) {
        endSession(true);
        return null;
      }
      take(next);
      return next.value;
    } finally {
      if (asked === epoch) renewal = null;
    }
  };

  const accessToken = async (rejected?: string): Promise<string | null> => {
    await ready();
    if (store.get().status !== "signed_in") return null;
    if (rejected !== undefined && token?.value === rejected) token = null;
    if (token && Date.now() < token.renewAt) return token.value;
    renewal ??= renew(epoch);
    return renewal;
  };

  const subscribe = (listener: () => void) => {
    open();
    return store.subscribe(listener);
  };

  const ready = async (): Promise<SessionState> => {
    open();
    const known = store.get();
    if (known.status !== "loading") return known;
    return new Promise((resolve) => {
      const stop = subscribe(() => {
        const state = store.get();
        if (state.status === "loading") return;
        stop();
        resolve(state);
      });
    });
  };

  /** Importing this file must have no effect, because the public pages are also rendered on the server. */
  const open = () => {
    if (tabs || typeof window === "undefined") return;
    tabs = openTabChannel({
      onSignedOut: () => endSession(false),
      onChanged: () => {
        startEpoch();
        void ask();
      },
      onReturn: () => void ask(),
    });
    void ask();
  };

  return {
    get: store.get,
    getFirst: store.getFirst,
    subscribe,
    ready,
    refresh: async () => {
      open();
      startEpoch();
      return ask();
    },
    signOut: async ({ everywhere = false } = {}) => {
      await postSignOut(everywhere);
      // Signing out removes the person's unsent messages (web/features/chat/conversation/outbox.ts).
      keep("outbox", null);
      endSession(true, true);
    },
    accessToken,
    lost: () => lost,
    close: () => {
      clearTimeout(retryTimer);
      startEpoch();
      tabs?.close();
      tabs = null;
    },
  };
};

const userIdOf = (state: SessionState) => (state.status === "signed_in" ? state.user.id : null);

const isSame = (a: SessionState, b: SessionState) => {
  if (a.status === "loading" && b.status === "loading") return a.isUnreachable === b.isUnreachable;
  if (a.status !== "signed_in" || b.status !== "signed_in") return a.status === b.status;
  return a.user.id === b.user.id && a.user.email === b.user.email && a.user.name === b.user.name;
};
