// The one way the game changes: state, action, clock, zone and plan in; the next state and what changed out.
import { type Action, perform, type Refusal } from "./actions.ts";
import { arrive, leave } from "./arrive.ts";
import type { Day } from "../../../shared/rules/days.ts";
import type { Changes, GameState, Setting } from "../state.ts";

export type Grown = {
  state: GameState;
  changes: Changes;
  /** Days that a freeze has covered. */
  frozenDays: Day[];
  refusal: null;
};

export function grow(
  before: GameState,
  action: Action,
  setting: Setting,
): Grown | { refusal: Refusal } {
  const draft = arrive(before, setting);
  const refusal = perform(draft, action);
  if (refusal) return { refusal };
  leave(draft, before);
  const { state, changes, frozenDays } = draft;
  return { state, changes, frozenDays, refusal: null };
}
