import type { CSSProperties, ReactNode } from "react";
import {
  drawClouds,
  drawHill,
  drawStars,
  lampTransform,
  moonOf,
  showWhole,
  sunOf,
} from "./scene.ts";

export const STAGES = [
  "sky",
  "butter",
  "mint",
  "lilac",
  "mist",
  "apricot",
  "pink",
  "night",
] as const;
export type StageName = (typeof STAGES)[number];

/** The light of the hour. */
export type Light = "morning" | "day" | "dusk" | "night";

/** The default is the hour of the browser. Both skies are drawn then, so that a prerendered page needs no second render. */
type Hour = Light | "now";

type SceneProps = {
  light: Hour;
  /** The house is lit. */
  hasLamp: boolean;
  width?: number;
  height?: number;
  /** The same seed draws the same hills. */
  seed?: number;
  /** The sun's position, as a share of the width. */
  sunAt?: number;
  /** Keeps this share of the width free of stars, for text. */
  starsFrom?: number;
};

function Scene(props: SceneProps) {
  "use no memo"; // Whoever shows it keeps it; drawn anew, all of it is new, and to keep its parts takes 0.3 KB.
  const { light, hasLamp, width = 400, height = 300, seed = 1, starsFrom = 0, sunAt } = props;
  const sun = sunOf(width, height, light, sunAt);
  const [high, low] = drawClouds(width, height, seed);
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {(light === "night" || light === "now") && (
        <NightSky
          width={width}
          height={height}
          starsFrom={starsFrom}
          moon={moonOf(width, height)}
        />
      )}
      {light !== "night" && (
        <g className="scene-day">
          <g className="scene-orb" style={showWhole(width, height, sun)}>
            <circle className="scene-halo" cx={sun.x} cy={sun.y} r={sun.r * 1.65} />
            <circle className="scene-sun" cx={sun.x} cy={sun.y} r={sun.r} opacity=".95" />
          </g>
          <path className="scene-cloud-high" d={high} />
          <path className="scene-cloud-low" d={low} />
        </g>
      )}
      <path className="scene-far" d={drawHill(width, height, 0.72, 0.05, seed * 0.9)} />
      <path className="scene-near" d={drawHill(width, height, 0.85, 0.03, seed * 1.7 + 2)} />
      {hasLamp ? <Lamp transform={lampTransform(width, height)} /> : null}
    </svg>
  );
}

type NightSkyProps = Required<Pick<SceneProps, "width" | "height" | "starsFrom">> & {
  moon: { transform: string; style?: CSSProperties };
};

export function NightSky({ width, height, starsFrom, moon }: NightSkyProps) {
  "use no memo"; // As the scene that it is of.
  return (
    <g className="scene-night">
      <path
        className="scene-sun scene-moon"
        {...moon}
        d="M10 0a26 26 0 1 0 20 38a21 21 0 0 1-20-38z"
      />
      {drawStars(width, height, starsFrom).map((star) => (
        <path key={star.path} className="scene-star" opacity={star.opacity} d={star.path} />
      ))}
    </g>
  );
}

/** The lamp's foot is at 0 0. */
function Lamp({ transform }: { transform: string }) {
  "use no memo"; // As the scene that it is of.
  return (
    <g className="scene-lamp" transform={transform}>
      <circle className="scene-glow" cy="-84" r="44" />
      <path className="scene-post" d="M-3 0v-66h6V0zM-9 3q9-8 18 0z" />
      <path className="scene-flame" d="M-13-68l-4-26q17-8 34 0l-4 26q-13 5-26 0z" />
      <path
        className="scene-post"
        d="M-20-94q5-15 20-17q15 2 20 17q-20-8-40 0zM-14-68q14 6 28 0v4q-14 6-28 0z"
      />
    </g>
  );
}

export type StageProps = {
  name: StageName;
  /**
   * The light in the person's zone. The default is the page's clock (web/public/before-paint.js), and night on the stage of that name.
   */
  light?: Light;
  scene?: Omit<SceneProps, "light" | "hasLamp">;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
};

export function Stage({ name, light, scene, className = "", style, children }: StageProps) {
  const hour = light ?? (name === "night" ? "day" : "now");
  return (
    <div className={`stage st-${name} is-${hour} ${className}`} style={style}>
      <Scene {...scene} light={name === "night" ? "night" : hour} hasLamp={light === "night"} />
      {children}
    </div>
  );
}
