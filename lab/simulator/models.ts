// Models of things that must never be counted twice, by which a person's history is checked.
import { OUTFIT_IDS, type OutfitId, type Store } from "../../shared/contracts/game/store.ts";
import type { CoinEntry } from "../../shared/contracts/game/rewards.ts";
import { OUTFITS, STREAK_FREEZE } from "../../shared/rules/game/outfits.ts";
import { MAX_FREEZES } from "../../shared/rules/game/streak.ts";
import { bodyOf, type Call, describe, type History, isUnsure } from "./history.ts";
import type { Operation } from "./linear.ts";

const NEVER = Number.POSITIVE_INFINITY;

/** Interval of an operation: an unanswered one may happen late, or never. */
const timeOf = (call: Call) => ({
  name: describe(call),
  start: call.start,
  end: isUnsure(call) ? NEVER : call.end,
  isOptional: isUnsure(call),
});

export type Wallet = { balance: number; owned: string[]; freezes: number; told: string[] };
/** Entries of one transaction of the ledger that no answer spoke of. */
export type Untold = { id: string; entries: CoinEntry[] };

const ACTIONS = [
  "POST /api/puppy/pet",
  "POST /api/visit",
  "POST /api/store/buy",
  "POST /api/store/wear",
  "POST /api/store/take-off",
  "POST /api/tasks/:id/claim",
] as const;
const sum = (entries: readonly CoinEntry[]) =>
  entries.reduce((total, { amount }) => total + amount, 0);
const isOutfit = (item: string): item is OutfitId => OUTFIT_IDS.some((id) => id === item);
const priceOf = (item: string) => (isOutfit(item) ? OUTFITS[item].price : STREAK_FREEZE.price);

function buy(state: Wallet, item: string): Wallet[] {
  if (isOutfit(item))
    return state.owned.includes(item)
      ? []
      : [{ ...state, owned: [...state.owned, item].toSorted() }];
  return state.freezes >= MAX_FREEZES ? [] : [{ ...state, freezes: state.freezes + 1 }];
}

/** Items bought in one transaction. */
const boughtIn = (entries: readonly CoinEntry[]) =>
  entries.find(({ source }) => source === "purchase")?.source_id.split(":")[0];

/** Balance, outfits and freezes of one person: each answer must be right at one moment between call and answer. */
export function walletOperations(
  history: History,
  who: string,
  untold: readonly Untold[],
): Operation<Wallet>[] {
  const actions = ACTIONS.flatMap((name) => history.of(name, who)).map((call) =>
    actOnWallet(call, untold),
  );
  const looks = history.of("GET /api/store", who).flatMap((call) => {
    const store = bodyOf(call);
    return store ? [{ ...timeOf(call), apply: (state: Wallet) => see(state, store) }] : [];
  });
  const glances = history.of("GET /api/me", who).flatMap((call) => {
    const me = bodyOf(call);
    const apply = (state: Wallet) => (me!.coins === state.balance ? [state] : []);
    return me ? [{ ...timeOf(call), apply }] : [];
  });
  return [...actions, ...looks, ...glances, ...chatRewards(history, who, untold)];
}

function actOnWallet(
  call: Call<(typeof ACTIONS)[number]>,
  untold: readonly Untold[],
): Operation<Wallet> {
  const item = call.name === "POST /api/store/buy" ? call.asked.item! : null;
  const apply = (state: Wallet): Wallet[] => {
    if (isUnsure(call)) return takeUntold(state, untold, item);
    const rewards = bodyOf(call)?.rewards;
    if (!rewards) return isRightRefusal(state, call.answer!.code, item) ? [state] : [];
    if (state.balance + sum(rewards.coins) !== rewards.balance) return [];
    const next = { ...state, balance: rewards.balance };
    return item ? buy(next, item) : [next];
  };
  return { ...timeOf(call), apply };
}

function isRightRefusal(state: Wallet, code: string | null, item: string | null): boolean {
  if (item === null) return true;
  if (code === "not_enough_coins") return state.balance < priceOf(item);
  if (code === "already_owned") return state.owned.includes(item);
  if (code === "freezes_full") return state.freezes >= MAX_FREEZES;
  return true;
}

function see(state: Wallet, store: Store): Wallet[] {
  const owned = store.outfits.filter((outfit) => outfit.is_owned).map(({ id }) => id);
  const isRight =
    store.coins === state.balance &&
    store.freeze.count === state.freezes &&
    owned.toSorted().join() === state.owned.join();
  return isRight ? [state] : [];
}

/** Unexplained ledger entries must come from an unanswered call, once. */
function takeUntold(state: Wallet, untold: readonly Untold[], item: string | null): Wallet[] {
  return untold
    .filter(
      ({ id, entries }) => !state.told.includes(id) && boughtIn(entries) === (item ?? undefined),
    )
    .flatMap(({ id, entries }) => {
      const next = {
        ...state,
        balance: state.balance + sum(entries),
        told: [...state.told, id].toSorted(),
      };
      return item ? buy(next, item) : [next];
    });
}

/** A reply gives its rewards once, however often it is asked for; it may end after its reader has left. */
function chatRewards(
  history: History,
  who: string,
  untold: readonly Untold[],
): Operation<Wallet>[] {
  const calls = history.of("POST /functions/v1/chat", who);
  return Object.values(Object.groupBy(calls, ({ asked }) => asked.key!)).map((same) => {
    const told = same!.find((call) => bodyOf(call)?.end?.rewards);
    const first = same!.toSorted((a, b) => a.start - b.start)[0]!;
    if (!told) {
      const apply = (state: Wallet) => takeUntold(state, untold, null);
      return { name: describe(first), start: first.start, end: NEVER, isOptional: true, apply };
    }
    const { coins, balance } = bodyOf(told)!.end!.rewards!;
    const apply = (state: Wallet) =>
      state.balance + sum(coins) === balance ? [{ ...state, balance }] : [];
    return { name: describe(told), start: first.start, end: told.end, isOptional: false, apply };
  });
}

