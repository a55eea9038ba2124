// The difference that an action makes, in the form that apply_game in db/functions writes.
import { VARIANT_IDS } from "../../shared/contracts/me.ts";
import type { Grown } from "../rules/growing/grow.ts";
import type { GameState, Setting } from "../rules/state.ts";
import { toStored } from "../rules/stored.ts";
import { viewPuppy } from "../rules/view.ts";
import { OUTFITS } from "../../shared/rules/game/outfits.ts";
import { chooseTask } from "../../shared/rules/game/tasks.ts";
import type { PuppyIds } from "./snapshot.ts";

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function changedPuppies(before: GameState, after: GameState, setting: Setting, ids: PuppyIds) {
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
    return {
      id,
      variant,
      name,
      mood,
      level,
      xp,
      happiness,
      cared_at: new Date(caredAt).toISOString(),
    };
  });
}

function newClaims(before: GameState, { userId, day }: GameState) {
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

/** `version`: what the game has when this is stored. */
export type GameChange = Record<string, unknown> & { version: number };

export function toChange(
  before: GameState,
  grown: Grown,
  setting: Setting,
  ids: PuppyIds,
): GameChange {
  const { state, changes } = grown;
  const outfits = state.outfits.map(({ id, isWorn }) => ({
    outfit: id,
    slot: OUTFITS[id].slot,
    is_worn: isWorn,
  }));
  return {
    // Random like new_version in db/functions: different states never share a version.
    version: Math.floor(Math.random() * Number.MAX_SAFE_INTEGER),
    state: toStored(state),
    active: state.active,
    puppies: changedPuppies(before, state, setting, ids),
    coins: changes.coins,
    achievements: changes.achievements,
    days: listDays(grown),
    claims: newClaims(before, state),
    ...(isSame(before.outfits, state.outfits) ? {} : { outfits }),
  };
}
