import type { ComponentProps } from "react";

export type ChipTone = "mute" | "ok" | "info" | "warn" | "bad" | "premium" | "paper";

type ChipProps = ComponentProps<"span"> & { tone?: ChipTone; size?: "md" | "sm" };

export function Chip({ tone = "mute", size = "md", className = "", ...rest }: ChipProps) {
  return (
    <span
      {...rest}
      className={`chip ${tone === "mute" ? "" : `chip-${tone}`} ${size === "sm" ? "chip-sm" : ""} ${className}`}
    />
  );
}
