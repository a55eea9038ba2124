// Our server as the pages see it: answers from a state that a test changes, where the test does not answer itself.
import type { SubscriptionState } from "../../shared/contracts/subscription.ts";
import type { PublicConfig } from "../../shared/contracts/config.ts";
import type { Dashboard } from "../../shared/contracts/dashboard.ts";
import type { Rewards } from "../../shared/contracts/rewards.ts";
import type { Me } from "../../shared/contracts/me.ts";
import type { Store } from "../../shared/contracts/store.ts";
import type { Universe } from "../../shared/contracts/universe.ts";
import { type Answer, type FakeServer, startFakeServer } from "./fake-server.ts";
import { STORE } from "./store.ts";
import { UNIVERSE } from "./universe.ts";
import { ACHIEVEMENTS, TASKS } from "./tasks.ts";

const CONFIG: PublicConfig = {
  public_url: "http://localhost:3000",
  support_email: "hello@luli.test",
  parent_company_url: "https://parent.test/",
  community_chat_url: "https://community.test/",
  google: false,
  stripe_publishable_key: null,
  stripe_js_url: null,
  vapid_public_key: null,
  sandbox: [],
  free_daily_messages: 20,
};

export const ME: Me = {
  user: {
    id: "u1",
    name: "Maya",
    email: "maya@luli.test",
    subscription_status: "none",
    time_zone: "UTC",
    created_at: "2026-03-05T10:00:00Z",
    has_password: true,
  },
  roles: [],
  settings: {
    push_notifications: false,
    email_updates: false,
    sound_effects: true,
    voice_messages: true,
    language: "en-US",
    theme: "system",
  },
  puppy: {
    id: "p1",
    variant: "original",
    name: "Luli",
    mood: "Happy & Playful",
    unlocked: true,
    level: 3,
    xp: 120,
    max_xp: 300,
    happiness: 100,
  },
  worn: [],
  coins: 1250,
};

const OVERVIEW = {
  total_users: 1284,
  active_subscriptions: 12,
  total_chats: 999,
  shortcuts: {
    users: "https://users.test/",
    database: "https://database.test/",
    payments: "https://payments.test/",
    functions: "https://functions.test/",
  },
};

const NO_SUBSCRIPTION: SubscriptionState = {
  subscribed: false,
  status: "none",
  product_id: null,
  subscription_end: null,
  cancel_at_period_end: false,
  trial_available: true,
};

type LuliState = {
  /** Null when nobody is signed in. */
  me: Me | null;
  config: PublicConfig;
  subscription: SubscriptionState;
  /** What a visit and a pet give, beside nothing. */
  rewards: Partial<Rewards>;
  store: Store;
  universe: Universe;
  /** Paths that answer with an error of the server's. */
  broken: Set<string>;
};

export type FakeLuli = LuliState & FakeServer;

const DASHBOARD: Dashboard = {
  conversations: 127,
  happiness_points: 8450,
  achievements: { unlocked: 12, total: 19 },
  streak: { days: 3, longest: 7, freezes: 2, is_today_counted: true, lost: null },
  activity: [],
};

/** Nothing new: the puppy and the coins are as they were. */
const noRewards = (me: Me): Rewards => ({
  xp: 0,
  level_ups: [],
  coins: [],
  achievements: [],
  unlocks: [],
  tasks_done: [],
  happiness: 0,
  freezes_used: 0,
  is_streak_won_back: false,
  streak_days: 0,
  mood: me.puppy.mood,
  balance: me.coins,
  puppy: me.puppy,
});

const encode = (part: object) => btoa(JSON.stringify(part));
const token = () => `${encode({})}.${encode({ iat: 0, exp: 900 })}.x`;

function answer(server: LuliState, path: string): Answer {
  if (server.broken.has(path)) {
    return { status: 500, body: { error: { code: "internal", message: "The server stumbled." } } };
  }
  if (path === "/config.json") return { body: server.config };
  if (path === "/api/contact") return { status: 201, body: { received: true } };
  if (path === "/auth/v1/get-session") {
    return { body: server.me ? { user: server.me.user, session: {} } : null };
  }
  if (path === "/auth/v1/sign-out") {
    server.me = null;
    return { body: { success: true } };
  }
  if (!server.me)
    return { status: 401, body: { error: { code: "signed_out", message: "Sign in." } } };
  if (path === "/auth/v1/token") return { body: { token: token() } };
  if (["/api/visit", "/api/universe/visit", "/api/puppy/pet"].includes(path))
    return { body: { rewards: { ...noRewards(server.me), ...server.rewards } } };
  if (path === "/api/dashboard") return { body: DASHBOARD };
  if (path === "/api/tasks") return { body: TASKS };
  if (path === "/api/achievements") return { body: ACHIEVEMENTS };
  if (path === "/api/store") return { body: server.store };
  if (path === "/api/universe") return { body: server.universe };
  if (path === "/api/me") return { body: server.me };
  if (path.startsWith("/api/admin/")) return answerAdmin(server.me, path);
  if (path === "/functions/v1/check-subscription") return { body: server.subscription };
  if (path.startsWith("/api/chats")) return { body: { chats: [], next: null } };
  throw new Error(`No test expects a call to ${path}.`);
}

const ADMIN_ANSWERS: Record<string, object> = {
  "/api/admin/overview": OVERVIEW,
  "/api/admin/weeks": {
    weeks: [
      { starts_on: "2026-11-09", sign_ups: 4, active: 9, messages: 80, trials: 2, converted: 1 },
      { starts_on: "2026-11-16", sign_ups: 6, active: 12, messages: 120, trials: 2, converted: 0 },
    ],
  },
  "/api/admin/health": { checked_at: "2026-11-21T12:00:00Z", checks: [] },
  "/api/admin/people": { people: [], next: null },
};

function answerAdmin({ roles }: Me, path: string): { status?: number; body: unknown } {
  if (!roles.includes("admin"))
    return { status: 403, body: { error: { code: "not_allowed", message: "Not for you." } } };
  const body = ADMIN_ANSWERS[path];
  if (!body) throw new Error(`No test expects a call to ${path}.`);
  return { body };
}

export function startFakeLuli(me: Me | null = null): FakeLuli {
  const state: LuliState = {
    me,
    config: CONFIG,
    subscription: NO_SUBSCRIPTION,
    rewards: {},
    store: STORE,
    universe: UNIVERSE,
    broken: new Set(),
  };
  return Object.assign(
    state,
    startFakeServer(({ path }) => answer(state, path)),
  );
}
