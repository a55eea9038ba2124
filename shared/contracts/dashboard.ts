// The numbers of the dashboard and the profile: `GET /api/dashboard`.
import * as v from "valibot";

export const activityDay = v.strictObject({
  /** The user's day, YYYY-MM-DD. */
  day: v.string(),
  messages: v.number(),
  pets: v.number(),
  tasks: v.number(),
  xp: v.number(),
  happiness: v.number(),
  /** Nothing was done, and a freeze kept the streak. */
  is_frozen: v.boolean(),
});
export type ActivityDay = v.InferOutput<typeof activityDay>;

export const dashboard = v.strictObject({
  conversations: v.number(),
  happiness_points: v.number(),
  achievements: v.strictObject({
    unlocked: v.number(),
    total: v.number(),
  }),
  streak: v.strictObject({
    days: v.number(),
    longest: v.number(),
    freezes: v.number(),
    /** Whether today counts already. */
    is_today_counted: v.boolean(),
    /** A broken streak that can still be won back. */
    lost: v.nullable(
      v.strictObject({
        days: v.number(),
        tasks_left: v.number(),
        until: v.string(),
      }),
    ),
  }),
  /** Oldest first, every day of the last twelve weeks, empty ones too. */
  activity: v.array(activityDay),
});
export type Dashboard = v.InferOutput<typeof dashboard>;
