import { SANDBOX_MAIL } from "../../lib/browser/page-config.ts";
import { useWords } from "../../lib/words/words.ts";
import { uiWords } from "../../ui/words.ts";
import { authWords } from "./words.tsx";

/** Links to the page of emails that a server without real email keeps. */
export const SandboxMailLink = () => (
  <p className="text-[15px]">
    <a className="text-link" href={SANDBOX_MAIL} target="_blank" rel="noreferrer">
      {useWords(authWords).checkMail.sandbox}
    </a>
    <span className="sr-only"> {useWords(uiWords).newTab}</span>
  </p>
);
