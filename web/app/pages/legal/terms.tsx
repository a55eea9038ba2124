import { termsWords } from "../../../features/legal/terms-words.tsx";
import { useWords } from "../../../lib/words/words.ts";
import { TextPage } from "./text-page.tsx";

export const TermsPage = () => <TextPage text={useWords(termsWords)} />;
