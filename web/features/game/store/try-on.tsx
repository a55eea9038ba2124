import type { ReactNode } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { Weather } from "../../../ui/weather/weather.tsx";
import { type Light, Stage, type StageName } from "../../../ui/stage.tsx";

type TryOnProps = {
  stage: StageName;
  light: Light;
  weather?: Weather | undefined;
  puppy: ReactNode;
  /** The thing that is on, or what to do. */
  caption: string;
};

const SCENE = { width: 420, height: 480 };

/** Luli before the mirror: whatever one looks at is on at once. */
export function TryOn({ stage, light, weather, puppy, caption }: TryOnProps) {
  return (
    <Stage name={stage} light={light} className="try-on" scene={{ ...SCENE, seed: 3 }}>
      <Weather of={weather} light={light} {...SCENE} />
      <div className="try-on-puppy">{puppy}</div>
      <Chip tone="paper" className="try-on-caption">
        {caption}
      </Chip>
    </Stage>
  );
}
