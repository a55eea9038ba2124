import { type AnimationEvent, startTransition, useEffect, useRef, useState } from "react";
import type { Puppy as PuppyRecord } from "../../../../../shared/contracts/me.ts";
import type { OutfitId } from "../../../../../shared/contracts/game/store.ts";
import { MAX_LEVEL } from "../../../../../shared/rules/game/levels.ts";
import { outfitWords } from "../../../../lib/words/outfit-words.ts";
import { useWords } from "../../../../lib/words/words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { PawIcon } from "../../../../ui/icons.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { WeatherStage } from "../../../../ui/weather/weather-stage.tsx";
import { loadDrawing } from "../drawings.ts";
import { useOwnLook } from "../moods.ts";
import { Ball, Bowl } from "../toys.tsx";
import { Puppy, type PuppyState } from "../puppy.tsx";
import { playSound } from "../sound/sound.ts";
import { useDoze } from "../motion/use-doze.ts";
import { useEntrance } from "../motion/use-entrance.ts";
import { useLevelUp } from "./use-level-up.ts";
import { usePetting } from "../motion/use-petting.ts";
import { puppyWords } from "../words.ts";
import "./companion-card.css";

/** Screen readers hear of petting at most this often. */
const ANNOUNCE_EVERY_MS = 5000;

type CompanionCardProps = {
  puppy: PuppyRecord;
  worn: readonly OutfitId[];
  /** The person's IANA time zone. */
  timeZone: string;
  state: PuppyState;
  /** Called for the first stroke of each petting. */
  onPet: () => void;
};

/** The puppy of the chat: Luli on the stage of the mood, level, XP and Pet. The card is a row on a phone. */
export function CompanionCard({ puppy, worn, timeZone, state, onPet }: CompanionCardProps) {
  const words = useWords(puppyWords);
  const { name: outfitName } = useWords(outfitWords);
  const look = useOwnLook(puppy, timeZone);
  const [announcement, setAnnouncement] = useState(0);
  const announcedAt = useRef(Number.NEGATIVE_INFINITY);
  const handlePet = () => {
    playSound("pet");
    onPet();
    const now = performance.now();
    if (now - announcedAt.current < ANNOUNCE_EVERY_MS) return;
    announcedAt.current = now;
    startTransition(() => setAnnouncement((count) => count + 1));
  };
  const { isPetted, stroke } = usePetting(handlePet);
  const isAsleep = useDoze(state !== "idle") || state === "asleep";
  const { shown, hasRisen } = useLevelUp(puppy);
  const { isArriving, arrive } = useEntrance();
  // An arriving Luli lies down at once, so the pose is loaded now.
  useEffect(() => void loadDrawing(look.pose), [look.pose]);
  const handleAnimationEnd = (event: AnimationEvent) => {
    if (event.animationName === "companion-arrive") arrive();
  };

  return (
    <section className={`card companion ${hasRisen ? "has-risen" : ""}`} aria-label={puppy.name}>
      <WeatherStage
        look={look}
        className="companion-stage toast-stage"
        scene={{ width: 392, height: 460 }}
      >
        <div
          className={isArriving ? "companion-clip is-arriving" : "companion-clip"}
          onAnimationEnd={handleAnimationEnd}
        >
          <Puppy
            className="companion-puppy"
            variant={puppy.variant}
            outfits={worn}
            mood={look.mood}
            state={isPetted ? "petted" : isAsleep ? "asleep" : state}
            {...(isAsleep ? {} : { pose: isArriving ? "trot" : look.pose })}
            label={words.told(
              puppy.name,
              isAsleep ? words.asleep : words.feeling(puppy.mood),
              worn.map(outfitName),
            )}
            followPointer
            onPet={stroke}
          />
        </div>
        <Ball className="companion-prop companion-ball" />
        <Bowl className="companion-prop right-4.5 w-21" />
        <Chip tone="paper" className="companion-mood">
          <i className="companion-dot" aria-hidden="true" />
          {words.mood(puppy.mood)}
        </Chip>
      </WeatherStage>
      <div className="companion-facts">
        <div className="max-md:[flex:1_1_104px] max-md:min-w-0">
          <div className="companion-name">
            <h1 tabIndex={-1}>{puppy.name}</h1>
            <Chip key={shown.level} tone="warn" size="sm">
              {words.level(shown.level)}
            </Chip>
          </div>
          <p className="hidden max-md:block max-md:text-[13px] max-md:font-semibold max-md:leading-[1.3] max-md:text-ink-2">
            {words.mood(puppy.mood)}
          </p>
        </div>
        <div className="companion-xp">
          <p className="companion-xp-line">
            <span>{words.xp(shown.xp)}</span>
            <span>
              {shown.level >= MAX_LEVEL
                ? words.topLevel
                : words.toLevel(shown.max_xp - shown.xp, shown.level + 1)}
            </span>
          </p>
          <ProgressBar key={shown.level} label={words.bar} value={shown.xp} max={shown.max_xp} />
        </div>
        <Button className="companion-pet" onClick={stroke}>
          <PawIcon />
          {words.pet}
        </Button>
      </div>
      <p className="sr-only" role="status" key={announcement}>
        {announcement > 0 ? words.lovesThat(puppy.name) : ""}
      </p>
    </section>
  );
}
