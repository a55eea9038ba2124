// Why an address gets less than all mails: they come back, and only what is asked for is sent; or one was called
// spam, and there are no letters.
export const SUPPRESSION_REASONS = ["bounce", "complaint"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