export const lastLook = (wallet: Wallet): Operation<Wallet> => ({
  name: `the end: ${JSON.stringify(wallet)}`,
  start: Number.MAX_VALUE,
  end: NEVER,
  isOptional: false,
  apply: (state) => (faceOf(state) === faceOf(wallet) ? [state] : []),
});

const faceOf = ({ balance, owned, freezes, told }: Wallet): string =>
  JSON.stringify([balance, owned, freezes, told]);

/** Messages counted today, and how each key stands. */
export type Quota = { used: number; keys: Record<string, "running" | "counted"> };

/** The day's messages: a reply costs one, however often it is asked for; what failed is given back. */
export function quotaOperations(history: History, who: string, limit: number): Operation<Quota>[] {
  const calls = history.of("POST /functions/v1/chat", who);
  const seen = new Set<string>();
  return calls
    .toSorted((a, b) => a.start - b.start)
    .flatMap((call) => {
      const key = call.asked.key!;
      const isFirst = !seen.has(key);
      seen.add(key);
      const left = bodyOf(call)?.end?.messages_left;
      const time = timeOf(call);
      if (bodyOf(call)?.end) {
        const isAlone = isFirst && calls.filter(({ asked }) => asked.key === key).length === 1;
        const apply = (state: Quota) =>
          begin(state, key, limit, "counted").filter(
            ({ used }) => !isAlone || left === Math.max(0, limit - used),
          );
        return [{ ...time, apply }];
      }
      if (call.answer?.code === "quota_exceeded")
        return [
          {
            ...time,
            apply: (state: Quota) => (state.used >= limit && !state.keys[key] ? [state] : []),
          },
        ];
      // Begun perhaps, and given back perhaps, at any time from here on.
      const maybe = { start: call.start, end: NEVER, isOptional: true };
      return [
        {
          ...maybe,
          name: `${time.name} (begins)`,
          apply: (state: Quota) => (state.keys[key] ? [] : begin(state, key, limit, "running")),
        },
        {
          ...maybe,
          name: `${time.name} (is given back)`,
          apply: (state: Quota) => giveBack(state, key),
        },
      ];
    });
}

function begin(state: Quota, key: string, limit: number, as: "running" | "counted"): Quota[] {
  if (state.keys[key]) return [{ ...state, keys: sorted({ ...state.keys, [key]: as }) }];
  if (state.used >= limit) return [];
  return [{ used: state.used + 1, keys: sorted({ ...state.keys, [key]: as }) }];
}

function giveBack(state: Quota, key: string): Quota[] {
  if (state.keys[key] !== "running") return [];
  const { [key]: _, ...keys } = state.keys;
  return [{ used: state.used - 1, keys }];
}

/** States are compared by what they look like. */
const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b)));

export const lastCount = (used: number): Operation<Quota> => ({
  name: `the end: ${used} messages are counted`,
  start: Number.MAX_VALUE,
  end: NEVER,
  isOptional: false,
  apply: (state) => (state.used === used ? [state] : []),
});

/** Ids of admins, in order. */
export type Admins = string[];

export function adminOperations(history: History, ids: ReadonlyMap<string, string>) {
  const changes = [
    ...history.of("POST /api/admin/people/:id/grant-admin"),
    ...history.of("POST /api/admin/people/:id/take-admin"),
  ];
  return changes.map((call): Operation<Admins> => {
    const [actor, subject] = [ids.get(call.who)!, call.asked.id!];
    const isGrant = call.name === "POST /api/admin/people/:id/grant-admin";
    const apply = (state: Admins): Admins[] => {
      const { code } = call.answer ?? { code: null };
      if (code === "not_allowed") return state.includes(actor) ? [] : [state];
      if (code === "last_admin") return state.join() === subject ? [state] : [];
      if (!state.includes(actor)) return [];
      const without = state.filter((id) => id !== subject);
      if (isGrant) return [[...without, subject].toSorted()];
      return without.length > 0 ? [without] : [];
    };
    return { ...timeOf(call), apply };
  });
}

export const lastAdmins = (admins: Admins): Operation<Admins> => ({
  name: `the end: admins ${admins.join(" ")}`,
  start: Number.MAX_VALUE,
  end: NEVER,
  isOptional: false,
  apply: (state) => (state.join() === admins.join() ? [state] : []),
});

/** The free days are there until they are used, once, by a payment: an answer never brings them back. */
export function trialOperations(history: History, who: string): Operation<boolean>[] {
  const checks = history.of("POST /functions/v1/check-subscription", who).flatMap((call) => {
    const state = bodyOf(call);
    const apply = (isUsed: boolean) => (isUsed === !state!.trial_available ? [isUsed] : []);
    return state ? [{ ...timeOf(call), apply }] : [];
  });
  // A person who returns with a session has paid; Stripe's state may show it from then on.
  const returns = history
    .of("POST /functions/v1/check-subscription", who)
    .filter(({ asked }) => asked.session_id);
  const [opened] = history.of("POST /functions/v1/create-checkout", who);
  const uses = returns.map((call) => ({
    name: `${describe(call)} (Stripe is read)`,
    start: opened!.start,
    end: NEVER,
    isOptional: true,
    apply: () => [true],
  }));
  return [...checks, ...uses];
}
