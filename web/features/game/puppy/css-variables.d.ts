import "react";

declare module "react" {
  // React's own type leaves custom properties to the project.
  interface CSSProperties {
    "--puppy-beat"?: string;
    "--confetti-x"?: string;
    "--confetti-y"?: string;
    "--confetti-turn"?: string;
  }
}
