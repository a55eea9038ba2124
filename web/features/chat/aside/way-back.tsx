import { useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { readWantedPage } from "../../../lib/wanted-page.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { asideWords } from "./words.ts";

/** To the page that led to the door. */
export const WayBack = () => {
  const { backTo } = useWords(asideWords);
  const [wanted] = useState(readWantedPage);
  return (
    wanted && (
      <LinkButton kind="ghost" size="sm" to={wanted} className="mt-2">
        {backTo[wanted]}
      </LinkButton>
    )
  );
};
