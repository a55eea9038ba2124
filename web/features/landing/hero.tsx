import type { ReactNode } from "react";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { HeroBackground } from "./hero-background.tsx";
import "./landing.css";

type HeroProps = { puppy: ReactNode; toy: ReactNode; actions: ReactNode };

export function Hero({ puppy, toy, actions }: HeroProps) {
  return (
    <section className="hero">
      <HeroBackground />
      <div className="wrap hero-columns">
        <div className="hero-text">
          <h1 className="t-hero" tabIndex={-1}>
            {/* Broken by hand: no font that comes late moves a word to another line. */}
            The puppy who’s <br />
            always happy <br />
            to see you
          </h1>
          <p className="t-lead hero-lead">
            Luli is a little Bichon Frise you can chat with. Share your day, give a pet, watch that
            tail go.
          </p>
          <div className="hero-actions">{actions}</div>
          <p className="fine">7 days free, then $20/month. Cancel anytime.</p>
        </div>
        <div className="hero-puppy">
          {puppy}
          <div className="hero-toy">{toy}</div>
          <p className="hero-say">
            <b>Woof!</b> I’m Luli. What’s your name?
          </p>
          <div className="hero-level">
            <LevelSample />
          </div>
        </div>
      </div>
    </section>
  );
}

/** What growing looks like: a picture of it, not anyone's numbers. */
export function LevelSample() {
  return (
    <>
      <p className="level-line">
        <span>Level 5</span>
        <span>75 XP</span>
      </p>
      <ProgressBar label="Luli’s XP, an example" value={75} max={100} />
    </>
  );
}
