import { LegalPage } from "../../features/legal/legal-page.tsx";
import { TERMS_SECTIONS } from "../../features/legal/terms-sections.tsx";
import { LegalEnding } from "../legal-ending.tsx";
import { Page } from "../page.tsx";

export function TermsPage() {
  return (
    <Page title="Terms of Service">
      <LegalPage
        title="Terms of Service"
        updated="January 2025"
        lead={<p>The rules of the house, in as few words as they need.</p>}
        sections={TERMS_SECTIONS}
        ending={<LegalEnding />}
      />
    </Page>
  );
}
