// An action in the making: a copy of the state that the rules write into, and what they changed on the way.
import type { VariantId } from "../../../shared/contracts/me.ts";
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from "../../../shared/rules/game/achievements.ts";
import { levelUpCoins, STREAK_COINS } from "../coins.ts";
import { addDays, type Day } from "../../../shared/rules/days.ts";
import { MAX_HAPPINESS } from "../happiness.ts";
import { xpMultiplier } from "../../../shared/rules/plan.ts";
import { countDay, countTask, passDays, type Streak } from "../../../shared/rules/game/streak.ts";
import { addXp } from "../xp.ts";
import { listNewAchievements } from "./progress.ts";
import type { Changes, GameState, Setting } from "../state.ts";

export type Draft = {
  state: GameState;
  changes: Changes;
  setting: Setting;
  today: Day;
  /** Days before today that a freeze has covered. */
  frozenDays: Day[];
};

export const noChanges = (): Changes => ({
  xp: 0,
  level_ups: [],
  coins: [],
  achievements: [],
  unlocks: [],
  tasks_done: [],
  happiness: 0,
  freezes_used: 0,
  is_streak_won_back: false,
});

export function giveCoins(draft: Draft, source: string, sourceId: string, amount: number): void {
  draft.state.coins += amount;
  draft.changes.coins.push({ source, source_id: sourceId, amount });
}

/** Through the puppy who was there. */
export function giveXp(draft: Draft, variant: VariantId, amount: number): void {
  const { state, changes, setting } = draft;
  const puppy = state.puppies[variant];
  if (!puppy) return;
  const given = xpMultiplier(setting.plan) * amount;
  const before = puppy.level;
  Object.assign(puppy, addXp(puppy, given));
  changes.xp += given;
  state.day.xp += given;
  for (let level = before + 1; level <= puppy.level; level += 1) {
    changes.level_ups.push({ variant, level });
    giveCoins(draft, "level", `${variant}:${level}`, levelUpCoins(level));
    state.proudAt = setting.now;
  }
}

/** The points count in full, also when she could not be happier. */
export function giveHappiness(draft: Draft, variant: VariantId, points: number): void {
  const { state, changes } = draft;
  const puppy = state.puppies[variant];
  if (!puppy) return;
  puppy.happiness = Math.min(MAX_HAPPINESS, puppy.happiness + points);
  state.totals.happiness += points;
  state.day.happiness += points;
  changes.happiness += points;
}

function takeStreak(draft: Draft, streak: Streak, before: number): void {
  draft.state.streak = streak;
  for (const [days, coins] of STREAK_COINS) {
    if (before < days && streak.days >= days)
      giveCoins(draft, "streak", `${streak.startedOn}:${days}`, coins);
  }
}

/** The days since the last one that counted. */
export function passMissedDays(draft: Draft): void {
  const before = draft.state.streak;
  const { streak, frozen } = passDays(before, draft.today, draft.setting.now);
  draft.state.streak = streak;
  // Those that were used up on a streak that broke all the same saved nothing.
  if (streak.days === 0) return;
  draft.changes.freezes_used += frozen;
  for (let n = 1; n <= frozen; n += 1) draft.frozenDays.push(addDays(before.lastDay!, n));
}

/** A message, a pet or a task makes the day count. */
export function countToday(draft: Draft): void {
  const { streak } = draft.state;
  takeStreak(draft, countDay(streak, draft.today), streak.days);
}

export function countTaskForStreak(draft: Draft): void {
  const lost = draft.state.streak.lost;
  const { streak, isWonBack } = countTask(draft.state.streak, draft.setting.now);
  takeStreak(draft, streak, isWonBack ? lost!.days : streak.days);
  draft.changes.is_streak_won_back ||= isWonBack;
}

export function giveAchievements(draft: Draft): void {
  for (const id of listNewAchievements(draft.state)) {
    draft.changes.achievements.push(id);
    giveCoins(draft, "achievement", id, ACHIEVEMENTS[id].coins);
    draft.state.proudAt = draft.setting.now;
  }
  const { achievements } = draft.state;
  draft.state.achievements = ACHIEVEMENT_IDS.filter(
    (id) => achievements.includes(id) || draft.changes.achievements.includes(id),
  );
}
