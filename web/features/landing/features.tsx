import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Card } from "../../ui/card.tsx";
import { Stage, type StageName } from "../../ui/stage.tsx";
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

type FeatureCardProps = {
  stage: StageName;
  seed: number;
  title: string;
  text: string;
  puppy: ReactNode;
  /** Smaller, so that a hat fits. */
  fit?: "head" | "hat" | "crown";
  badge?: ReactNode;
};

export function FeatureCard(props: FeatureCardProps) {
  const { stage, seed, title, text, puppy, fit = "head", badge } = props;
  return (
    <Card as="li" isLifting className="overflow-hidden">
      <Stage name={stage} className="feature-stage" scene={{ width: 400, height: 232, seed }}>
        <div className={`feature-puppy feature-puppy-${fit}`}>{puppy}</div>
        {badge}
      </Stage>
      <div className="px-6 pt-5.5 pb-6.5">
        <h3 className="t-h3">{title}</h3>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
    </Card>
  );
}
