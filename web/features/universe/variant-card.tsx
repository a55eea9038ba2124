import type { ReactNode } from "react";
import type { Puppy } from "../../../shared/contracts/me.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Stage, type StageName } from "../../ui/stage.tsx";
import { VARIANTS } from "./variants.ts";

type VariantCardProps = { puppy: Puppy; stage: StageName; picture: ReactNode };

export function VariantCard({ puppy, stage, picture }: VariantCardProps) {
  const { title, traits, description } = VARIANTS[puppy.variant];
  return (
    <Card as="li" isLifting className="variant">
      <Stage name={stage} className="variant-stage">
        <div className="variant-puppy">{picture}</div>
        <Chip tone="paper" className="variant-level">
          Level {puppy.level}
        </Chip>
      </Stage>
      <div className="variant-text">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h2 className="text-[25px]">{puppy.name}</h2>
          <span className="text-[15px] font-semibold text-ink-3">{title}</span>
        </div>
        <p className="mt-2 mb-3.5 text-ink-2">{description}</p>
        <ul className="flex flex-wrap gap-2">
          {traits.map((trait) => (
            <li key={trait}>
              <Chip size="sm">{trait}</Chip>
            </li>
          ))}
        </ul>
        <div className="mt-auto pt-4">
          <p className="mb-1.5 flex justify-between text-sm font-semibold text-ink-2">
            <span>Level {puppy.level}</span>
            <span>
              {puppy.xp}/{puppy.max_xp} XP
            </span>
          </p>
          <ProgressBar label={`${puppy.name}’s XP`} value={puppy.xp} max={puppy.max_xp} />
        </div>
      </div>
    </Card>
  );
}
