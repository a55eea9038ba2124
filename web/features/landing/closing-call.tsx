import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Stage } from "../../ui/stage.tsx";
import { Door } from "./door.tsx";
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
