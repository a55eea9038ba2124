// To be heard and to hear, as the chat knows it: its code comes after the chat's own.
import { late } from "../../../ui/late.ts";

export const LateVoice = late(() => import("./voice.tsx").then((code) => code.Voice));
