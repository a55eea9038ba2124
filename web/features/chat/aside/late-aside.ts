// What stands beside the conversation as the chat knows it: its code comes after the chat's own.
import { late } from "../../../ui/late.ts";

export const LateAside = late(() => import("./aside.tsx").then((code) => code.Aside));
