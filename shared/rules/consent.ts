// The English text of the consent to a subscription; other languages are in their folders. Separate from the
// contract, so that pages load it without its validation.
import type { Language } from "../contracts/language.ts";
import { BURST } from "./chat-limits.ts";

/** Length of a text's version, in characters. */
export const TEXT_VERSION_LENGTH = 40;

export type MessageLimits = { daily: number; messages: number; seconds: number };
/** The plan's limits: messages a day, which the configuration sets, and in a burst. */
export const messageLimits = (daily: number): MessageLimits => ({ daily, ...BURST });

export type ConsentText = {
  trial: string;
  noTrial: string;
  limits: (limits: MessageLimits) => string;
  /** Label of the checkbox. */
  agree: string;
};

const text: ConsentText = {
  trial:
    "Your first 7 days are free. After that $20 per month is charged automatically until you cancel. You " +
    "can cancel anytime, in two clicks on your profile.",
  noTrial:
    "$20 per month is charged today and then automatically every month until you cancel. You can cancel " +
    "anytime, in two clicks on your profile.",
  limits: ({ daily, messages, seconds }) =>
    `With Premium: up to ${daily} messages a day, and at most ${messages} in ${seconds} seconds.`,
  agree: "I agree to these terms: the subscription renews automatically until I cancel.",
};

/** A new wording, in whatever language, is a new version; the version is recorded with the subscription. */
export const CONSENT = { version: "2026-11-22", text } as const;

/** Version and language of the text, as the record of a consent stores them. */
export const consentShown = (language: Language): string => `${CONSENT.version} ${language}`;
