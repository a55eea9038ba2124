import X from "lucide-react/icons/x";
import { useState } from "react";
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_IDS,
} from "../../../shared/contracts/language.ts";
import type { Banner } from "../../../shared/contracts/site.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import { Icon } from "../../ui/icons.tsx";
import { uiWords } from "../../ui/words.ts";
import { keep, readKept } from "../../lib/browser/kept.ts";

/** An announcement to everyone. It lies above the page, so that nothing moves when it comes or goes. */
export function Announcement({ banner }: { banner: Banner }) {
  const ui = useWords(uiWords);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(() => isNow(banner) && !isPutAway(banner.id));
  if (!isOpen) return null;
  const { words, kind, link } = banner;
  const ownFirst = LANGUAGE_IDS.toSorted((a, b) => rank(a, language) - rank(b, language));
  const spoken = ownFirst.find((each) => words[each]) ?? DEFAULT_LANGUAGE;
  const text = words[spoken];
  const handleClose = () => {
    putAway(banner.id);
    setIsOpen(false);
  };
  return (
    <div className={`announcement ${kind === "warning" ? "box-warn" : "box-info"}`} role="status">
      <p lang={spoken}>{link ? <a href={link}>{text}</a> : text}</p>
      <button type="button" aria-label={ui.close} onClick={handleClose}>
        <Icon of={X} />
      </button>
    </div>
  );
}

/** Ranks the person's language first, then English, then the others. */
const rank = (each: Language, own: Language): number =>
  each === own ? 0 : each === DEFAULT_LANGUAGE ? 1 : 2;

const isNow = ({ starts_at: from, ends_at: until }: Banner): boolean =>
  Date.parse(from) <= Date.now() && Date.now() < Date.parse(until);

const isPutAway = (id: string): boolean => readKept("put-away") === id;

const putAway = (id: string): void => void keep("put-away", id);
