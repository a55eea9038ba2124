// The numbers of the dashboard and the profile: `GET /api/dashboard`.

export type ActivityDay = {
  /** The user's day, YYYY-MM-DD. */
  day: string;
  messages: number;
  pets: number;
  tasks: number;
  xp: number;
  happiness: number;
  /** Nothing was done, and a freeze kept the streak. */
  is_frozen: boolean;
};

export type Dashboard = {
  conversations: number;
  happiness_points: number;
  achievements: { unlocked: number; total: number };
  streak: {
    days: number;
    longest: number;
    freezes: number;
    /** Whether today counts already. */
    is_today_counted: boolean;
    /** A broken streak that can still be won back. */
    lost: { days: number; tasks_left: number; until: string } | null;
  };
  /** Oldest first, every day of the last twelve weeks, empty ones too. */
  activity: ActivityDay[];
};
