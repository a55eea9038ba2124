// The custom properties that components set in their style attribute.
import "react";

declare module "react" {
  // React's own type leaves custom properties to the project.
  interface CSSProperties {
    "--puppy-beat"?: string;
    "--confetti-x"?: string;
    "--confetti-y"?: string;
    "--confetti-turn"?: string;
    /** The height of a chart's bar, as a share of the highest or of a cohort. */
    "--share"?: number;
    /** The share of the highest bar that is coloured apart. */
    "--part"?: number;
    /** The narrowest and the flattest ratio of width to height of a stage that shows all of the sun or moon. */
    "--from"?: number;
    "--to"?: number;
  }
}
