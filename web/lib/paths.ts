// Every address of the server that the browser calls.

const AUTH = "/auth/v1";

export const paths = {
  auth: AUTH,
  session: `${AUTH}/get-session`,
  token: `${AUTH}/token`,
  signOut: `${AUTH}/sign-out`,
  revokeSessions: `${AUTH}/revoke-sessions`,
  changeEmail: `${AUTH}/change-email`,
  changePassword: `${AUTH}/change-password`,
  requestPasswordReset: `${AUTH}/request-password-reset`,
  config: "/config.json",
  me: "/api/me",
  settings: "/api/me/settings",
  exportData: "/api/me/export",
  deletion: "/api/me/deletion",
  chats: (query: { before?: string; limit?: number } = {}) => {
    const search = new URLSearchParams();
    if (query.before !== undefined) search.set("before", query.before);
    if (query.limit !== undefined) search.set("limit", String(query.limit));
    return search.size > 0 ? `/api/chats?${search}` : "/api/chats";
  },
  visit: "/api/visit",
  pet: "/api/puppy/pet",
  choose: "/api/puppy/choose",
  universe: "/api/universe",
  visitUniverse: "/api/universe/visit",
  store: "/api/store",
  buy: "/api/store/buy",
  wear: "/api/store/wear",
  takeOff: "/api/store/take-off",
  wallet: (before: string | null) =>
    before === null ? "/api/wallet" : `/api/wallet?before=${encodeURIComponent(before)}`,
  tasks: "/api/tasks",
  claimTask: (id: string) => `/api/tasks/${encodeURIComponent(id)}/claim`,
  swapTask: "/api/tasks/swap",
  achievements: "/api/achievements",
  dashboard: "/api/dashboard",
  contact: "/api/contact",
  pushSubscription: "/api/push-subscription",
  admin: (path: string) => `/api/admin/${path}`,
  chat: "/functions/v1/chat",
  stopChat: (id: string) => `/functions/v1/chat/${encodeURIComponent(id)}/stop`,
  checkSubscription: "/functions/v1/check-subscription",
  createCheckout: "/functions/v1/create-checkout",
  customerPortal: "/functions/v1/customer-portal",
  cancelSubscription: "/functions/v1/cancel-subscription",
  resumeSubscription: "/functions/v1/resume-subscription",
  sandboxMail: "/sandbox/mail",
} as const;
