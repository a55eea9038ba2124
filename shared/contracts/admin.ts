// The admin page's counters and shortcuts: `GET /api/admin/overview`.

export type AdminOverview = {
  total_users: number;
  active_subscriptions: number;
  total_chats: number;
  shortcuts: { users: string; database: string; payments: string; functions: string };
};
