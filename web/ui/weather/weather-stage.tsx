import { useEffect } from "react";
import { late, loadInTime } from "../late.ts";
import { type Light, Stage, type StageProps } from "../stage.tsx";
import type { SkyProps } from "./sky.tsx";

export type Weather = SkyProps["of"];

const Sky = late(() => import("./sky.tsx").then((code) => code.Sky));

type WeatherStageProps = StageProps & {
  light: Light;
  scene: { width: number; height: number };
  weather: Weather | undefined;
};

/** A stage whose sky takes part in a mood. That part comes when the page is there. */
export function WeatherStage({ weather, children, ...stage }: WeatherStageProps) {
  const { light, scene } = stage;
  useEffect(() => (weather ? loadInTime(Sky.load) : undefined), [weather]);
  return (
    <Stage {...stage}>
      {weather && <Sky key={weather} of={weather} light={light} {...scene} />}
      {children}
    </Stage>
  );
}
