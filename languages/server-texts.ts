// The texts of the server that every language has. The server reads them by `inEveryLanguage` (server.ts).
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

/** The texts of one language. The type check finds missing ones, except optional ones. */
export type ServerTexts = {
  readonly auth: AuthWords;
  readonly chat: ChatWords;
  readonly consent: ConsentText;
  readonly contact: ContactWords;
  readonly deletion: DeletionWords;
  readonly mail: FrameWords;
  /** Without them nothing is noted or forgotten on request in this language. */
  readonly memoryWords?: MemoryWords;
  /** Without them no name is learned in this language. */
  readonly nameWords?: NameWords;
  readonly push: PushNotes;
  readonly report: ReportWords;
  readonly stripeLocale: StripeLocale;
  readonly subscription: SubscriptionWords;
  readonly weekly: WeeklyWords;
};
