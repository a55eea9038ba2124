import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { HeroBackground } from "./hero-background.tsx";
import { landingWords } from "./words.tsx";
import "./landing.css";

/** A sample of the level bar, not anyone's numbers. */
const SAMPLE = { level: 5, xp: 75, max: 100 };

type HeroProps = { kind: ReactNode; puppy: ReactNode; toy: ReactNode; actions: ReactNode };

export function Hero({ kind, puppy, toy, actions }: HeroProps) {
  const words = useWords(landingWords).hero;
  return (
    <section className="hero is-now">
      <HeroBackground />
      <div className="wrap hero-columns">
        <div className="max-md:text-center">
          <p className="mb-3.5">{kind}</p>
          <h1 className="t-hero" tabIndex={-1}>
            {words.title()}
          </h1>
          <p className="t-lead hero-lead">{words.lead}</p>
          <div className="hero-actions">{actions}</div>
          <p className="fine">{words.fine}</p>
        </div>
        <div className="hero-puppy">
          {puppy}
          <div className="hero-toy">{toy}</div>
          <p className="hero-say">{words.say()}</p>
          <div className="hero-level">
            <LevelSample />
          </div>
        </div>
      </div>
    </section>
  );
}

export function LevelSample() {
  const words = useWords(landingWords).sample;
  return (
    <>
      <p className="level-line">
        <span>{words.level(SAMPLE.level)}</span>
        <span>{words.xp(SAMPLE.xp)}</span>
      </p>
      <ProgressBar label={words.bar} value={SAMPLE.xp} max={SAMPLE.max} />
    </>
  );
}
