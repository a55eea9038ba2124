// Looking for what was said, as the chat knows it: its code comes after the chat's own.
import { DAY_MS } from "../../../../shared/rules/days.ts";
import { late } from "../../../ui/late.ts";

export const WEEK_MS = 7 * DAY_MS;

export const LateSearch = late(() => import("./search.tsx").then((code) => code.Search));
