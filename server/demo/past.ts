// The demo account's past: the specification's sample numbers, and the days, chats and coins they are made of.
// Exactly these numbers cannot be reached by playing (so many happiness points bring more XP than three puppies show), so XP and
// points are spread over the days; everything that is a row (chats, achievements, tasks, ledger) is counted from the rows.
import type { AchievementId } from "../../shared/contracts/game/achievement.ts";
import type { VariantId } from "../../shared/contracts/me.ts";
import type { CoinEntry } from "../../shared/contracts/game/rewards.ts";
import type { Difficulty } from "../../shared/contracts/game/task.ts";
import { ACHIEVEMENTS } from "../../shared/rules/game/achievements.ts";
import { FIRST_VISIT_COINS, levelUpCoins, STREAK_COINS } from "../rules/coins.ts";
import { addDays, type Day, daysBetween } from "../../shared/rules/days.ts";
import { STREAK_FREEZE } from "../../shared/rules/game/outfits.ts";
import { chooseTask, TASK_REWARDS } from "../../shared/rules/game/tasks.ts";

const FIRST_DAY = "2025-01-15";
export const CREATED_AT = `${FIRST_DAY}T09:00:00Z`;

export type PastPuppy = { variant: VariantId; level: number; xp: number };
export const PUPPIES: PastPuppy[] = [
  { variant: "original", level: 5, xp: 450 },
  { variant: "baby", level: 3, xp: 180 },
  { variant: "sleepy", level: 1, xp: 45 },
];

const UNLOCKED: AchievementId[] = [
  "first_woof",
  "name_tag",
  "gentle_hands",
  "chatterpup",
  "cuddle_expert",
  "cloud_of_fluff",
  "growing_up",
  "universe_explorer",
  "week_of_wags",
  "month_of_moments",
  "tail_wagger",
  "welcome_home",
];

/** A month in a row at the beginning, then now and then, then every day up to today. */
const FIRST_STREAK = 31;
const NOW_AND_THEN = 53;
export const LAST_STREAK = 6;
export const LONGEST_STREAK = FIRST_STREAK;
const DAYS = FIRST_STREAK + NOW_AND_THEN + LAST_STREAK;

export const TOTALS = { messages: 127, pets: 2_480, happiness: 8_450, returns: NOW_AND_THEN };
/** All levels passed and what stands on the bars: 1,480 + 450, 290 + 180, 45. */
const XP = 2_445;
/** One task is done a day on the first days. */
const TASKS: Difficulty[] = [
  ...Array.from({ length: 6 }, () => "easy" as const),
  ...Array.from({ length: 5 }, () => "medium" as const),
  ...Array.from({ length: 3 }, () => "hard" as const),
];
/** This many keeps the balance at the sample's 1,250. */
export const FREEZES_BOUGHT = 18;

export type PastDay = {
  day: Day;
  messages: number;
  pets: number;
  tasks: number;
  xp: number;
  happiness: number;
};
export type PastClaim = { day: Day; difficulty: Difficulty; task: string };
export type PastEntry = CoinEntry & { day: Day };

/** `total` in whole parts, as even as can be. */
const spread = (total: number) =>
  Array.from(
    { length: DAYS },
    (_, at) => Math.floor((total * (at + 1)) / DAYS) - Math.floor((total * at) / DAYS),
  );

function listPlayed(today: Day): Day[] {
  const from = addDays(FIRST_DAY, FIRST_STREAK);
  const until = addDays(today, 1 - LAST_STREAK);
  const gap = daysBetween(from, until) / (NOW_AND_THEN + 1);
  return [
    ...Array.from({ length: FIRST_STREAK }, (_, at) => addDays(FIRST_DAY, at)),
    ...Array.from({ length: NOW_AND_THEN }, (_, at) => addDays(from, Math.round(gap * (at + 1)))),
    ...Array.from({ length: LAST_STREAK }, (_, at) => addDays(until, at)),
  ];
}

export function listDays(today: Day): PastDay[] {
  const [messages, pets, xp, happiness] = [
    spread(TOTALS.messages),
    spread(TOTALS.pets),
    spread(XP),
    spread(TOTALS.happiness),
  ];
  return listPlayed(today).map((day, at) => ({
    day,
    messages: messages[at]!,
    pets: pets[at]!,
    tasks: at < TASKS.length ? 1 : 0,
    xp: xp[at]!,
    happiness: happiness[at]!,
  }));
}

export const listClaims = (userId: string, days: PastDay[]): PastClaim[] =>
  TASKS.map((difficulty, at) => {
    const { day } = days[at]!;
    return { day, difficulty, task: chooseTask(userId, day, difficulty, null) };
  });

function streakEntries(days: Day[]): PastEntry[] {
  return STREAK_COINS.filter(([count]) => count <= days.length).map(([count, amount]) => ({
    day: days[count - 1]!,
    source: "streak",
    source_id: `${days[0]}:${count}`,
    amount,
  }));
}

export function listEntries(days: PastDay[], claims: PastClaim[]): PastEntry[] {
  const played = days.map(({ day }) => day);
  const on = (part: number) => played[Math.floor(part * (DAYS - 1))]!;
  const levels = PUPPIES.flatMap(({ variant, level }) =>
    Array.from({ length: level - 1 }, (_, at) => ({ variant, level: at + 2 })),
  );
  return [
    ...played.map((day) => ({ day, source: "visit", source_id: day, amount: FIRST_VISIT_COINS })),
    ...claims.map(({ day, difficulty }) => ({
      day,
      source: "task",
      source_id: `${day}:${difficulty}`,
      amount: TASK_REWARDS[difficulty].coins,
    })),
    ...levels.map(({ variant, level }, at) => ({
      day: on((at + 1) / (levels.length + 1)),
      source: "level",
      source_id: `${variant}:${level}`,
      amount: levelUpCoins(level),
    })),
    ...UNLOCKED.map((id, at) => ({
      day: on(at / UNLOCKED.length),
      source: "achievement",
      source_id: id,
      amount: ACHIEVEMENTS[id].coins,
    })),
    ...streakEntries(played.slice(0, FIRST_STREAK)),
    ...streakEntries(played.slice(-LAST_STREAK)),
    ...Array.from({ length: FREEZES_BOUGHT }, (_, at) => ({
      day: on((at + 1) / FREEZES_BOUGHT),
      source: "purchase",
      source_id: `streak_freeze:${at + 1}`,
      amount: -STREAK_FREEZE.price,
    })),
  ];
}
