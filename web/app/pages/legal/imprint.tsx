import { imprintWords } from "../../../features/legal/imprint-words.tsx";
import { useWords } from "../../../lib/words/words.ts";
import { TextPage } from "./text-page.tsx";

export const ImprintPage = () => <TextPage text={useWords(imprintWords)} />;
