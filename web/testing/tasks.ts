// The day's tasks and the achievements of the fake server's person.
import type { Achievements } from "../../shared/contracts/game/achievement.ts";
import type { Tasks } from "../../shared/contracts/game/task.ts";
import { ACHIEVEMENT_IDS, ACHIEVEMENTS as RULES } from "../../shared/rules/game/achievements.ts";

const TASK = {
  progress: 1,
  target: 1,
  is_self_confirmed: false,
  is_claimable: false,
  is_claimed: false,
};
const EASY = { difficulty: "easy", xp: 20, coins: 10 } as const;
const MEDIUM = { difficulty: "medium", xp: 30, coins: 20 } as const;
const HARD = { difficulty: "hard", xp: 50, coins: 30 } as const;

export const TASKS: Tasks = {
  day: "2026-11-21",
  tasks: [
    { ...TASK, ...EASY, id: "give_three_pets", title: "Give 3 pets", target: 3 },
    { ...TASK, ...MEDIUM, id: "ask_a_question", title: "Ask Luli a question", is_claimable: true },
    {
      ...TASK,
      ...HARD,
      id: "walk_ten_minutes",
      title: "Walk 10 minutes",
      is_self_confirmed: true,
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
