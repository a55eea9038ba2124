// A page of text: its title, its content, and Luli at the end.
import { LegalPage, type LegalText } from "../../../features/legal/legal-page.tsx";
import { legalWords } from "../../../features/legal/words.ts";
import { Puppy } from "../../../features/game/puppy/puppy.tsx";
import { useWords } from "../../../lib/words/words.ts";
import { Page } from "../../shell/page.tsx";

export function TextPage({ text }: { text: LegalText }) {
  return (
    <Page title={text.title}>
      <LegalPage text={text} ending={<LegalEnding />} />
    </Page>
  );
}

function LegalEnding() {
  return (
    <div className="w-24">
      <Puppy crop="bust" mood="sleepy" label={useWords(legalWords).puppy} />
    </div>
  );
}
