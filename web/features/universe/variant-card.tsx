import { Crown, Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icons.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Stage, type StageName } from "../../ui/stage.tsx";
import type { GalleryCard } from "./gallery.ts";
import { VARIANTS } from "./variants.ts";

type VariantCardProps = {
  card: GalleryCard;
  /** Where Luli stands when awake; who sleeps lies on mist. */
  stage: StageName;
  seed: number;
  /** Of the person, who has to grow to the lock's level. */
  highestLevel: number;
  /** Who sleeps opens the eyes when looked at. */
  renderPuppy: (isLookedAt: boolean) => ReactNode;
  upgrade: ReactNode;
};

export function VariantCard(props: VariantCardProps) {
  const { card, stage, seed, highestLevel, renderPuppy, upgrade } = props;
  const { title, traits, description } = VARIANTS[card.id];
  const [isLookedAt, setLookedAt] = useState(false);
  const look = () => setLookedAt(true);
  const lookAway = () => setLookedAt(false);
  return (
    <Card
      as="li"
      isLifting
      className={card.lock ? "variant is-locked" : "variant"}
      onPointerEnter={look}
      onPointerLeave={lookAway}
      onFocus={look}
      onBlur={lookAway}
    >
      <Stage name={card.lock ? "mist" : stage} className="variant-stage" scene={{ seed }}>
        <div className="variant-puppy">{renderPuppy(isLookedAt)}</div>
        {card.lock ? (
          <p className={card.lock.level ? "variant-lock" : "variant-lock is-premium"}>
            <Icon of={card.lock.level ? Lock : Crown} />
            <span className="sr-only">Locked: </span>
            <span>{card.lock.words}</span>
          </p>
        ) : (
          <Chip tone="paper" className="variant-level">
            {`Level ${card.level}`}
          </Chip>
        )}
      </Stage>
      <div className="variant-text">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h2 className="text-[25px] wrap-anywhere">{card.name}</h2>
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
          {card.lock && !card.lock.level ? (
            upgrade
          ) : (
            <Progress card={card} highestLevel={highestLevel} />
          )}
        </div>
      </div>
    </Card>
  );
}

/** Inside the own level; for who sleeps, on the way to the level that wakes them. */
function Progress({ card, highestLevel }: { card: GalleryCard; highestLevel: number }) {
  const goal = card.lock?.level;
  return (
    <>
      <p className="mb-1.5 flex justify-between text-sm font-semibold text-ink-2">
        <span>{`Level ${goal ? highestLevel : card.level}`}</span>
        <span>{goal ? `Level ${goal}` : `${card.xp}/${card.maxXp} XP`}</span>
      </p>
      {goal ? (
        <ProgressBar label={`Levels to ${card.name}`} value={highestLevel} max={goal} />
      ) : (
        <ProgressBar label={`${card.name}’s XP`} value={card.xp} max={card.maxXp} />
      )}
    </>
  );
}
