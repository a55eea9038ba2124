// The weather of a mood, drawn between the stage's sky and its hills. It stands still: only Luli moves.
import { useId } from "react";
import { drawClouds, sunOf } from "../scene.ts";
import type { Light } from "../stage.tsx";
import "./sky.css";

export type SkyProps = {
  of: "rays" | "rainbow" | "clouds" | "haze";
  light: Light;
  /** The size of the stage's scene. */
  width: number;
  height: number;
  sunAt?: number | undefined;
};

export function Sky(props: SkyProps) {
  const { of, width, height } = props;
  const Drawn = DRAWN[of];
  return (
    <svg
      className={`sky sky-${of}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Drawn {...props} />
    </svg>
  );
}

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30 + 7);

/** The rays fade long before they reach any text. */
function Rays({ width, height, light, sunAt }: SkyProps) {
  const id = `sky${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`;
  const { x, y, r } = sunOf(width, height, light, sunAt);
  const far = r * 8;
  return (
    <>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={far}>
        <stop offset="0.2" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      {RAYS.map((turn) => (
        <path
          key={turn}
          fill={`url(#${id})`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d={`M0 0L${far} ${-far * 0.12}V${far * 0.12}z`}
        />
      ))}
    </>
  );
}

/** The bands from the outside in. */
const BANDS = ["#ff6f91", "#ff9e75", "#ffc93c", "#3fd0ae", "#5aaef2", "#8468ef"];

/** The rainbow stands opposite the sun. */
function Rainbow({ width, height, sunAt = 0.8 }: SkyProps) {
  const isWide = width > height * 2;
  const size = isWide ? height * 0.78 : width * 0.6;
  return BANDS.map((colour, i) => (
    <circle
      key={colour}
      cx={width * (sunAt < 0.7 ? 0.84 : isWide ? 0.57 : 0.5)}
      cy={height * (isWide ? 0.9 : 0.72)}
      r={size * (1 - i * 0.055)}
      stroke={colour}
      strokeWidth={size * 0.058}
    />
  ));
}

function Clouds({ width, height }: SkyProps) {
  const [cloud] = drawClouds(width * 1.5, height * 1.25, 5);
  return (
    <>
      <path d={cloud} transform={`translate(${width * 0.24} ${-height * 0.21})`} />
      <path d={cloud} transform={`translate(${width * 0.52} ${height * 0.1})`} />
    </>
  );
}

const Haze = ({ width, height }: SkyProps) => (
  <>
    <ellipse cx={width * 0.3} cy={height * 0.7} rx={width * 0.5} ry={height * 0.09} />
    <ellipse cx={width * 0.8} cy={height * 0.64} rx={width * 0.46} ry={height * 0.07} />
  </>
);

const DRAWN = { rays: Rays, rainbow: Rainbow, clouds: Clouds, haze: Haze };
