// Days in a row (product.md, Streak): freezes are used by themselves, a broken streak can be won back.
import { addDays, daysBetween, HOUR_MS, type Day } from "../days.ts";

export const MAX_FREEZES = 2;
const FREEZE_EVERY_DAYS = 7;
const WIN_BACK_MS = 48 * HOUR_MS;
export const WIN_BACK_TASKS = 3;

/** A broken streak that three tasks before `until` bring back. */
export type LostStreak = { days: number; startedOn: Day; until: number; tasks: number };

export type Streak = {
  days: number;
  startedOn: Day | null;
  /** The last day that counted. */
  lastDay: Day | null;
  freezes: number;
  longest: number;
  lost: LostStreak | null;
};

export const NEW_STREAK: Streak = {
  days: 0,
  startedOn: null,
  lastDay: null,
  freezes: MAX_FREEZES,
  longest: 0,
  lost: null,
};

const missedDays = ({ lastDay }: Streak, today: Day) =>
  lastDay === null ? 0 : Math.max(0, daysBetween(lastDay, today) - 1);

/** The streak that a page shows before the day's first action: freezes in use are already subtracted. */
export function streakOn(streak: Streak, today: Day): { days: number; freezes: number } {
  const missed = missedDays(streak, today);
  return {
    days: missed > streak.freezes ? 0 : streak.days,
    freezes: Math.max(0, streak.freezes - missed),
  };
}

/** Days that a change of zone skipped are not missed. */
export function passSkipped(streak: Streak, today: Day, skipped: number): Streak {
  const { lastDay } = streak;
  if (skipped === 0 || lastDay === null) return streak;
  const yesterday = addDays(today, -1);
  if (lastDay >= yesterday) return streak;
  const passed = addDays(lastDay, skipped);
  return { ...streak, lastDay: passed < yesterday ? passed : yesterday };
}

/** A clock that was far ahead broke the streak or carried it along: it goes on today, and no freeze is missing. */
export function rejoin(streak: Streak, today: Day, now: number): Streak {
  // A streak that broke before has less than 48 hours left.
  const broken = streak.lost && streak.lost.until > now + WIN_BACK_MS ? streak.lost : null;
  const days = streak.days + (broken?.days ?? 0);
  const startedOn = broken?.startedOn ?? streak.startedOn;
  return {
    ...streak,
    days,
    startedOn: startedOn !== null && startedOn > today ? today : startedOn,
    lastDay: days === 0 ? null : addDays(today, -1),
    freezes: MAX_FREEZES,
    longest: Math.max(streak.longest, days),
    lost: broken ? null : streak.lost,
  };
}

/** The user is back: freezes cover what was missed, or the streak breaks and can be won back from now on. */
export function passDays(
  streak: Streak,
  today: Day,
  now: number,
): { streak: Streak; frozen: number } {
  const missed = missedDays(streak, today);
  if (missed === 0) return { streak, frozen: 0 };
  const { freezes } = streakOn(streak, today);
  const frozen = streak.freezes - freezes;
  if (frozen === missed)
    return { streak: { ...streak, freezes, lastDay: addDays(today, -1) }, frozen };
  const lost = keepLost(streak, now);
  return { streak: { ...streak, freezes, days: 0, startedOn: null, lastDay: null, lost }, frozen };
}

/** A lost streak that can still be won back is kept: the one that broke since lasted a day at most. */
function keepLost({ days, startedOn, lost }: Streak, now: number): LostStreak | null {
  if (lost && lost.until > now) return lost;
  return startedOn === null ? null : { days, startedOn, until: now + WIN_BACK_MS, tasks: 0 };
}

const freezesWon = (before: number, after: number) =>
  Math.floor(after / FREEZE_EVERY_DAYS) - Math.floor(before / FREEZE_EVERY_DAYS);

function reach(streak: Streak, days: number, startedOn: Day): Streak {
  return {
    ...streak,
    days,
    startedOn,
    freezes: Math.min(MAX_FREEZES, streak.freezes + freezesWon(streak.days, days)),
    longest: Math.max(streak.longest, days),
  };
}

/** Counts an action on this day, after missed days were settled. */
export function countDay(streak: Streak, today: Day): Streak {
  if (streak.lastDay === today) return streak;
  return { ...reach(streak, streak.days + 1, streak.startedOn ?? today), lastDay: today };
}

/** Counts a task: the third in time joins the lost streak with the new one. */
export function countTask(streak: Streak, now: number): { streak: Streak; isWonBack: boolean } {
  const { lost } = streak;
  if (!lost) return { streak, isWonBack: false };
  if (now >= lost.until) return { streak: { ...streak, lost: null }, isWonBack: false };
  if (lost.tasks + 1 < WIN_BACK_TASKS)
    return { streak: { ...streak, lost: { ...lost, tasks: lost.tasks + 1 } }, isWonBack: false };
  const joined = lost.days + streak.days;
  return {
    streak: { ...reach({ ...streak, days: lost.days }, joined, lost.startedOn), lost: null },
    isWonBack: true,
  };
}
