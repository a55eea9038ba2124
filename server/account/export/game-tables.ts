// The puppies and the game in a person's copy of their data.
import { type Exports, withheld } from "./exported-table.ts";

const IN_STATE = withheld("a copy: it is in `state`");

export const GAME_TABLES: Exports<
  | "puppies"
  | "owed_rewards"
  | "usage_counters"
  | "game_states"
  | "activity_days"
  | "activity_weeks"
  | "task_claims"
  | "achievements"
  | "wallets"
  | "wallet_entries"
  | "outfits"
> = {
  puppies: {
    key: ["id"],
    columns: {
      id: "of the puppy",
      variant: "original, baby, sleepy, hero, party or royal",
      name: "as last written",
      mood: "as last written",
      unlocked: "met once",
      is_active: "the one you chat with",
      level: "its level",
      xp: "what was earned inside the level",
      happiness: "0 to 100, at the moment of `cared_at`",
      cared_at: "when happiness was last worked out",
      created_at: "first change",
      updated_at: "last change",
    },
  },
  owed_rewards: {
    about:
      "Replies whose rewards could not be written at once. They follow within minutes, or when what keeps them is mended.",
    key: ["chat_id"],
    columns: {
      chat_id: "an `id` of `chats`",
      sent_at: "when the message was sent",
      is_name_told: "whether it was how Luli knows you",
    },
  },
  usage_counters: {
    key: [],
    columns: {
      day: "your day that is being counted",
      messages: "sent on it",
      recent: "moments of the last ten, against flooding",
      began_at: "when the first message of that day came",
    },
  },
  game_states: {
    about: "What the game remembers of you (docs/flows/game.md). `state` is explained above.",
    key: [],
    columns: {
      version: "another one with every action",
      state: "all that the game remembers",
      seen_at: IN_STATE,
      messages: IN_STATE,
      happiness_points: IN_STATE,
      streak_days: IN_STATE,
      streak_last_day: IN_STATE,
    },
  },
  activity_days: {
    key: ["day"],
    columns: {
      day: "of yours",
      messages: "that you sent on that day",
      pets: "that you gave",
      tasks: "that you finished",
      xp: "that you earned",
      happiness: "points that you gave",
      is_frozen: "nothing was done, and a freeze kept the streak",
    },
  },
  activity_weeks: {
    key: ["starts_on"],
    columns: { starts_on: "the Monday of a week in which you were doing things" },
  },
  task_claims: {
    key: ["day", "difficulty"],
    columns: {
      day: "of which day",
      difficulty: "easy, medium or hard",
      task: "which task",
      claimed_at: "when you took its reward",
    },
  },
  achievements: {
    key: ["achievement"],
    columns: { achievement: "which one", unlocked_at: "when" },
  },
  wallets: { key: [], columns: { balance: "your coins" } },
  wallet_entries: {
    key: ["created_at", "source", "source_id"],
    columns: {
      source: "what the coins came from or went to",
      source_id: "which of these",
      amount: "how many; below zero is spent",
      created_at: "when",
    },
  },
  outfits: {
    key: ["outfit"],
    columns: {
      outfit: "which one",
      slot: "where it is worn",
      is_worn: "whether it is worn now",
      bought_at: "when",
    },
  },
};
