import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Link } from "../../ui/link.tsx";
import { legalWords } from "./words.ts";
import "./legal.css";

export type LegalSection = { id: string; title: string; body: ReactNode };

/** The pages that a legal text names, by what the sentence calls them. */
export type LegalLinks = Record<"contact" | "privacy", (label: string) => ReactNode>;

type LegalPageProps = {
  text: {
    title: string;
    lead: string;
    /** In the place of the date of the legal texts; nothing governs such a page. */
    updated?: string;
    sections: (links: LegalLinks) => readonly LegalSection[];
  };
  /** Luli, at the end of it all. */
  ending: ReactNode;
};

const LINKS: LegalLinks = {
  contact: (label) => (
    <Link to="/contact" className="text-link">
      {label}
    </Link>
  ),
  privacy: (label) => (
    <Link to="/privacy" className="text-link">
      {label}
    </Link>
  ),
};

export function LegalPage({ text, ending }: LegalPageProps) {
  const words = useWords(legalWords);
  const sections = text.sections(LINKS);
  return (
    <div className="legal">
      <nav className="legal-contents" aria-label={words.contents}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="legal-text">
        <h1 className="t-h1" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="legal-updated">{text.updated ?? words.updated}</p>
        <div className="legal-lead">
          <p>{text.lead}</p>
          {text.updated !== undefined || words.governs === "" ? null : <p>{words.governs}</p>}
        </div>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.body}
          </section>
        ))}
        <div className="legal-ending">
          {ending}
          <p>{words.end}</p>
        </div>
      </article>
    </div>
  );
}
