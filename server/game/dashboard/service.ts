// The dashboard's numbers and the graph of the last weeks.
import { ACHIEVEMENT_IDS } from "../../../shared/rules/game/achievements.ts";
import type { ActivityDay, Dashboard } from "../../../shared/contracts/dashboard.ts";
import { addDays } from "../../../shared/rules/days.ts";
import { settle } from "../../rules/growing/settle.ts";
import { type Streak, streakOn, WIN_BACK_TASKS } from "../../../shared/rules/game/streak.ts";
import type { ServerContext } from "../../platform/context.ts";
import { readGame } from "../service.ts";
import { listActivity } from "../queries.ts";

export type DashboardContext = Pick<ServerContext, "pool" | "clock">;

const DAYS = 84;

export async function readDashboard(context: DashboardContext, userId: string): Promise<Dashboard> {
  const game = await readGame(context, userId);
  const { state, setting, today } = settle(game.state, game.setting);
  const first = addDays(today, 1 - DAYS);
  const activity = await listActivity(context.pool, userId, first);
  return {
    conversations: state.totals.messages,
    happiness_points: state.totals.happiness,
    achievements: { unlocked: state.achievements.length, total: ACHIEVEMENT_IDS.length },
    streak: toStreak(state.streak, today, setting.now),
    activity: fillDays(activity, first),
  };
}

function toStreak(streak: Streak, today: string, now: number): Dashboard["streak"] {
  const { lost } = streak;
  return {
    ...streakOn(streak, today),
    longest: streak.longest,
    is_today_counted: streak.lastDay === today,
    lost:
      lost && lost.until > now
        ? {
            days: lost.days,
            tasks_left: WIN_BACK_TASKS - lost.tasks,
            until: new Date(lost.until).toISOString(),
          }
        : null,
  };
}

const EMPTY = { messages: 0, pets: 0, tasks: 0, xp: 0, happiness: 0, is_frozen: false };

function fillDays(some: ActivityDay[], first: string): ActivityDay[] {
  const known = new Map(some.map((activity) => [activity.day, activity]));
  return Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(first, at);
    return known.get(day) ?? { ...EMPTY, day };
  });
}
