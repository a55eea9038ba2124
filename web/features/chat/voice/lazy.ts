// The microphone and the reading voice come after the chat's own code, in one chunk.
import { lazyModule } from "../../../ui/lazy-component.ts";

const chunk = lazyModule(() => import("./chunk.ts"));
export const HushButton = chunk.component((code) => code.HushButton);
export const Microphone = chunk.component((code) => code.Microphone);
