import { LegalPage } from "../../features/legal/legal-page.tsx";
import { PRIVACY_SECTIONS } from "../../features/legal/privacy-sections.tsx";
import { LegalEnding } from "../legal-ending.tsx";
import { Page } from "../page.tsx";

export function PrivacyPage() {
  return (
    <Page title="Privacy Policy">
      <LegalPage
        title="Privacy Policy"
        updated="January 2025"
        lead={
          <p>What Luli’s people know about you, why, for how long, and what you can do about it.</p>
        }
        sections={PRIVACY_SECTIONS}
        ending={<LegalEnding />}
      />
    </Page>
  );
}
