import Crown from "lucide-react/icons/crown";
import Lock from "lucide-react/icons/lock";
import Check from "lucide-react/icons/check";
import { type ReactNode, useState, useEffect, useRef } from "react";
import type { UniverseVariant } from "../../../../shared/contracts/game/universe.ts";
import { variantWords } from "../../../lib/words/variant-words.ts";
import { type Translated, useWords } from "../../../lib/words/words.ts";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { type Failure, FailureNote } from "../../../ui/notes/failure-note.tsx";
import { type Light, Stage, type StageName } from "../../../ui/stage.tsx";
import { levelToReach } from "./logic.ts";
import { universeWords } from "./words.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

type VariantCardProps = {
  variant: UniverseVariant;
  stage: StageName;
  light?: Light | undefined;
  seed: number;
  /** The person's level, to compare with the lock's. */
  highestLevel: number;
  /** Sleeping variants open their eyes when looked at. */
  renderPuppy: (isLookedAt: boolean) => ReactNode;
  /** True when the active variant was chosen a moment ago. */
  hasJustCome: boolean;
  /** Present for a variant that can be chosen. */
  choose: ReactNode;
  /** Present for a variant that needs a subscription. */
  upgrade: ReactNode;
  /** The reason why it could not be chosen, for example because it fell asleep. */
  failure: Failure | null;
};

export function VariantCard(props: VariantCardProps) {
  const { variant, stage, light, seed, renderPuppy, failure } = props;
  const words = useWords(universeWords);
  const { title, description, traits } = useWords(variantWords).about(variant.variant);
  const { name, unlocked, level } = variant;
  const [isLookedAt, setLookedAt] = useState(false);
  const look = () => setLookedAt(true);
  const lookAway = () => setLookedAt(false);
  return (
    <Card
      as="li"
      isLifting
      className={unlocked ? "variant" : "variant is-locked"}
      onPointerEnter={look}
      onPointerLeave={lookAway}
      onFocus={look}
      onBlur={lookAway}
    >
      <Stage
        name={stage}
        light={light}
        className="h-71.5 rounded-t-lg max-md:h-65.5"
        scene={{ seed }}
      >
        <div className="variant-puppy">{renderPuppy(isLookedAt)}</div>
        {unlocked ? (
          <Chip tone="paper" className="absolute left-3.5 top-3.5">
            {words.level(level)}
          </Chip>
        ) : (
          <LockPill variant={variant} />
        )}
      </Stage>
      <div className="flex flex-1 flex-col px-5.5 pt-5 pb-5.5">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h2 className="text-[25px] wrap-anywhere">{name}</h2>
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
        <div className="mt-auto grid gap-4 pt-4">
          <VariantFoot {...props} />
          {failure && <FailureNote failure={failure} />}
        </div>
      </div>
    </Card>
  );
}

function LockPill({ variant }: { variant: UniverseVariant }) {
  const words = useWords(universeWords);
  const { locked } = useWords(variantWords).about(variant.variant);
  const byLevel = levelToReach(variant) !== null;
  return (
    <p className={byLevel ? "variant-lock" : "variant-lock is-premium"}>
      <Icon of={byLevel ? Lock : Crown} />
      <span aria-hidden="true">{locked}</span>
      <span className="sr-only">{words.locked(locked)}</span>
    </p>
  );
}

/** A level reached while a subscription lasted is not lost. */
function saySleeper(
  { level, xp }: UniverseVariant,
  { asleep, asleepWaiting }: Translated<typeof universeWords>,
): string {
  return level > 1 || xp > 0 ? asleepWaiting(level, xp) : asleep;
}

/** Shows the progress and the possible actions. */
function VariantFoot(props: VariantCardProps) {
  const words = useWords(universeWords);
  const { variant, highestLevel, hasJustCome, choose, upgrade } = props;
  const { unlocked, is_asleep, is_active } = variant;
  if (is_asleep)
    return (
      <>
        <p className="text-sm font-semibold text-ink-2">{saySleeper(variant, words)}</p>
        {upgrade}
      </>
    );
  if (!unlocked && levelToReach(variant) === null) return upgrade;
  return (
    <>
      <Progress variant={variant} highestLevel={highestLevel} />
      {unlocked ? is_active ? <WithYou hasJustCome={hasJustCome} /> : choose : null}
    </>
  );
}

/** Replaces the button that chose the variant and takes over its focus. */
function WithYou({ hasJustCome }: { hasJustCome: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasJustCome && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [hasJustCome]);
  return (
    <p ref={place} tabIndex={-1} className="variant-active box-ok">
      <Icon of={Check} />
      {useWords(universeWords).withYou}
    </p>
  );
}

type ProgressProps = { variant: UniverseVariant; highestLevel: number };

/** The progress within the level; for a locked variant, towards the level that unlocks it. */
function Progress({ variant, highestLevel }: ProgressProps) {
  const words = useWords(universeWords);
  const { name, level, xp, max_xp } = variant;
  const goal = levelToReach(variant);
  return (
    <div>
      <p className="mb-1.5 flex justify-between text-sm font-semibold text-ink-2">
        <span>{words.level(goal ? highestLevel : level)}</span>
        <span>{goal ? words.level(goal) : words.xpOf(xp, max_xp)}</span>
      </p>
      {goal ? (
        <ProgressBar label={words.levelsTo(name)} value={highestLevel} max={goal} />
      ) : (
        <ProgressBar label={words.xpBar(name)} value={xp} max={max_xp} />
      )}
    </div>
  );
}
