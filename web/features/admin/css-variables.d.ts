// The variables that a chart's bar is given by style attribute.
import "react";

declare module "react" {
  interface CSSProperties {
    /** Of the highest bar, or of a cohort. */
    "--share"?: number;
    /** Of the highest bar, too: what of this one is coloured apart. */
    "--part"?: number;
  }
}
