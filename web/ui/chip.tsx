import type { ComponentProps } from "react";

export type ChipTone = "mute" | "ok" | "info" | "warn" | "bad" | "premium" | "paper";

type ChipProps = ComponentProps<"span"> & { tone?: ChipTone; size?: "md" | "sm" };

/** Paper stays white in both themes, for a chip on a stage. */
const classOf = (tone: ChipTone) => (tone === "paper" ? "chip-paper" : `box-${tone}`);

export function Chip({ tone = "mute", size = "md", className = "", ...rest }: ChipProps) {
  return (
    <span
      {...rest}
      className={`chip ${classOf(tone)} ${size === "sm" ? "chip-sm" : ""} ${className}`}
    />
  );
}
