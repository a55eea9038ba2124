// Crops and poses. They stand apart from the rig, which not every page has.

export const CROPS = {
  full: "-20 -44 440 440",
  bust: "38 -30 324 324",
  /** Shows the head alone, for circles. */
  face: "46 -6 308 308",
} as const;
export type Crop = keyof typeof CROPS;

/** Sitting is drawn in rig.ts, curled and trotting in views.ts, lying and bowing in postures.ts. */
export type Pose = "sit" | "curl" | "trot" | "lie" | "bow";
