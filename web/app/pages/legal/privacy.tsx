import { privacyWords } from "../../../features/legal/privacy-words.tsx";
import { useWords } from "../../../lib/words/words.ts";
import { TextPage } from "./text-page.tsx";

export const PrivacyPage = () => <TextPage text={useWords(privacyWords)} />;
