// What a person agrees to when they subscribe. Apart from the contract, so that a page takes it without its checks.

/**
 * What a person agrees to beside the checkout. A new wording is a new version; the version is recorded with the
 * subscription.
 */
export const CONSENT = {
  version: "2026-11-21",
  trial:
    "Your first 7 days are free. After that $20 per month is charged automatically until you cancel. You can cancel anytime, in two clicks on your profile.",
  noTrial:
    "$20 per month is charged today and then automatically every month until you cancel. You can cancel anytime, in two clicks on your profile.",
} as const;
