// The owner's numbers, from the kept sums alone.
import type { AdminNumbers } from "../../shared/contracts/admin/numbers.ts";
import type { ServerContext } from "../platform/context.ts";
import { foldDays, foldMonths, foldWeeks, listDays, listMondays, listMonths } from "./fold.ts";
import { COHORT, DAILY, MONTHLY, WEEKLY } from "./kinds.ts";
import { sumNumbers } from "./queries.ts";

export { createModelUse, foldDays as foldModelUse } from "./model-use.ts";
export { createVisits, type NoteVisit } from "./visits.ts";

const MONTHS = 12;
const WEEKS = 12;
const DAYS = 30;
const ALWAYS = "2000-01-01";

export async function readNumbers({
  database,
  config,
  clock,
}: Pick<ServerContext, "database" | "config" | "clock">): Promise<AdminNumbers> {
  const now = clock();
  const weeks = listMondays(now, WEEKS);
  const days = listDays(now, DAYS);
  const [monthly, weekly, daily] = await Promise.all([
    sumNumbers(database, MONTHLY, ALWAYS),
    sumNumbers(database, [...WEEKLY, COHORT], weeks[0]!),
    sumNumbers(database, DAILY, days[0]!),
  ]);
  return {
    ...foldMonths(monthly, listMonths(now, MONTHS)),
    ...foldWeeks(weekly, weeks),
    ...foldDays(daily, days, config.modelPrices),
  };
}
