// What a person agrees to when they subscribe, in English; every other language says it in its folder. Apart from the contract, so that a page takes it without its checks.
import type { Language } from "../contracts/language.ts";

/** What names a text, in characters. */
export const TEXT_VERSION_LENGTH = 40;

export type ConsentText = { trial: string; noTrial: string };

const text: ConsentText = {
  trial:
    "Your first 7 days are free. After that $20 per month is charged automatically until you cancel. You can cancel anytime, in two clicks on your profile.",
  noTrial:
    "$20 per month is charged today and then automatically every month until you cancel. You can cancel anytime, in two clicks on your profile.",
};

/** A new wording, in whatever language, is a new version; the version is recorded with the subscription. */
export const CONSENT = { version: "2026-11-21", text } as const;

/** What the record of a consent says was shown: the wording, and in which language. */
export const consentShown = (language: Language): string => `${CONSENT.version} ${language}`;
