import { lazyComponent } from "../lazy-component.ts";
import { type Light, Stage, type StageName, type StageProps } from "../stage.tsx";
import type { SkyProps } from "./sky.tsx";

export type Weather = SkyProps["of"];

const Sky = lazyComponent(() => import("./sky.tsx").then((code) => code.Sky));

/** The look of a puppy's stage: the place, the hour, and the weather of a mood. */
export type StageLook = { stage: StageName; light: Light; weather?: Weather };

type WeatherStageProps = Omit<StageProps, "name" | "light"> & {
  look: StageLook;
  scene: { width: number; height: number };
};

/** A stage whose sky shows a mood's weather. */
export function WeatherStage({ look, children, ...rest }: WeatherStageProps) {
  const { stage, light, weather } = look;
  return (
    <Stage {...rest} name={stage} light={light}>
      {weather && <Sky key={weather} of={weather} light={light} {...rest.scene} />}
      {children}
    </Stage>
  );
}
