import { accessibilityWords } from "../../../features/legal/accessibility-words.tsx";
import { useWords } from "../../../lib/words/words.ts";
import { TextPage } from "./text-page.tsx";

export const AccessibilityPage = () => <TextPage text={useWords(accessibilityWords)} />;
