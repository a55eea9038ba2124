// Prepares an action: the moment, the user's day, and a state without the effects of wrong clocks and the date line.
import {
  addDays,
  type Day,
  daysBetween,
  HOUR_MS,
  LONGEST_DAY_MS,
  MOST_DAYS_AHEAD,
  userDay,
} from "../../../shared/rules/days.ts";
import { passSkipped, rejoin } from "../../../shared/rules/game/streak.ts";
import { type GameState, newDay, type PuppyState, type Setting } from "../state.ts";

/** Servers go by one clock (server/platform/clock/clock.ts): a moment later than this came of one that was wrong. */
const MOST_AHEAD_MS = HOUR_MS;

export type Settled = { state: GameState; setting: Setting; today: Day };

/** Clock and day never go back, unless a wrong clock set them. Views call this often, so it copies little. */
export function settle(before: GameState, given: Setting): Settled {
  const seenAt = before.seenAt ?? 0;
  const now = seenAt > given.now + MOST_AHEAD_MS ? given.now : Math.max(given.now, seenAt);
  const setting = { ...given, now };
  const local = userDay(now, given.zone);
  const state = withoutFuture(before, now);
  if (isFarAhead(before.day.day, local)) {
    const streak = rejoin(before.streak, local, now);
    return { state: { ...state, day: newDay(null), streak }, setting, today: local };
  }
  const today = dayOf(before.day, local, now);
  const streak = passSkipped(before.streak, today, daysSkipped(before, setting, local));
  return { state: streak === before.streak ? state : { ...state, streak }, setting, today };
}

const isFarAhead = (day: Day | null, local: Day): boolean =>
  day !== null && day > local && day > addDays(local, MOST_DAYS_AHEAD);

function dayOf({ day, beganAt }: GameState["day"], local: Day, now: number): Day {
  if (day === null) return local;
  const isOver = beganAt !== null && now - beganAt >= LONGEST_DAY_MS;
  const earliest = isOver ? addDays(day, 1) : day;
  return earliest > local ? earliest : local;
}

/** Days that are over here and not in the zone of the last action: the change of zone alone skipped them. */
const daysSkipped = ({ zone: before }: GameState, { now, zone }: Setting, local: Day): number =>
  before === null || before === zone ? 0 : Math.max(0, daysBetween(userDay(now, before), local));

/** Moves times written by a fast clock to now. Only note_crisis writes times that `seenAt` does not cover. */
function withoutFuture(state: GameState, now: number): GameState {
  const { seenAt, sadAt, crisis } = state;
  if (Math.max(seenAt ?? 0, sadAt ?? 0, crisis?.since ?? 0) <= now) return state;
  const past = (at: number) => Math.min(at, now);
  const pastOrNever = (at: number | null) => at && past(at);
  return {
    ...state,
    seenAt: pastOrNever(seenAt),
    happyPetAt: pastOrNever(state.happyPetAt),
    sadAt: pastOrNever(sadAt),
    proudAt: pastOrNever(state.proudAt),
    excitedAt: pastOrNever(state.excitedAt),
    crisis: crisis && { ...crisis, since: past(crisis.since) },
    recentPets: state.recentPets.map(past),
    recentMessages: state.recentMessages.map((message) => ({ ...message, at: past(message.at) })),
    puppies: mapPuppies(state.puppies, (puppy) => ({ ...puppy, caredAt: past(puppy.caredAt) })),
  };
}

function mapPuppies(puppies: GameState["puppies"], change: (puppy: PuppyState) => PuppyState) {
  const entries = Object.entries(puppies).map(([variant, puppy]) => [variant, change(puppy)]);
  return Object.fromEntries(entries) as GameState["puppies"];
}
