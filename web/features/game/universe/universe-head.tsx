import { useWords } from "../../../lib/words/words.ts";
import { drawStar } from "../../../ui/scene.ts";
import { universeWords } from "./words.ts";
import "./universe.css";

const STARS = [
  [760, 150, 12],
  [850, 110, 7],
  [930, 175, 9],
  [1010, 120, 16],
  [1120, 190, 7],
  [1210, 130, 11],
  [1300, 170, 6],
  [1370, 110, 10],
] as const;

export function UniverseHead() {
  const words = useWords(universeWords);
  return (
    <>
      <svg
        className="universe-stars"
        viewBox="0 0 1440 360"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
      >
        {STARS.map(([x, y, r]) => (
          <path key={x} d={drawStar(x, y, r)} fill="currentColor" />
        ))}
      </svg>
      <div className="universe-head">
        <h1 className="t-h1" tabIndex={-1}>
          {words.heading}
        </h1>
        <p className="t-lead">{words.lead}</p>
      </div>
    </>
  );
}
