import { useEffect } from "react";
import { late, loadInTime } from "../late.ts";
import type { SkyProps } from "./sky.tsx";

export type Weather = SkyProps["of"];

const Sky = late(() => import("./sky.tsx").then((code) => code.Sky));

type WeatherProps = Omit<SkyProps, "of"> & { of: Weather | undefined };

/** What a mood makes of a stage's sky. It comes when the page is there. */
export function Weather({ of, ...scene }: WeatherProps) {
  useEffect(() => (of ? loadInTime(Sky.load) : undefined), [of]);
  return of ? <Sky key={of} of={of} {...scene} /> : null;
}
