import { legalWords } from "../../features/legal/words.ts";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
import { useWords } from "../../lib/words/words.ts";

export function LegalEnding() {
  return (
    <div className="w-24">
      <Puppy crop="bust" mood="sleepy" label={useWords(legalWords).puppy} />
    </div>
  );
}
