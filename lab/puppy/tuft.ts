// Draws one curl of fur.
import { join, round } from "../../web/ui/outline.ts";

/** A crescent of shade. */
export function tuft(
  x: number,
  y: number,
  length: number,
  angle: number,
  bow = 0.35,
  width = 0.16,
): string {
  const dx = (Math.cos(angle) * length) / 2;
  const dy = (Math.sin(angle) * length) / 2;
  const nx = -Math.sin(angle) * length;
  const ny = Math.cos(angle) * length;
  const back = bow + width;
  const curve = (values: number[]) => join(values.map(round));
  return `M${curve([x - dx, y - dy])}q${curve([dx + nx * bow, dy + ny * bow, 2 * dx, 2 * dy])}q${curve([-dx + nx * back, -dy + ny * back, -2 * dx, -2 * dy])}z`;
}
