import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { landingWords } from "./words.tsx";

export function Features({ children }: { children: ReactNode }) {
  const words = useWords(landingWords).features;
  return (
    <section className="wrap features" aria-labelledby="features-title">
      <div className="features-head">
        <h2 id="features-title" className="t-h1">
          {words.title}
        </h2>
        <p className="t-lead">{words.lead}</p>
      </div>
      <ul className="features-grid">{children}</ul>
    </section>
  );
}
