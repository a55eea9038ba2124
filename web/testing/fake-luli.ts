// The server as the pages see it: it answers from a state that a test can change.
import type { AdminPerson } from "../../shared/contracts/admin/admin.ts";
import type { AdminNumbers } from "../../shared/contracts/admin/numbers.ts";
import { type AnswerOf, type CallName, callOf } from "../../shared/api/api.ts";
import type { SubscriptionState } from "../../shared/contracts/subscription.ts";
import type { PublicConfig } from "../../shared/contracts/config.ts";
import type { Dashboard } from "../../shared/contracts/dashboard.ts";
import type { Rewards, RewardsAnswer } from "../../shared/contracts/game/rewards.ts";
import type { DiaryEntry, Memory } from "../../shared/contracts/memory.ts";
import type { Me } from "../../shared/contracts/me.ts";
import { DEFAULT_SETTINGS } from "../../shared/contracts/settings.ts";
import type { Store } from "../../shared/contracts/game/store.ts";
import type { Universe } from "../../shared/contracts/game/universe.ts";
import { type Answer, type FakeServer, startFakeServer } from "./fake-server.ts";
import { PUBLIC_CONFIG } from "../../shared/rules/testing/public-config.ts";
import { STORE } from "./store.ts";
import { UNIVERSE } from "./universe.ts";
import { ACHIEVEMENTS, TASKS } from "./tasks.ts";

export const CONFIG: PublicConfig = {
  ...PUBLIC_CONFIG,
  public_url: "http://localhost:3000",
  support_email: "hello@luli.test",
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
    mail_suppressed: null,
  },
  roles: [],
  settings: DEFAULT_SETTINGS,
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

const WEEK = { starts_on: "2026-11-16", visits: 40, sign_ups: 6, confirmed: 5, first_messages: 4 };
const NUMBERS: AdminNumbers = {
  today: {
    mrr_cents: 4000,
    subscribers: 2,
    running_trials: 1,
    ended_trials: 4,
    paid_trials: 3,
  },
  months: [
    {
      starts_on: "2026-11-01",
      mrr_cents: 4000,
      subscribers: 2,
      at_start: 4,
      began: 1,
      left: 1,
      failed: 2,
      disputed: 0,
      trials: 5,
      paid_trials: 3,
    },
  ],
  funnel: [{ ...WEEK, checkouts: 3, trials: 2, paid: 1 }],
  cohorts: [{ starts_on: "2026-11-16", people: 6, active: [3] }],
  days: [
    {
      day: "2026-11-16",
      tokens_in: 900,
      tokens_out: 100,
      guessed_tokens: 250,
      usd: 0.0015,
      people: 2,
      a_person: { tokens: 500, usd: 0.00075 },
      top_tenth: { tokens: 800, usd: 0.001 },
    },
  ],
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
  /** The signed-in person; null when signed out. */
  me: Me | null;
  config: PublicConfig;
  subscription: SubscriptionState;
  /** The rewards of a visit or a pet. */
  rewards: Partial<Rewards>;
  store: Store;
  universe: Universe;
  memories: Memory[];
  diary: DiaryEntry[];
  people: AdminPerson[];
  /** Paths that answer with a server error. */
  broken: Set<string>;
};

export type FakeLuli = LuliState & FakeServer;

export const DASHBOARD: Dashboard = {
  conversations: 127,
  happiness_points: 8450,
  achievements: { unlocked: ACHIEVEMENTS.unlocked, total: ACHIEVEMENTS.total },
  streak: { days: 3, longest: 7, freezes: 2, is_today_counted: true, lost: null },
  activity: [],
};

