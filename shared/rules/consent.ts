// What a person agrees to when they subscribe, in English; every other language says it in its folder. Apart from the contract, so that a page takes it without its checks.
import type { Language } from "../contracts/language.ts";
import { BURST } from "./chat-limits.ts";

/** What names a text, in characters. */
export const TEXT_VERSION_LENGTH = 40;

export type MessageLimits = { daily: number; messages: number; seconds: number };
/** What the plan gives at most: a day, which the configuration says, and at a time. */
export const messageLimits = (daily: number): MessageLimits => ({ daily, ...BURST });

export type ConsentText = {
  trial: string;
  noTrial: string;
  limits: (limits: MessageLimits) => string;
  /** At the box to tick. */
  agree: string;
};

const text: ConsentText = {
  trial:
    "Your first 7 days are free. After that $20 per month is charged automatically until you cancel. You can cancel anytime, in two clicks on your profile.",
  noTrial:
    "$20 per month is charged today and then automatically every month until you cancel. You can cancel anytime, in two clicks on your profile.",
  limits: ({ daily, messages, seconds }) =>
    `With Premium: up to ${daily} messages a day, and at most ${messages} in ${seconds} seconds.`,
  agree: "I agree to these terms: the subscription renews automatically until I cancel.",
};

/** A new wording, in whatever language, is a new version; the version is recorded with the subscription. */
export const CONSENT = { version: "2026-11-22", text } as const;

/** What the record of a consent says was shown: the wording, and in which language. */
export const consentShown = (language: Language): string => `${CONSENT.version} ${language}`;
