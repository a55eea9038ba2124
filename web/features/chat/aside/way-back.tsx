import type { WantedPage } from "../../../lib/wanted-page.ts";
import { useWords } from "../../../lib/words/words.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { asideWords } from "./words.ts";

/** Links back to the page from which the person came to the sign-in. */
export const WayBack = ({ to }: { to: WantedPage }) => {
  const { backTo } = useWords(asideWords);
  return (
    <LinkButton kind="soft" size="sm" to={to} className="my-1">
      {backTo[to]}
    </LinkButton>
  );
};
