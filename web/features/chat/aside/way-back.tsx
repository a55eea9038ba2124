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
      <LinkButton kind="soft" size="sm" to={wanted} className="my-1">
        {backTo[wanted]}
      </LinkButton>
    )
  );
};
