import { LANGUAGES } from "../../../shared/contracts/language.ts";
import { addressIn, isPublic } from "../../../shared/pages.ts";
import { useSession } from "../../lib/session/session.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import { useNavigation } from "../../ui/navigation.ts";
import { rememberLanguage } from "../session/load-language.ts";
import { shellWords } from "./words.ts";

/** Links to this page in each language, for visitors: members choose theirs in the settings. */
export function Languages() {
  const { foot } = useWords(shellWords);
  const { path } = useNavigation();
  const { status } = useSession();
  const spoken = useLanguage();
  if (!isPublic(path) || status === "signed_in") return null;
  return (
    <nav aria-label={foot.languages} className={status === "loading" ? "if-visitor" : undefined}>
      <ul className="foot-languages">
        {LANGUAGES.map(({ id, name }) => (
          <li key={id} lang={id}>
            <a
              className="foot-link"
              href={addressIn(id, path)}
              hrefLang={id}
              aria-current={id === spoken ? "true" : undefined}
              onClick={() => rememberLanguage(id)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
