import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { type LegalParts, type LegalSection, useLegalParts } from "./legal-parts.tsx";
import { legalWords } from "./words.ts";
import "./legal.css";

export type LegalText = {
  title: string;
  lead: string;
  /** Replaces the date of the legal texts; empty for a page that has none. */
  updated?: string;
  sections: (parts: LegalParts) => readonly LegalSection[];
};
type LegalPageProps = {
  text: LegalText;
  /** Renders Luli at the end of the text. */
  ending: ReactNode;
};

export function LegalPage({ text, ending }: LegalPageProps) {
  const words = useWords(legalWords);
  const sections = text.sections(useLegalParts());
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
        {text.updated === "" ? null : (
          <p className="mt-2.5 mb-6 text-ink-3">{text.updated ?? words.updated}</p>
        )}
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
        <div className="mt-12 flex items-end gap-4 font-semibold text-ink-2">
          {ending}
          <p className="pb-[18px]">{words.end}</p>
        </div>
      </article>
    </div>
  );
}
