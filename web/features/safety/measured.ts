// How well cries for help are heard: numbers of docs/safety.md, put here by the build (scripts/web/measured.ts).
import type { Measured } from "../../../shared/contracts/safety.ts";

declare const SAFETY_MEASURED: Measured;

export const measured: Measured = SAFETY_MEASURED;
