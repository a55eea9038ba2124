// Every room that speaks. What is missing from a language does not pass the type check.
import type { Translated } from "../lib/words.ts";
import type { shellWords } from "../app/shell/words.ts";
import type { achievementWords } from "../features/game/achievement/words.ts";
import type { authWords } from "../features/auth/words.tsx";
import type { chatWords } from "../features/chat/words.tsx";
import type { subscriptionWords } from "../features/subscription/words.ts";
import type { contactWords } from "../features/contact/words.ts";
import type { dashboardWords } from "../features/game/dashboard/words.tsx";
import type { landingWords } from "../features/landing/words.tsx";
import type { privacyWords } from "../features/legal/privacy-words.tsx";
import type { termsWords } from "../features/legal/terms-words.tsx";
import type { legalWords } from "../features/legal/words.ts";
import type { profileWords } from "../features/profile/words.tsx";
import type { puppyWords } from "../features/game/puppy/words.ts";
import type { pushWords } from "../features/push/words.ts";
import type { rewardsWords } from "../features/game/rewards/words.ts";
import type { settingsWords } from "../features/settings/words.ts";
import type { storeWords } from "../features/game/store/words.ts";
import type { taskWords } from "../features/game/task/words.ts";
import type { universeWords } from "../features/game/universe/words.ts";
import type { achievementNames } from "../lib/achievement-words.ts";
import type { failureWords } from "../lib/failure-words.ts";
import type { outfitWords } from "../lib/outfit-words.ts";
import type { taskNames } from "../lib/task-words.ts";
import type { variantWords } from "../lib/variant-words.ts";
import type { uiWords } from "../ui/words.ts";

type Room =
  | typeof achievementWords
  | typeof achievementNames
  | typeof authWords
  | typeof chatWords
  | typeof subscriptionWords
  | typeof contactWords
  | typeof dashboardWords
  | typeof failureWords
  | typeof landingWords
  | typeof legalWords
  | typeof outfitWords
  | typeof privacyWords
  | typeof profileWords
  | typeof puppyWords
  | typeof pushWords
  | typeof rewardsWords
  | typeof settingsWords
  | typeof shellWords
  | typeof storeWords
  | typeof taskWords
  | typeof taskNames
  | typeof termsWords
  | typeof uiWords
  | typeof universeWords
  | typeof variantWords;

export type Catalog = {
  readonly [R in Room as R["room"]]: Translated<R>;
};
export type WordsOf<Name extends Room["room"]> = Catalog[Name];
