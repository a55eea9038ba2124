// How often one address may call what needs no sign-in; better-auth counts by server/http/rate-limits.ts.

const MINUTE = 60;
/** Limits for one network address and path. A family or a test suite behind one address must fit in. */
export const ADDRESS_LIMITS = {
  window: MINUTE,
  max: 300,
  customRules: {
    "/sign-in/email": { window: MINUTE, max: 30 },
    "/sign-in/social": { window: MINUTE, max: 30 },
    "/sign-up/email": { window: MINUTE, max: 60 },
    "/send-verification-email": { window: MINUTE, max: 20 },
    "/request-password-reset": { window: MINUTE, max: 20 },
    "/reset-password": { window: MINUTE, max: 20 },
    "/change-email": { window: MINUTE, max: 20 },
    "/change-password": { window: MINUTE, max: 20 },
    "/two-factor/*": { window: MINUTE, max: 30 },
    "/passkey/*": { window: MINUTE, max: 30 },
    // The token is part of the path: counting it would only fill the table.
    "/reset-password/*": false as const,
  },
};
