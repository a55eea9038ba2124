// Every room that speaks. What is missing from a language does not pass the type check.
import type { Translated } from "../web/lib/words/words.ts";
import type { bellWords } from "../web/app/shell/bell/words.ts";
import type { shellWords } from "../web/app/shell/words.ts";
import type { achievementWords } from "../web/features/game/achievement/words.ts";
import type { asideWords } from "../web/features/chat/aside/words.ts";
import type { authWords } from "../web/features/auth/words.tsx";
import type { chatWords } from "../web/features/chat/words.ts";
import type { consentWords, subscriptionWords } from "../web/features/subscription/words.ts";
import type { contactWords } from "../web/features/contact/words.ts";
import type { contractWords } from "../web/features/subscription/contract/words.ts";
import type { dashboardWords } from "../web/features/game/dashboard/words.tsx";
import type { diaryWords } from "../web/features/diary/words.ts";
import type { helpWords } from "../web/features/chat/help/words.ts";
import type { offlineWords } from "../web/features/chat/offline-words.ts";
import type { landingWords } from "../web/features/landing/words.tsx";
import type { accessibilityWords } from "../web/features/legal/accessibility-words.tsx";
import type { imprintWords } from "../web/features/legal/imprint-words.tsx";
import type { privacyWords } from "../web/features/legal/privacy-words.tsx";
import type { termsWords } from "../web/features/legal/terms-words.tsx";
import type { legalWords } from "../web/features/legal/words.ts";
import type { profileWords } from "../web/features/profile/words.tsx";
import type { puppyWords } from "../web/features/game/puppy/words.ts";
import type { pushWords } from "../web/features/push/words.ts";
import type { reportWords } from "../web/features/chat/report/words.ts";
import type { rewardsWords } from "../web/features/game/rewards/words.ts";
import type { safetyWords } from "../web/features/safety/words.tsx";
import type { securityWords } from "../web/features/security/words.ts";
import type { settingsWords } from "../web/features/settings/words.ts";
import type { storeWords } from "../web/features/game/store/words.ts";
import type { taskWords } from "../web/features/game/task/words.ts";
import type { universeWords } from "../web/features/game/universe/words.ts";
import type { achievementNames } from "../web/lib/words/achievement-words.ts";
import type { failureWords } from "../web/lib/words/failure-words.ts";
import type { memoryWords } from "../web/features/memory/words.ts";
import type { outfitWords } from "../web/lib/words/outfit-words.ts";
import type { taskNames } from "../web/lib/words/task-words.ts";
import type { variantWords } from "../web/lib/words/variant-words.ts";
import type { toolWords } from "../web/features/chat/tools/words.ts";
import type { searchWords } from "../web/features/chat/search/words.ts";
import type { voiceWords } from "../web/features/chat/voice/words.ts";
import type { uiWords } from "../web/ui/words.ts";

type Room =
  | typeof accessibilityWords
  | typeof achievementWords
  | typeof achievementNames
  | typeof asideWords
  | typeof searchWords
  | typeof toolWords
  | typeof authWords
  | typeof bellWords
  | typeof chatWords
  | typeof subscriptionWords
  | typeof consentWords
  | typeof contactWords
  | typeof contractWords
  | typeof dashboardWords
  | typeof diaryWords
  | typeof failureWords
  | typeof helpWords
  | typeof imprintWords
  | typeof landingWords
  | typeof legalWords
  | typeof offlineWords
  | typeof memoryWords
  | typeof outfitWords
  | typeof privacyWords
  | typeof profileWords
  | typeof puppyWords
  | typeof pushWords
  | typeof reportWords
  | typeof rewardsWords
  | typeof safetyWords
  | typeof securityWords
  | typeof settingsWords
  | typeof shellWords
  | typeof storeWords
  | typeof taskWords
  | typeof taskNames
  | typeof termsWords
  | typeof uiWords
  | typeof universeWords
  | typeof variantWords
  | typeof voiceWords;

export type Catalog = {
  readonly [R in Room as R["room"]]: Translated<R>;
};
export type WordsOf<Name extends Room["room"]> = Catalog[Name];
