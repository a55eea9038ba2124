// Gives the demo account its past, with the specification's sample numbers.
import type { VariantId } from "../../shared/contracts/me.ts";
import { addDays, userDay } from "../../shared/rules/days.ts";
import { newGame } from "../rules/state.ts";
import { toStored } from "../rules/stored.ts";
import type { Database } from "../platform/database/database.ts";
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
import { insertPast, type PastChat } from "./queries.ts";
import { DIARY, FIRST_WORDS, MEMORIES, NAME, WORDS } from "./words.ts";

export { CREATED_AT as DEMO_CREATED_AT } from "./past.ts";

/** Mostly with Luli, now and then with one of the others. */
const WHO: VariantId[] = [
  "original",
  "original",
  "baby",
  "original",
  "original",
  "sleepy",
  "original",
];

function listChats(days: PastDay[]): PastChat[] {
  const moments = days.flatMap(({ day, messages }) =>
    Array.from({ length: messages }, (_, minute) => ({ day, minute })),
  );
  return moments.map((moment, at) => {
    const [message, response] = at === 0 ? FIRST_WORDS : WORDS[at % WORDS.length]!;
    return { ...moment, message, response, variant: WHO[at % WHO.length]! };
  });
}

/** Inside the transaction that made the user, who is as old as DEMO_CREATED_AT and lives in that zone. */
export async function giveDemoPast(
  transaction: Database,
  userId: string,
  now: Date,
  zone: string,
): Promise<void> {
  const today = userDay(now.getTime(), zone);
  const days = listDays(today);
  const claims = listClaims(userId, days);
  const last = days.at(-1)!;
  const start = toStored(newGame(userId, now.getTime()));
  const state = {
    ...start,
    totals: {
      ...start.totals,
      ...TOTALS,
      tasks: claims.length,
      freezesBought: FREEZES_BOUGHT,
    },
    chattedWith: PUPPIES.map(({ variant }) => variant),
    lastVariant: "original" as const,
    seenAt: now.getTime(),
    // Today's visit is among the rows, so that the first look shows the sample's numbers.
    day: {
      ...start.day,
      day: today,
      isVisited: true,
      messages: last.messages,
      pets: last.pets,
      xp: last.xp,
      happiness: last.happiness,
    },
    streak: {
      ...start.streak,
      days: LAST_STREAK,
      startedOn: addDays(today, 1 - LAST_STREAK),
      lastDay: today,
      longest: LONGEST_STREAK,
    },
  };
  const past = {
    name: NAME,
    puppies: PUPPIES,
    state,
    days,
    claims,
    entries: listEntries(days, claims),
    chats: listChats(days),
    memories: MEMORIES,
    diary: { day: addDays(today, -1), words: DIARY },
  };
  await insertPast(transaction, userId, past, { now, zone });
}
