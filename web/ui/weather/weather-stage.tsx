import { lazyComponent } from "../lazy-component.ts";
import { type Light, Stage, type StageProps } from "../stage.tsx";
import type { SkyProps } from "./sky.tsx";

export type Weather = SkyProps["of"];

const Sky = lazyComponent(() => import("./sky.tsx").then((code) => code.Sky));

type WeatherStageProps = StageProps & {
  light: Light;
  scene: { width: number; height: number };
  weather: Weather | undefined;
};

/** A stage whose sky shows a mood's weather. */
export function WeatherStage({ weather, children, ...stage }: WeatherStageProps) {
  const { light, scene } = stage;
  return (
    <Stage {...stage}>
      {weather && <Sky key={weather} of={weather} light={light} {...scene} />}
      {children}
    </Stage>
  );
}
