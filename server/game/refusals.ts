// Why an action of the game was refused, in words for the user.
import type { Refusal } from "../rules/growing/actions.ts";
import { AppError } from "../http/errors.ts";

const SENTENCES: Record<Refusal, string> = {
  variant_locked: "This puppy is not open yet.",
  outfit_locked: "This outfit is not sold at your level yet.",
  already_owned: "You own this already.",
  not_enough_coins: "You don't have enough coins for this yet.",
  freezes_full: "You have all the streak freezes you can keep.",
  not_owned: "You don't own this outfit yet.",
  not_todays_task: "This is not one of today's tasks.",
  task_not_done: "This task is not done yet.",
  already_claimed: "You have this task's reward already.",
  already_swapped: "You have swapped a task today already.",
};

export const refused = (refusal: Refusal) =>
  new AppError(refusal.endsWith("_locked") ? 403 : 409, refusal, SENTENCES[refusal]);
