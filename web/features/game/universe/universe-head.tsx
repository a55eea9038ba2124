import { useWords, useLanguage } from "../../../lib/words/words.ts";
import { drawStar } from "../../../ui/scene.ts";
import { universeWords } from "./words.ts";
import "./universe.css";
import Heart from "lucide-react/icons/heart";
import Sparkles from "lucide-react/icons/sparkles";
import Zap from "lucide-react/icons/zap";
import type { Universe } from "../../../../shared/contracts/game/universe.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Icon, PawIcon } from "../../../ui/icons.tsx";
import { StatCard } from "../../../ui/stat-card.tsx";

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
        className="absolute inset-x-0 top-0 bottom-auto -z-1 w-full h-90 text-[#a794f0] opacity-55 pointer-events-none max-md:hidden"
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

export function UniverseStats({ universe }: { universe: Universe }) {
  const words = useWords(universeWords).stats;
  const language = useLanguage();
  const { unlocked, total, total_xp } = universe;
  return (
    <div className="universe-stats">
      <StatCard icon={<PawIcon />} tone="info" value={String(unlocked)} label={words.unlocked} />
      <StatCard
        icon={<Icon of={Zap} />}
        tone="warn"
        value={formatNumber(total_xp, language)}
        label={words.xp}
      />
      <StatCard
        icon={<Icon of={Sparkles} />}
        tone="premium"
        value={String(total)}
        label={words.variants}
      />
      <StatCard icon={<Icon of={Heart} />} tone="bad" value="∞" label={words.love} />
    </div>
  );
}
