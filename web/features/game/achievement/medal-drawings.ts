// The drawing on each medal, within 24 by 24: a shape in the medal's ink, its cut-outs, and the number of its rosette's lobes.
import type { AchievementId } from "../../../../shared/contracts/game/achievement.ts";

/** The shapes are drawn over one another, in this order. */
type Layer = [fill: "ink" | "soft" | "face", path: string];

type MedalDrawing = {
  tone: "info" | "bad" | "warn" | "ok" | "premium";
  lobes: number;
  layers: Layer[];
};

const heart = (x: number, y: number, size: number) =>
  `M${x} ${y + size}l${-size} ${-size}a${size * 0.66} ${size * 0.66} 0 0 1 ${size}-${size * 0.84}a${size * 0.66} ${size * 0.66} 0 0 1 ${size} ${size * 0.84}z`;
const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const toe = (x: number, y: number) => `M${x - 2} ${y}a2 2.7 0 1 0 4 0a2 2.7 0 1 0-4 0z`;

export const MEDAL_DRAWINGS: Record<AchievementId, MedalDrawing> = {
  first_woof: {
    tone: "info",
    lobes: 8,
    layers: [
      ["ink", "M5 4h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7l-5 4v-4H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"],
      ["face", dot(7.5, 10.5, 1.5) + dot(12, 10.5, 1.5) + dot(16.5, 10.5, 1.5)],
    ],
  },
  name_tag: {
    tone: "info",
    lobes: 10,
    layers: [
      ["ink", dot(12, 4, 3) + dot(12, 14, 8.2)],
      ["face", dot(12, 4, 1.2) + heart(12, 13.5, 4)],
    ],
  },
  gentle_hands: {
    tone: "bad",
    lobes: 9,
    layers: [
      [
        "ink",
        "M2 14.5c2.2-1.4 4.4-.6 6 .8l1.7 1.2h4.8a1.6 1.6 0 0 1 .3 3.1l4.4-2.8a1.6 1.6 0 0 1 1.9 2.6l-5 3.3H8.5C6 22.7 4 21.5 2 20z",
      ],
      ["soft", heart(12.5, 8, 5.2)],
    ],
  },
  chatterpup: {
    tone: "info",
    lobes: 12,
    layers: [
      ["soft", "M9 1.5h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3v3l-4-3H9a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z"],
      ["face", "M3 7h11a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H0V11a4 4 0 0 1 3-4z"],
      ["ink", "M4 8.5h9a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H8.5l-4 3v-3a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3z"],
    ],
  },
  storyteller: {
    tone: "info",
    lobes: 16,
    layers: [
      ["ink", "M12 6C9.5 4 6 3.5 2 4v14c4-.5 7.5 0 10 2 2.5-2 6-2.5 10-2V4c-4-.5-7.5 0-10 2z"],
      ["face", `M11.4 6.5h1.2v12h-1.2z${heart(17, 10.5, 2.6)}M4.5 8.5h5v1.4h-5zM4.5 12h5v1.4h-5z`],
    ],
  },
  cuddle_expert: {
    tone: "bad",
    lobes: 12,
    layers: [
      ["ink", heart(9.5, 14, 8)],
      ["soft", heart(18.5, 7.5, 4)],
    ],
  },
  cloud_of_fluff: {
    tone: "bad",
    lobes: 16,
    layers: [
      ["ink", "M6 19.5a4.7 4.7 0 0 1-.5-9.3A6.8 6.8 0 0 1 18.5 9.5a5 5 0 0 1-.5 10z"],
      ["face", `${dot(9, 13, 1.1)}${dot(15, 13, 1.1)}M9.5 15.5q2.5 2.6 5 0l.8.8q-3.3 3.6-6.6 0z`],
    ],
  },
  growing_up: {
    tone: "ok",
    lobes: 8,
    layers: [
      [
        "ink",
        "M10.9 22v-8C5.5 14 2.5 11 2.5 6c5 0 8.2 2.3 9.2 6 .6-4.4 3.8-7 9.8-7 0 6-3 9-8.4 9v8z",
      ],
    ],
  },
  brave_heart: {
    tone: "ok",
    lobes: 11,
    layers: [
      ["ink", "M12 1.5l9 3v7c0 5.5-4 9-9 11-5-2-9-5.5-9-11v-7z"],
      ["face", heart(12, 12.5, 4.6)],
    ],
  },
  life_of_the_party: {
    tone: "ok",
    lobes: 14,
    layers: [
      ["ink", "M8 7.5l8.5 8.5L2.5 22z"],
      ["face", "M6.3 12.5l5.2 5.2-2 .9-4-4z"],
      [
        "soft",
        dot(14, 4, 1.6) +
          dot(20, 9, 1.7) +
          dot(19.5, 3.5, 1.3) +
          dot(10.5, 3, 1.2) +
          dot(21, 15, 1.3),
      ],
    ],
  },
  universe_explorer: {
    tone: "premium",
    lobes: 10,
    layers: [
      [
        "soft",
        "M.8 17.3C-.2 14 6 9.5 12 7.2s11-2.2 11.3.3-5 6.5-11 9-10.5 2.8-11.5.8zm2-.9c1.4.7 5-.3 9-1.9s8.7-4.7 9-6.2-4 .2-9 2.3-9.5 4.7-9 5.8z",
      ],
      [
        "ink",
        "M6.2 9.4a6.6 6.6 0 0 1 11.2-.9C16 10.5 11 13 6 14.2a6.6 6.6 0 0 1 .2-4.8zM7 16.3c4.5-1 8.6-3 11.5-5.6A6.6 6.6 0 0 1 7 16.3z",
      ],
    ],
  },
  week_of_wags: {
    tone: "warn",
    lobes: 7,
    layers: [
      [
        "ink",
        "M12 1c1 4.2 6.5 6 6.5 12.5a6.5 6.5 0 0 1-13 0c0-2.7 1.3-4.5 2.7-5.8.5 2 1.3 3 2.3 3 .6-3-.8-6.2 1.5-9.7z",
      ],
      ["face", "M12 12.5c1.7 1.5 2.8 3 2.8 4.5a2.8 2.8 0 0 1-5.6 0c0-1.5 1.1-3 2.8-4.5z"],
    ],
  },
  month_of_moments: {
    tone: "warn",
    lobes: 15,
    layers: [
      [
        "ink",
        "M5 4h2V2h3v2h4V2h3v2h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
      ],
      ["face", `M4.5 8h15v1.4h-15z${heart(12, 14.5, 4.2)}`],
    ],
  },
  tail_wagger: {
    tone: "warn",
    lobes: 10,
    layers: [
      [
        "ink",
        `M12 11c3.5 0 6 3 6 6s-2.5 4-6 4-6-1-6-4 2.5-6 6-6z${toe(4.5, 10)}${toe(9, 5.5)}${toe(15, 5.5)}${toe(19.5, 10)}`,
      ],
    ],
  },
  pack_helper: {
    tone: "warn",
    lobes: 13,
    layers: [
      [
        "ink",
        "M5.5 6a3.2 3.2 0 0 1 3.2 2.9h6.6A3.2 3.2 0 1 1 20.3 12a3.2 3.2 0 1 1-5 3.1H8.7A3.2 3.2 0 1 1 3.7 12a3.2 3.2 0 0 1 1.8-6z",
      ],
      ["face", heart(12, 12, 2.2)],
    ],
  },
  dressed_to_impress: {
    tone: "premium",
    lobes: 8,
    layers: [
      ["soft", "M1.5 5l5-1.5h11l5 1.5z"],
      ["ink", "M2 5.5h20l-8.3 14a2 2 0 0 1-3.4 0z"],
      ["face", heart(12, 10.5, 3.4)],
    ],
  },
  fashion_week: {
    tone: "premium",
    lobes: 14,
    layers: [
      ["ink", "M2 7l5 4 5-8.5L17 11l5-4-2 13H4z"],
      ["face", `M4 16h16v1.3H4z${dot(12, 12.5, 1.6)}`],
    ],
  },
  memory_keeper: {
    tone: "bad",
    lobes: 11,
    layers: [
      ["ink", "M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"],
      ["face", "M5.5 4.5h13v11h-13z"],
      ["soft", heart(12, 9.2, 4)],
    ],
  },
  welcome_home: {
    tone: "ok",
    lobes: 9,
    layers: [
      ["ink", "M12 2l10.5 9.5H19V21.5H5V11.5H1.5z"],
      ["face", heart(12, 14.5, 3.8)],
    ],
  },
};
