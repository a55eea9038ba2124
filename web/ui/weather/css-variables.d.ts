// What the moon's CSS reads from its style (stages.css).
import "react";

declare module "react" {
  interface CSSProperties {
    /** Width to height of a stage that shows all of the moon: the narrowest, the flattest. */
    "--from"?: number;
    "--to"?: number;
  }
}
