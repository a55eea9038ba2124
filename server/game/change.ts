// What an action has changed, as apply_growth in db/functions writes it.
import { VARIANT_IDS } from "../../shared/contracts/me.ts";
import type { Grown } from "../../shared/rules/game/grow.ts";
import type { GrowthState, Setting } from "../../shared/rules/game/state.ts";
import { viewPuppy } from "../../shared/rules/game/view.ts";
import { OUTFITS } from "../../shared/rules/outfits.ts";
import { chooseTask } from "../../shared/rules/tasks.ts";
import type { GrowthRow, PuppyIds } from "./snapshot.ts";

const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** Moments as Postgres reads them. */
type Written = {
  [K in keyof Omit<GrowthRow, "version">]: GrowthRow[K] | string | string[] | null;
};

function toRow({ totals, day, streak, ...state }: GrowthState): Written {
  return {
    seen_at: moment(state.seenAt),
    messages: totals.messages,
    pets: totals.pets,
    tasks: totals.tasks,
    memories: totals.memories,
    returns: totals.returns,
    freezes_bought: totals.freezesBought,
    happiness_points: totals.happiness,
    chatted_with: state.chattedWith,
    last_variant: state.lastVariant,
    recent_messages: state.recentMessages,
    recent_pets: state.recentPets.map((at) => moment(at)!),
    happy_pet_at: moment(state.happyPetAt),
    sad_at: moment(state.sadAt),
    proud_at: moment(state.proudAt),
    excited_at: moment(state.excitedAt),
    day: day.day,
    day_messages: day.messages,
    day_questions: day.questions,
    day_pets: day.pets,
    day_universe_visits: day.universeVisits,
    day_other_variant_messages: day.otherVariantMessages,
    day_xp_messages: day.xpMessages,
    day_xp_pets: day.xpPets,
    day_happy_messages: day.happyMessages,
    day_happy_pets: day.happyPets,
    is_day_visited: day.isVisited,
    day_swapped: day.swapped,
    day_xp: day.xp,
    day_happiness: day.happiness,
    streak_days: streak.days,
    streak_started_on: streak.startedOn,
    streak_last_day: streak.lastDay,
    streak_freezes: streak.freezes,
    streak_longest: streak.longest,
    lost_days: streak.lost?.days ?? null,
    lost_started_on: streak.lost?.startedOn ?? null,
    lost_until: moment(streak.lost?.until ?? null),
    lost_tasks: streak.lost?.tasks ?? null,
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function changedPuppies(before: GrowthState, after: GrowthState, setting: Setting, ids: PuppyIds) {
  const changed = VARIANT_IDS.filter(
    (variant) =>
      after.puppies[variant] &&
      (!isSame(before.puppies[variant], after.puppies[variant]) ||
        (before.active === variant) !== (after.active === variant)),
  );
  return changed.map((variant) => {
    const { level, xp, happiness, caredAt } = after.puppies[variant]!;
    const { mood } = viewPuppy(after, variant, setting);
    const { id, name } = ids[variant]!;
    return { id, variant, name, mood, level, xp, happiness, cared_at: moment(caredAt) };
  });
}

function newClaims(before: GrowthState, { userId, day }: GrowthState) {
  const known = before.day.day === day.day ? before.day.claimed : [];
  return day.claimed
    .filter((difficulty) => !known.includes(difficulty))
    .map((difficulty) => {
      const task = chooseTask(userId, day.day!, difficulty, day.swapped);
      return { day: day.day, difficulty, task };
    });
}

const NO_DEEDS = { messages: 0, pets: 0, tasks: 0, xp: 0, happiness: 0 };

function listDays({ state: { day }, frozenDays }: Grown) {
  const { messages, pets, claimed, xp, happiness } = day;
  const today = { day: day.day, messages, pets, tasks: claimed.length, xp, happiness };
  const hasDeeds = messages + pets + claimed.length + xp + happiness > 0;
  return [
    ...frozenDays.map((frozen) => ({ ...NO_DEEDS, day: frozen, is_frozen: true })),
    ...(hasDeeds ? [{ ...today, is_frozen: false }] : []),
  ];
}

export type GrowthChange = Record<string, unknown>;

export function toChange(
  before: GrowthState,
  grown: Grown,
  setting: Setting,
  ids: PuppyIds,
): GrowthChange {
  const { state, changes } = grown;
  const outfits = state.outfits.map(({ id, isWorn }) => ({
    outfit: id,
    slot: OUTFITS[id].slot,
    is_worn: isWorn,
  }));
  return {
    growth: toRow(state),
    active: state.active,
    puppies: changedPuppies(before, state, setting, ids),
    coins: changes.coins,
    achievements: changes.achievements,
    days: listDays(grown),
    claims: newClaims(before, state),
    ...(isSame(before.outfits, state.outfits) ? {} : { outfits }),
  };
}
