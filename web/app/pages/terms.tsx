import { LegalPage } from "../../features/legal/legal-page.tsx";
import { termsWords } from "../../features/legal/terms-words.tsx";
import { useWords } from "../../lib/words/words.ts";
import { LegalEnding } from "../public/legal-ending.tsx";
import { Page } from "../../features/game/page-boundary.tsx";

export function TermsPage() {
  const text = useWords(termsWords);
  return (
    <Page title={text.title}>
      <LegalPage text={text} ending={<LegalEnding />} />
    </Page>
  );
}
