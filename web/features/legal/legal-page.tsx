import type { ReactNode } from "react";
import "./legal.css";

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  title: string;
  updated: string;
  lead: ReactNode;
  sections: readonly LegalSection[];
  /** Luli, at the end of it all. */
  ending: ReactNode;
};

export function LegalPage({ title, updated, lead, sections, ending }: LegalPageProps) {
  return (
    <div className="legal">
      <nav className="legal-contents" aria-label="Contents">
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
          {title}
        </h1>
        <p className="legal-updated">Last updated: {updated}</p>
        {lead}
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.body}
          </section>
        ))}
        <div className="legal-ending">
          {ending}
          <p>You read all of it!</p>
        </div>
      </article>
    </div>
  );
}
