// Gives the demo account its past, with the specification's sample numbers.
import type { Kysely } from "kysely";
import { addDays, userDay } from "../../shared/rules/days.ts";
import type { Tables } from "../platform/database.ts";
import {
  FREEZES_BOUGHT,
  LAST_STREAK,
  listClaims,
  listDays,
  listEntries,
  LONGEST_STREAK,
  type PastDay,
  PUPPIES,
  TOTALS,
} from "./past.ts";
import {
  insertAchievements,
  insertChats,
  insertClaims,
  insertDays,
  insertEntries,
  type PastChat,
  updateGrowth,
  updatePerson,
  updatePuppy,
} from "./queries.ts";
import { FIRST_WORDS, NAME, WORDS } from "./words.ts";

export { CREATED_AT as DEMO_CREATED_AT } from "./past.ts";

/** Mostly with Luli, now and then with one of the others. */
const WHO = ["original", "original", "baby", "original", "original", "sleepy", "original"];

function listChats(days: PastDay[]): PastChat[] {
  const moments = days.flatMap(({ day, messages }) =>
    Array.from({ length: messages }, (_, minute) => ({ day, minute })),
  );
  return moments.map((moment, at) => {
    const [message, response] = at === 0 ? FIRST_WORDS : WORDS[at % WORDS.length]!;
    return { ...moment, message, response, variant: WHO[at % WHO.length]! };
  });
}

/** Inside the transaction that made the user, who is as old as DEMO_CREATED_AT. */
export async function giveDemoPast(
  transaction: Kysely<Tables>,
  userId: string,
  now: Date,
): Promise<void> {
  const today = userDay(now.getTime(), "UTC");
  const days = listDays(today);
  const claims = listClaims(userId, days);
  await updatePerson(transaction, userId, NAME);
  for (const puppy of PUPPIES) await updatePuppy(transaction, userId, puppy);
  await insertDays(transaction, userId, days);
  await insertClaims(transaction, userId, claims, now);
  await insertEntries(transaction, userId, listEntries(days, claims), now);
  await insertAchievements(transaction, userId);
  await insertChats(transaction, userId, listChats(days), now);
  const last = days.at(-1)!;
  await updateGrowth(transaction, userId, {
    messages: TOTALS.messages,
    pets: TOTALS.pets,
    tasks: claims.length,
    returns: TOTALS.returns,
    freezes_bought: FREEZES_BOUGHT,
    happiness_points: TOTALS.happiness,
    chatted_with: ["original", "baby", "sleepy"],
    last_variant: "original",
    seen_at: now.toISOString(),
    // Today's visit is among the rows, so that the first look shows the sample's numbers.
    day: today,
    is_day_visited: true,
    day_messages: last.messages,
    day_pets: last.pets,
    day_xp: last.xp,
    day_happiness: last.happiness,
    streak_days: LAST_STREAK,
    streak_started_on: addDays(today, 1 - LAST_STREAK),
    streak_last_day: today,
    streak_freezes: 2,
    streak_longest: LONGEST_STREAK,
  });
}
