// What the server says by itself, in every language: English comes from the room that says it, the others from their folders.
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_IDS,
  type Foreign,
  type Language,
} from "../shared/contracts/language.ts";
import type { ConsentText } from "../shared/rules/consent.ts";
import type { AuthWords } from "../server/auth/mails/words.ts";
import type { NameWords } from "../server/chat/understanding/name-words.ts";
import type { ChatWords } from "../server/chat/words.ts";
import type { ContactWords } from "../server/contact/words.ts";
import type { DeletionWords } from "../server/deletion/words.ts";
import type { FrameWords } from "../server/mail/words.ts";
import type { MemoryWords } from "../server/memory/requests/words.ts";
import type { PushNotes } from "../server/push/notes.ts";
import type { ReportWords } from "../server/report/words.ts";
import type { StripeLocale } from "../server/subscription/stripe.ts";
import type { SubscriptionWords } from "../server/subscription/words.ts";
import type { WeeklyWords } from "../server/weekly/words.ts";

/** Of one language. What is missing does not pass the type check, but for what may be missing. */
export type ServerTexts = {
  readonly auth: AuthWords;
  readonly chat: ChatWords;
  readonly consent: ConsentText;
  readonly contact: ContactWords;
  readonly deletion: DeletionWords;
  readonly mail: FrameWords;
  /** Without them nothing is noted or forgotten on request in this language. */
  readonly memoryWords?: MemoryWords;
  /** Without them nobody's name is learned in this language. */
  readonly nameWords?: NameWords;
  readonly push: PushNotes;
  readonly report: ReportWords;
  readonly stripeLocale: StripeLocale;
  readonly subscription: SubscriptionWords;
  readonly weekly: WeeklyWords;
};

const load = async (id: Foreign) => {
  const { texts } = (await import(`./${id}/server.ts`)) as { texts: ServerTexts };
  return [id, texts] as const;
};
const foreign = await Promise.all(LANGUAGE_IDS.filter((id) => id !== DEFAULT_LANGUAGE).map(load));

export const inEveryLanguage = <Noun extends keyof ServerTexts>(
  noun: Noun,
  english: ServerTexts[Noun],
) =>
  Object.fromEntries([
    [DEFAULT_LANGUAGE, english],
    ...foreign.map(([id, texts]) => [id, texts[noun]]),
  ]) as Record<Language, ServerTexts[Noun]>;
