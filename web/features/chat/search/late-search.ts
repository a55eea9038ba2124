// Looking for what was said, as the chat knows it: its code comes after the chat's own.
import { late } from "../../../ui/late.ts";

export const LateSearch = late(() => import("./search.tsx").then((code) => code.Search));
