// Runs before and after every action: resets the day, grants the comeback bonus, deactivates locked variants, unlocks new ones.
import { HOUR_MS } from "../../../shared/rules/days.ts";
import { openCrisis } from "../crisis.ts";
import { decayed, HAPPINESS } from "../happiness.ts";
import { chooseTasks, isTaskDone, TASKS } from "../../../shared/rules/game/tasks.ts";
import { isOpen, listOpen } from "../../../shared/rules/game/variants.ts";
import { type Draft, giveAchievements, giveHappiness, noChanges, passMissedDays } from "./draft.ts";
import { settle } from "./settle.ts";
import { type GameState, highestLevel, newDay, newPuppy, type Setting } from "../state.ts";

const COMEBACK_MS = 72 * HOUR_MS;
const WELCOME_HOME_MS = 168 * HOUR_MS;

export function arrive(before: GameState, given: Setting): Draft {
  const { state: settled, setting, today } = settle(before, given);
  const state = structuredClone(settled);
  const draft: Draft = { state, changes: noChanges(), setting, today, frozenDays: [] };
  if (state.day.day !== today) state.day = { ...newDay(today), beganAt: setting.now };
  unlockVariants(draft);
  wakeActive(draft);
  passMissedDays(draft);
  grantComebackBonus(draft);
  state.crisis = openCrisis(state.crisis, setting.now);
  state.seenAt = setting.now;
  state.zone = setting.zone;
  return draft;
}

/** Creates the row of a newly unlocked variant and reports it. */
function unlockVariants(draft: Draft): void {
  const { state, setting } = draft;
  for (const variant of listOpen(highestLevel(state), setting.plan)) {
    if (state.puppies[variant]) continue;
    state.puppies[variant] = newPuppy(setting.now);
    draft.changes.unlocks.push(variant);
  }
}

/** Time passes for the active puppy alone; one who sleeps by the plan hands over to the original. */
function wakeActive({ state, setting }: Draft): void {
  if (isOpen(state.active, highestLevel(state), setting.plan)) {
    const puppy = state.puppies[state.active]!;
    puppy.happiness = decayed(puppy.happiness, puppy.caredAt, setting.now);
  } else state.active = "original";
  state.puppies[state.active]!.caredAt = setting.now;
}

function grantComebackBonus(draft: Draft): void {
  const { state, setting } = draft;
  if (state.seenAt === null) return;
  const away = setting.now - state.seenAt;
  if (away < COMEBACK_MS) return;
  giveHappiness(draft, state.active, HAPPINESS.comeback);
  state.excitedAt = setting.now;
  if (away >= WELCOME_HOME_MS) state.totals.returns += 1;
}

const listDone = (state: GameState) =>
  chooseTasks(state.userId, state.day.day!, state.day.swapped)
    .map(({ id }) => id)
    .filter((id) => TASKS[id].of !== null && isTaskDone(id, state.day));

/** `done`: what could be claimed before the action. */
export function leave(draft: Draft, before: GameState): void {
  giveAchievements(draft);
  unlockVariants(draft);
  const isSameDay = before.day.day === draft.state.day.day;
  const done = isSameDay ? listDone(before) : [];
  draft.changes.tasks_done = listDone(draft.state).filter((id) => !done.includes(id));
}
