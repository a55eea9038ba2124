// All that a person may not read but the reply in it.
import { WIRES } from "./forms.cases.ts";
import { THOUGHTS } from "./thoughts.cases.ts";
import { ENDS, FRAMES, LOOPS } from "./turns.cases.ts";

export const WIRE_CASES = [...THOUGHTS, ...ENDS, ...FRAMES, ...LOOPS, ...WIRES];
