import type { ReactNode } from "react";
import { Stage, type StageName } from "../../../ui/stage.tsx";
import "./page-strip.css";

type PageStripProps = {
  stage: StageName;
  seed: number;
  title: string;
  text: string;
  puppy: ReactNode;
};

/** A page's title on a stage, with Luli beside it. */
export const PageStrip = ({ stage, seed, title, text, puppy }: PageStripProps) => (
  <Stage
    name={stage}
    className="page-strip"
    scene={{ width: 720, height: 150, seed, sunAt: 0.7, starsFrom: 0.6 }}
  >
    <div className="min-w-0 py-5 wrap-anywhere">
      <h1 className="t-h1" tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-2 text-[15px]">{text}</p>
    </div>
    <div className="page-strip-puppy">{puppy}</div>
  </Stage>
);
