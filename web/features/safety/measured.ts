// The measured recall of cries for help: numbers of docs/safety.md, inserted by the build (scripts/web/measured.ts).
import type { Measured } from "../../../shared/contracts/safety.ts";

declare const SAFETY_MEASURED: Measured;

export const measured: Measured = SAFETY_MEASURED;
