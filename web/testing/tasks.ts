// The day's tasks and the achievements of the fake server's person.
import type { Achievements } from "../../shared/contracts/game/achievement.ts";
import type { Tasks } from "../../shared/contracts/game/task.ts";
import { ACHIEVEMENT_IDS, ACHIEVEMENTS as RULES } from "../../shared/rules/game/achievements.ts";

export const TASKS: Tasks = {
  day: "2026-11-21",
  tasks: [
    {
      id: "give_three_pets",
      difficulty: "easy",
      title: "Give 3 pets",
      xp: 20,
      coins: 10,
      progress: 1,
      target: 3,
      is_self_confirmed: false,
      is_claimable: false,
      is_claimed: false,
    },
    {
      id: "ask_a_question",
      difficulty: "medium",
      title: "Ask Luli a question",
      xp: 30,
      coins: 20,
      progress: 1,
      target: 1,
      is_self_confirmed: false,
      is_claimable: true,
      is_claimed: false,
    },
    {
      id: "walk_ten_minutes",
      difficulty: "hard",
      title: "Walk 10 minutes",
      xp: 50,
      coins: 30,
      progress: 1,
      target: 1,
      is_self_confirmed: true,
      is_claimable: false,
      is_claimed: true,
    },
  ],
  can_swap: true,
  bonus: { xp: 50, coins: 20, is_given: false },
};

const UNLOCKED = 12;

export const ACHIEVEMENTS: Achievements = {
  unlocked: UNLOCKED,
  total: ACHIEVEMENT_IDS.length,
  achievements: ACHIEVEMENT_IDS.map((id, at) => {
    const { name, deed, coins, target } = RULES[id];
    const isUnlocked = at < UNLOCKED;
    return {
      id,
      name,
      deed,
      coins,
      target,
      progress: isUnlocked ? target : 0,
      unlocked_at: isUnlocked ? `2026-11-${String(at + 1).padStart(2, "0")}T10:00:00Z` : null,
    };
  }),
};
