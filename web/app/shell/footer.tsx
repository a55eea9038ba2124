import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type PagePath, addressIn, isPublic } from "../../../shared/pages.ts";
import { configQuery } from "../../lib/data.ts";
import { useWords, useLanguage } from "../../lib/words/words.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { ExternalLink, Link } from "../../ui/link.tsx";
import { Logo } from "./logo.tsx";
import { shellWords } from "./words.ts";
import { LANGUAGES } from "../../../shared/contracts/language.ts";
import { useSession } from "../../lib/session/session.ts";
import { useNavigation } from "../../ui/navigation.ts";
import { rememberLanguage } from "../session/load-language.ts";

/** The announcement's code is fetched only while there is one. */
const Announcement = lazyComponent(
  () => import("./announcement.tsx").then((code) => code.Announcement),
  { isUrgent: true },
);

const PRODUCT = ["/chat", "/universe", "/store"] as const;
const LEGAL = ["privacy", "terms", "safety", "imprint", "accessibility"] as const;
const CONTRACT = ["cancel", "withdraw"] as const;
const YEAR = new Date().getFullYear();

export function Footer() {
  const { foot, links } = useWords(shellWords);
  const { data: config } = useQuery(configQuery);
  const banner = config?.banner;
  return (
    <>
      {banner ? <Announcement key={banner.id} banner={banner} /> : null}
      <footer className="foot">
        <div className="wrap">
          <div className="foot-columns">
            <div>
              <Logo className="mb-2.5" />
              <p>{foot.claim}</p>
            </div>
            <Column title={foot.product} links={PRODUCT.map((to) => [to, links[to]])} />
            <Column title={foot.company} links={[["/contact", foot.contact]]}>
              {config ? (
                <li>
                  <ExternalLink className="foot-link" href={config.parent_company_url}>
                    {foot.parent} <span aria-hidden="true">↗</span>
                  </ExternalLink>
                </li>
              ) : null}
            </Column>
            <Column
              title={foot.legal}
              links={[
                ...LEGAL.map((page) => [`/${page}`, foot[page]] as const),
                ...CONTRACT.map((act) => ["/contract", foot[act]] as const),
              ]}
            />
          </div>
          <Languages />
          <p className="foot-minors">{foot.minors}</p>
          <p className="foot-copyright">{foot.copyright(YEAR)}</p>
        </div>
      </footer>
    </>
  );
}

type ColumnProps = {
  title: string;
  links: readonly (readonly [PagePath, string])[];
  children?: ReactNode;
};

function Column({ title, links, children }: ColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1.5 font-display text-[15px] font-semibold text-ink max-md:m-0 max-md:text-[14px]">
        {title}
      </h2>
      <ul>
        {links.map(([to, name]) => (
          <li key={name}>
            <Link to={to} className="foot-link">
              {name}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Links to this page in each language, for visitors: members choose theirs in the settings. */
function Languages() {
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
