import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { configQuery } from "../../lib/data.ts";
import { useWords } from "../../lib/words/words.ts";
import { Link } from "../../ui/link.tsx";
import { uiWords } from "../../ui/words.ts";
import { Logo } from "./logo.tsx";
import { shellWords } from "./words.ts";

const YEAR = new Date().getFullYear();

export function Footer() {
  const { foot, links } = useWords(shellWords);
  const { newTab } = useWords(uiWords);
  const { data: config } = useQuery(configQuery);
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-columns">
          <div>
            <Logo className="mb-2.5" />
            <p>{foot.claim}</p>
          </div>
          <Column title={foot.product}>
            <FootLink to="/chat">{links["/chat"]}</FootLink>
            <FootLink to="/universe">{links["/universe"]}</FootLink>
            <FootLink to="/store">{links["/store"]}</FootLink>
          </Column>
          <Column title={foot.company}>
            <FootLink to="/contact">{foot.contact}</FootLink>
            {config ? (
              <li>
                <a
                  className="foot-link"
                  href={config.parent_company_url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {foot.parent} <span aria-hidden="true">↗</span>
                  <span className="sr-only"> {newTab}</span>
                </a>
              </li>
            ) : null}
          </Column>
          <Column title={foot.legal}>
            <FootLink to="/privacy">{foot.privacy}</FootLink>
            <FootLink to="/terms">{foot.terms}</FootLink>
            <FootLink to="/safety">{foot.safety}</FootLink>
          </Column>
        </div>
        <p className="foot-minors">{foot.minors}</p>
        <p className="foot-copyright">{foot.copyright(YEAR)}</p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="foot-title">{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

type FootLinkProps = {
  to: "/chat" | "/universe" | "/store" | "/contact" | "/privacy" | "/terms" | "/safety";
  children: string;
};

function FootLink({ to, children }: FootLinkProps) {
  return (
    <li>
      <Link to={to} className="foot-link">
        {children}
      </Link>
    </li>
  );
}
