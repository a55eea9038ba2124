import type { CSSProperties, ReactNode } from "react";
import { drawClouds, drawHill, drawStars, moonTransform } from "./scene.ts";

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

type SceneProps = {
  isNight?: boolean;
  width?: number;
  height?: number;
  /** The same seed draws the same hills. */
  seed?: number;
  /** Where the sun stands, as a share of the width. */
  sunAt?: number;
  /** Leaves this share of the width free of stars, for text. */
  starsFrom?: number;
};

function Scene(props: SceneProps) {
  const {
    isNight = false,
    width = 400,
    height = 300,
    seed = 1,
    starsFrom = 0,
    sunAt = 0.8,
  } = props;
  const sun = { x: width * sunAt, y: height * 0.27, r: Math.min(width, height) * 0.095 };
  const [high, low] = drawClouds(width, height, seed);
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {isNight ? (
        <>
          <path
            className="scene-sun"
            transform={moonTransform(width, height)}
            d="M10 0a26 26 0 1 0 20 38a21 21 0 0 1-20-38z"
          />
          {drawStars(width, height, starsFrom).map((star) => (
            <path key={star.path} className="scene-star" opacity={star.opacity} d={star.path} />
          ))}
        </>
      ) : (
        <>
          <circle className="scene-halo" cx={sun.x} cy={sun.y} r={sun.r * 1.65} />
          <circle className="scene-sun" cx={sun.x} cy={sun.y} r={sun.r} opacity=".95" />
          <path className="scene-cloud-high" d={high} />
          <path className="scene-cloud-low" d={low} />
        </>
      )}
      <path className="scene-far" d={drawHill(width, height, 0.72, 0.05, seed * 0.9)} />
      <path className="scene-near" d={drawHill(width, height, 0.85, 0.03, seed * 1.7 + 2)} />
    </svg>
  );
}

type StageProps = {
  name: StageName;
  scene?: Omit<SceneProps, "isNight">;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
};

export function Stage({ name, scene, className = "", style, children }: StageProps) {
  return (
    <div className={`stage st-${name} ${className}`} style={style}>
      <Scene {...scene} isNight={name === "night"} />
      {children}
    </div>
  );
}
