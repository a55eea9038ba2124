// A page that is a text: its title, what stands in it, and Luli at its end.
import { Page } from "../../shell/page.tsx";
import { LegalPage, type LegalText } from "../../../features/legal/legal-page.tsx";
import { LegalEnding } from "../../public/legal-ending.tsx";

export function TextPage({ text }: { text: LegalText }) {
  return (
    <Page title={text.title}>
      <LegalPage text={text} ending={<LegalEnding />} />
    </Page>
  );
}
