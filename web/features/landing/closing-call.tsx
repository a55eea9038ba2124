import { type ReactNode, useId } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Stage } from "../../ui/stage.tsx";
import { landingWords } from "./words.tsx";

type ClosingCallProps = { puppy: ReactNode; action: ReactNode };

export function ClosingCall({ puppy, action }: ClosingCallProps) {
  const words = useWords(landingWords).closing;
  return (
    <section
      aria-labelledby="closing-title"
      className="w-full max-w-312 mx-auto mt-12 px-6 max-md:px-4"
    >
      <Stage name="night" className="closing" scene={{ width: 1200, height: 420, starsFrom: 0.4 }}>
        <div className="py-14 pr-0 pl-16 max-md:px-6.5 max-md:pt-10 max-md:pb-0 max-md:text-center">
          <h2 id="closing-title" className="t-h1">
            {words.title}
          </h2>
          <p className="max-w-[25em] mt-4 mb-7.5 text-[19px] text-[#d9d2ff]">{words.lead}</p>
          {action}
          <p className="fine">{words.fine}</p>
        </div>
        <div className="relative self-end h-full max-md:h-72.5">
          <Door />
          <div className="absolute left-6 -bottom-1.5 w-95 max-md:left-1/2 max-md:w-67.5 max-md:-ml-33.75">
            {puppy}
          </div>
        </div>
      </Stage>
    </section>
  );
}

function Door() {
  const id = useId();
  const glow = `${id}-glow`;
  const light = `${id}-light`;
  return (
    <svg
      className="absolute -left-7.5 bottom-0 w-130 h-full max-md:left-1/2 max-md:w-97.5 max-md:-ml-48.75"
      viewBox="0 0 520 420"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff0b8" />
          <stop offset="1" stopColor="#ffbf6b" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="250" cy="230" rx="250" ry="230" fill={`url(#${glow})`} />
      <path d="M118 400V150a132 132 0 0 1 264 0V400z" fill="#1b1444" />
      <path d="M134 400V152a116 116 0 0 1 232 0V400z" fill={`url(#${light})`} />
      <path d="M250 36V400M134 176H366" stroke="#ffe7a6" strokeWidth="5" opacity=".6" />
      <path d="M134 400H366L470 420H30z" fill="#ffcf7f" opacity=".5" />
      <ellipse cx="250" cy="404" rx="190" ry="16" fill="#cf2a58" />
      <ellipse
        cx="250"
        cy="401"
        rx="172"
        ry="11"
        fill="none"
        stroke="#ff8eaa"
        strokeWidth="2.5"
        strokeDasharray="7 7"
      />
    </svg>
  );
}
