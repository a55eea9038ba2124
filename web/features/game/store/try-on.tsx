import type { ReactNode } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { type Weather, WeatherStage } from "../../../ui/weather/weather-stage.tsx";
import type { Light, StageName } from "../../../ui/stage.tsx";

type TryOnProps = {
  stage: StageName;
  light: Light;
  weather?: Weather | undefined;
  puppy: ReactNode;
  /** The name of the outfit that is on, or a hint. */
  caption: string;
};

/** Luli before the mirror wears whatever the person looks at. */
export function TryOn({ stage, light, weather, puppy, caption }: TryOnProps) {
  return (
    <WeatherStage
      name={stage}
      light={light}
      weather={weather}
      className="try-on toast-stage"
      scene={{ width: 420, height: 480, seed: 3 }}
    >
      <div className="try-on-puppy toast-spared">{puppy}</div>
      <Chip tone="paper" className="try-on-caption">
        {caption}
      </Chip>
    </WeatherStage>
  );
}
