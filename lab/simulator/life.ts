// Simulates people while things go wrong: each lane of a person does one thing after another, as the seed decides.
import { setTimeout as pause } from "node:timers/promises";
import type { Stripe } from "stripe";
import { createStripe } from "../../server/subscription/stripe.ts";
import { OUTFIT_IDS } from "../../shared/contracts/game/store.ts";
import { TASK_IDS } from "../../shared/contracts/game/task.ts";
import { CONSENT } from "../../shared/rules/consent.ts";
import { bodyOf, type Call, isUnsure } from "./history.ts";
import type { Person } from "./person.ts";
import type { Random } from "./random.ts";
import { isLiving, subscriptionsOf } from "./theirs.ts";
import type { World } from "./world.ts";

export type Role = "player" | "subscriber" | "customer" | "leaver" | "admin";

type LifeContext = { world: World; me: Person; random: Random; others: readonly Person[] };
type Deed = (parts: LifeContext) => Promise<unknown>;

/** Number of automatic retries of a page. */
const TRIES = 3;
const CHANGED_MIND_MS = 150;
const CARD = { expiry: "12 / 99", cvc: "123", name: "Ada" };

const DEEDS = {
  chat: ({ me, random }) => say(me, random, `${random.pick(OPENINGS)} ${random.between(1, 9999)}`),
  "chat in weather": ({ me, random }) =>
    say(me, random, `scenario:${random.pick(WEATHER)} ${random.between(1, 9999)} balls`),
  "chat and stop": async ({ me, random }) => {
    const id = random.uuid();
    const how = random.pick(["slow", "long"]);
    const saying = sayAs(me, random, id, `scenario:${how} ${random.between(1, 9999)} bones`);
    await pause(random.between(50, 900));
    const stop = () => me.ask(random, "POST /functions/v1/chat/:id/stop", { params: { id } });
    for (let tries = 1; tries <= TRIES && isUnsure(await stop()); tries += 1);
    await saying;
  },
  "chat in two tabs": async ({ me, random }) => {
    const [key, message] = [random.uuid(), `Shall we count to ${random.between(1, 9999)}?`];
    await Promise.all([sayAs(me, random, key, message), sayAs(me, random, key, message)]);
  },
  remember: ({ me, random }) =>
    say(me, random, `Please remember that my flight number is LH${random.between(1000, 9999)}`),
  /** A fact that only a reading of the conversation notes. */
  "tell a fact": ({ me, random }) =>
    say(me, random, `My locker number ${random.between(1000, 9999)} is blue`),
  /** What was told is there for every server from then on. */
  "read back": ({ me, random }) =>
    me.ask(random, random.pick(["GET /api/chats", "GET /api/memories"] as const)),
  "remember and read back": async (parts) => {
    await DEEDS.remember(parts);
    await Promise.all([DEEDS["read back"](parts), DEEDS["read back"](parts)]);
  },
  pet: ({ me, random }) => me.ask(random, "POST /api/puppy/pet"),
  visit: ({ me, random }) => me.ask(random, "POST /api/visit"),
  buy: ({ me, random }) =>
    me.ask(random, "POST /api/store/buy", {
      body: { item: random.pick([...OUTFIT_IDS, "streak_freeze", "streak_freeze"]) },
    }),
  /** Three tabs at one moment, on any servers: who loses an update loses it here. */
  "buy in three tabs": ({ me, random }) =>
    Promise.all(
      ["love_bandana", "streak_freeze", "sparkle_collar"].map((item) =>
        me.ask(random, "POST /api/store/buy", { body: { item } }),
      ),
    ),
  "pet in three tabs": ({ me, random }) =>
    Promise.all([1, 2, 3].map(() => me.ask(random, "POST /api/puppy/pet"))),
  "chat in three tabs": ({ me, random }) =>
    Promise.all([1, 2, 3].map(() => say(me, random, `scenario:echo ${random.between(1, 9999)}`))),
  wear: ({ me, random }) =>
    me.ask(random, random.pick(["POST /api/store/wear", "POST /api/store/take-off"] as const), {
      body: { outfit: random.pick(OUTFIT_IDS) },
    }),
  claim: ({ me, random }) =>
    me.ask(random, "POST /api/tasks/:id/claim", { params: { id: random.pick(TASK_IDS) } }),
  look: ({ me, random }) =>
    me.ask(random, random.pick(["GET /api/store", "GET /api/store", "GET /api/me"] as const)),
  subscribe: (parts) => subscribe(parts, 0.8),
  check: ({ me, random }) => me.ask(random, "POST /functions/v1/check-subscription"),
  cancel: ({ me, random }) => me.ask(random, "POST /functions/v1/cancel-subscription"),
  resume: ({ me, random }) => me.ask(random, "POST /functions/v1/resume-subscription"),
  /** No person returns to Luli afterwards: only the webhook tells of it. */
  "change in the portal": (parts) =>
    changeAtStripe(parts, async (stripe, { id, cancel_at_period_end: isEnding }) => {
      const change = (ends: boolean) => {
        if (ends) parts.world.cancelledInPortal.push(parts.me.email);
        return stripe.subscriptions.update(id, { cancel_at_period_end: ends });
      };
      await change(!isEnding);
      // A mind is changed at once, so that two webhooks ask and may get different answers.
      if (parts.random.next() < 0.5) return;
      await pause(parts.random.between(0, CHANGED_MIND_MS));
      await change(isEnding);
    }),
  "end at stripe": (parts) =>
    changeAtStripe(parts, (stripe, { id }) => stripe.subscriptions.cancel(id)),
  leave: ({ me, random }) =>
    me.ask(random, "POST /api/me/deletion", { body: { confirmation: me.email } }),
  "make admin": (parts) => changeRole("POST /api/admin/people/:id/grant-admin", parts),
  "take admin": (parts) => changeRole("POST /api/admin/people/:id/take-admin", parts),
} satisfies Record<string, Deed>;
type DeedName = keyof typeof DEEDS;

