import type { ReactNode } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { type StageLook, WeatherStage } from "../../../ui/weather/weather-stage.tsx";

type TryOnProps = {
  look: StageLook;
  puppy: ReactNode;
  /** The name of the outfit that is on, or a hint. */
  caption: string;
};

/** Luli before the mirror wears whatever the person looks at. */
export function TryOn({ look, puppy, caption }: TryOnProps) {
  return (
    <WeatherStage
      look={look}
      className="try-on toast-stage"
      scene={{ width: 560, height: 400, seed: 3, sunAt: 0.7 }}
    >
      <div className="absolute left-1/2 bottom-4.5 w-103 -ml-53.5 max-md:left-[62%] max-md:bottom-2 max-md:w-52.5 max-md:-ml-27.5 toast-spared">
        {puppy}
      </div>
      <Chip tone="paper" className="try-on-caption">
        {caption}
      </Chip>
    </WeatherStage>
  );
}