/** Rewards that change neither the puppy nor the coins. */
export const noRewards = (me: Me): Rewards => ({
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

const SESSIONS = {
  sessions: [
    {
      id: "s1",
      device: "Firefox, Windows",
      place: "203.0.113.0/24",
      began_at: "2026-11-01T10:00:00Z",
      seen_at: "2026-11-22T10:00:00Z",
      is_this: true,
    },
  ],
};

const encode = (part: object) => btoa(JSON.stringify(part));
const token = () => `${encode({})}.${encode({ iat: 0, exp: 900 })}.x`;

type Answers = { [N in CallName]?: (server: LuliState, me: Me) => AnswerOf<N> };

const give = ({ rewards }: LuliState, me: Me): RewardsAnswer => ({
  rewards: { ...noRewards(me), ...rewards },
});

/** The answers to the pages' requests, by the same table as on the server. */
const ANSWERS: Answers = {
  "GET /config.json": ({ config }) => config,
  "POST /api/contact": () => ({ received: true }),
  "GET /auth/v1/get-session": ({ me }) => (me ? { user: me.user, session: {} } : null),
  "POST /auth/v1/sign-out": (server) => {
    server.me = null;
    return { success: true };
  },
  "GET /auth/v1/token": () => ({ token: token() }),
  "POST /auth/v1/update-user": () => ({ status: true }),
  "GET /api/me": (_, me) => me,
  "GET /api/me/sessions": () => SESSIONS,
  "GET /api/me/factors": () => ({ has_app: false, passkeys: [] }),
  "GET /api/follow-ups": () => ({ follow_ups: [] }),
  "GET /api/diary": ({ diary }) => ({ entries: diary }),
  "GET /api/memories": ({ memories }) => ({ memories, total: memories.length, next: null }),
  "POST /api/visit": give,
  "POST /api/universe/visit": give,
  "POST /api/puppy/pet": give,
  "GET /api/dashboard": () => DASHBOARD,
  "GET /api/tasks": () => TASKS,
  "GET /api/achievements": () => ACHIEVEMENTS,
  "GET /api/store": ({ store }) => store,
  "GET /api/universe": ({ universe }) => universe,
  "GET /api/chats": () => ({ chats: [], next: null }),
  "POST /functions/v1/check-subscription": ({ subscription }) => subscription,
  "GET /api/admin/overview": () => OVERVIEW,
  "GET /api/admin/weeks": () => ({
    weeks: [
      { starts_on: "2026-11-09", sign_ups: 4, active: 9, messages: 80, trials: 2, converted: 1 },
      { starts_on: "2026-11-16", sign_ups: 6, active: 12, messages: 120, trials: 2, converted: 0 },
    ],
  }),
  "GET /api/admin/numbers": () => NUMBERS,
  "GET /api/admin/health": () => ({
    checked_at: "2026-11-21T12:00:00Z",
    checks: [],
    mails_given_up: 0,
    push_unreached: 2,
    free_replies: { today: 12, most: 50_000 },
  }),
  "GET /api/admin/referrals": () => ({
    days: [
      { day: "2026-11-20", kind: "abuse", language: "de", layer: "classifier", count: 2 },
      { day: "2026-11-19", kind: "abuse", language: "en-US", layer: "words", count: 1 },
    ],
    years: [
      { year: 2026, kind: "abuse", count: 11 },
      { year: 2026, kind: "self_harm", count: 4 },
      { year: 2025, kind: "eating", count: 5 },
    ],
  }),
  "GET /api/admin/people": ({ people }) => ({ people, next: null }),
};

const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message } },
});

function answer(server: LuliState, method: string, path: string): Answer {
  if (server.broken.has(path)) return refuse(500, "internal", "The server stumbled.");
  const name = `${method} ${path.split("?")[0]}` as CallName;
  const handle = ANSWERS[name];
  if (!handle) throw new Error(`No test expects a call to ${name}.`);
  const { who, answer: said } = callOf(name);
  const { me } = server;
  if (who !== "anyone" && !me) return refuse(401, "signed_out", "Sign in.");
  if (who === "admin" && !me?.roles.includes("admin"))
    return refuse(403, "not_allowed", "Not for you.");
  return { status: said.status, body: handle(server, me!) };
}

export function startFakeLuli(me: Me | null = null): FakeLuli {
  const state: LuliState = {
    me,
    config: CONFIG,
    subscription: NO_SUBSCRIPTION,
    rewards: {},
    store: STORE,
    universe: UNIVERSE,
    memories: [],
    diary: [],
    people: [],
    broken: new Set(),
  };
  return Object.assign(
    state,
    startFakeServer(({ method, path }) => answer(state, method, path)),
  );
}
