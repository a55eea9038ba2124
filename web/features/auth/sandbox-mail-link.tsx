import { SANDBOX_MAIL } from "../../lib/browser/page-config.ts";
import { useWords } from "../../lib/words/words.ts";
import { uiWords } from "../../ui/words.ts";
import { authWords } from "./words.tsx";

/** This server sends no real mail; it keeps them on a page. */
export const SandboxMailLink = () => (
  <p className="text-[15px]">
    <a className="text-link" href={SANDBOX_MAIL} target="_blank" rel="noreferrer">
      {useWords(authWords).checkMail.sandbox}
    </a>
    <span className="sr-only"> {useWords(uiWords).newTab}</span>
  </p>
);
