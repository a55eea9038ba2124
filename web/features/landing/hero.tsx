import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { landingWords } from "./words.tsx";
import "./landing.css";
import { NightSky } from "../../ui/stage.tsx";

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

const CLOUDS = [
  {
    opacity: 0.55,
    path: "M82.4 144.9c-13.3-12.3 20.8-35.7 27.5-18.9c-16.9-20.4 33.6-46.7 40.7-21.2c-4.9-13.6 33.5-16.9 31-2.7c4.8-24.4 58.5-0.1 43.3 19.6c4-18.3 50.2 6.2 37.3 19.8c11 10.7-25.4 32.1-29.4 17.3c3.7 10.2-28.8 11.9-26.2 1.4c5 20.5-44.4 21.1-39.9 0.5c4.8 19.7-52.4 17.6-46.1-1.7c-3.3 23.1-50.7 5.7-38.2-14.1z",
  },
  {
    opacity: 0.5,
    path: "M626.1 123.9c-11.1-4.1 10.6-32.5 17.5-22.9c-7.9-7.8 21.1-23.7 23.4-12.8c-7-17.8 38.4-24.1 36.6-5.1c5.1-21.8 49.8-0.4 36.1 17.2c2.2-9.7 24.8 2 18.2 9.4c10 3.5-2.9 24.1-10.4 16.6c4.3 14.5-30.4 16.7-28 1.8c4 13.6-35.8 14-32.1 0.3c3.9 21.2-44.7 19.4-39.2-1.5c1.5 8.5-25.9 4.8-22.1-3z",
  },
  {
    opacity: 0.6,
    path: "M1245.4 161.6c-10-9 17.5-27.6 22.2-15c-16.6-18.5 34.5-46.6 41.2-22.6c-8.1-16.7 44.6-25.7 42.5-7.2c5-28.3 72.6 2.4 54.5 24.8c4-18.1 50.6 7.2 37.6 20.4c13.4 15.8-28 37.6-33.4 17.6c4.4 11.2-34.3 13.4-31.2 1.7c5.1 20-44.5 20.6-40 0.5c6.7 23.3-71.6 20.2-63.1-2.5c-4.3 15.7-41.9-6.3-30.3-17.7z",
  },
];

/** Draws the sky behind the hero. The last hill has the page's background colour. */
function HeroBackground() {
  return (
    <svg
      className="absolute inset-0 w-full h-[calc(100%_+_2px)] -z-1"
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <NightSky
        width={1440}
        height={640}
        starsFrom={0.6}
        moon={{ transform: "translate(744 136) scale(2)" }}
      />
      <g className="hero-rings">
        <circle cx="1030" cy="330" r="390" opacity=".16" />
        <circle cx="1030" cy="330" r="270" opacity=".2" />
      </g>
      <g className="hero-clouds">
        {CLOUDS.map((cloud) => (
          <path key={cloud.path} d={cloud.path} opacity={cloud.opacity} />
        ))}
      </g>
      <path className="hero-far" d="M0 650C180 560 380 556 600 620S1100 560 1440 600V800H0z" />
      <path className="hero-near" d="M0 700C240 620 470 640 700 690S1180 650 1440 700V800H0z" />
      <path className="hero-ground" d="M0 742C260 690 520 690 760 716S1240 700 1440 730V800H0z" />
    </svg>
  );
}