const OPENINGS = [
  "What is your day like with toy",
  "I went for a walk, steps:",
  "Do you like ball",
];
const WEATHER =
  "echo plain flaky dies 500 429 slow slow slow partial-line malformed no-done nothing blank thinks length huge".split(
    " ",
  );

const PLAYING = { chat: 3, "chat in weather": 3, pet: 5, look: 3 } as const;
const WEIGHTS: Record<Role, Partial<Record<DeedName, number>>> = {
  player: {
    ...PLAYING,
    "chat and stop": 2,
    "chat in two tabs": 2,
    remember: 1,
    "remember and read back": 2,
    "read back": 3,
    "tell a fact": 2,
    visit: 1,
    buy: 4,
    "buy in three tabs": 4,
    "pet in three tabs": 4,
    "chat in three tabs": 1,
    wear: 2,
    claim: 3,
  },
  subscriber: {
    subscribe: 6,
    check: 3,
    cancel: 2,
    resume: 2,
    "change in the portal": 2,
    "end at stripe": 1,
    pet: 1,
    remember: 1,
  },
  customer: { "change in the portal": 5, "end at stripe": 1, pet: 3 },
  leaver: { ...PLAYING, remember: 1, leave: 2 },
  admin: { "make admin": 1, "take admin": 2 },
};

/** Milliseconds between two deeds. A customer's last change is to meet a fault now and then. */
const PAUSE = { least: 20, most: 250 };
const LONG_PAUSE = { least: 200, most: 1_200 };

/** Runs until the time is over, or the account is deleted. */
export async function live(role: Role, parts: LifeContext, forMs: number): Promise<void> {
  const { me, random } = parts;
  const end = performance.now() + forMs;
  const { least, most } = role === "customer" ? LONG_PAUSE : PAUSE;
  while (performance.now() < end && !me.isSignedOut) {
    const deed: Deed = DEEDS[random.weighted(WEIGHTS[role] as Record<DeedName, number>)];
    await deed(parts);
    await pause(random.between(least, most));
  }
}

/** Opens a checkout, and pays it this likely. */
export async function subscribe(
  { world, me, random }: Omit<LifeContext, "others">,
  chance = 1,
): Promise<void> {
  const opened = await me.ask(random, "POST /functions/v1/create-checkout", {
    body: { consent: { text_version: CONSENT.version } },
  });
  const secret = bodyOf(opened)?.clientSecret;
  if (secret && random.next() < chance) await payCheckout(world, me, random, secret);
}

const say = (me: Person, random: Random, message: string) =>
  sayAs(me, random, random.uuid(), message);

export async function sayAs(
  me: Person,
  random: Random,
  key: string,
  message: string,
): Promise<Call<"POST /functions/v1/chat">> {
  for (let tries = 1; ; tries += 1) {
    const call = await me.say(random, key, message);
    if (tries === TRIES || isAnswered(call)) return call;
    await pause(100 * tries);
  }
}

/** Told whole, or refused for good. */
export const isAnswered = (call: Call<"POST /functions/v1/chat">): boolean =>
  !!bodyOf(call)?.end || [401, 402, 409, 429].includes(call.answer?.status ?? 0);

/** Pays in Stripe's own page and returns, as often as it takes to get an answer. */
export async function payCheckout(
  { stripe }: World,
  me: Person,
  random: Random,
  secret: string,
): Promise<void> {
  await fetch(`${stripe.url}/checkout/${encodeURIComponent(secret)}`, {
    method: "POST",
    body: new URLSearchParams({
      ...CARD,
      number: `424242${random.between(100_000, 999_999)}4242`,
    }),
  });
  const session = Object.values(stripe.state.sessions).find(
    ({ client_secret }) => client_secret === secret,
  );
  await me.ask(random, "POST /functions/v1/check-subscription", {
    body: { session_id: session!.id },
  });
}

/** Changes the living subscription at Stripe, without any of our servers and past the wire that breaks. */
async function changeAtStripe(
  { world, me }: LifeContext,
  change: (stripe: Stripe, living: Stripe.Subscription) => Promise<unknown>,
): Promise<void> {
  const living = subscriptionsOf(world, me).find(isLiving);
  // The person's other lane may have ended it in this moment.
  if (living) await change(createStripe(world.stripe.config), living).catch(() => {});
}

const changeRole = (
  name: "POST /api/admin/people/:id/grant-admin" | "POST /api/admin/people/:id/take-admin",
  { me, random, others }: LifeContext,
) => me.ask(random, name, { params: { id: random.pick(others).id } });
