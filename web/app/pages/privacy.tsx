import { LegalPage } from "../../features/legal/legal-page.tsx";
import { privacyWords } from "../../features/legal/privacy-words.tsx";
import { useWords } from "../../lib/words/words.ts";
import { LegalEnding } from "../public/legal-ending.tsx";
import { Page } from "../../features/game/page-boundary.tsx";

export function PrivacyPage() {
  const text = useWords(privacyWords);
  return (
    <Page title={text.title}>
      <LegalPage text={text} ending={<LegalEnding />} />
    </Page>
  );
}
