// What is said of today. Nobody is blamed for a day away.
import type { Dashboard } from "../../../../shared/contracts/dashboard.ts";
import type { Translated } from "../../../lib/words/words.ts";
import type { dashboardWords } from "./words.tsx";

type Words = Translated<typeof dashboardWords>["streak"];

export function sayToday(
  { days, is_today_counted }: Dashboard["streak"],
  { isIn, beginsNew, countsToday }: Words,
): string {
  if (is_today_counted) return isIn;
  return days === 0 ? beginsNew : countsToday;
}
