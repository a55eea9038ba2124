// Reads the admin overview; the part of admin that other nouns may call.
import type {
  AdminOverview,
  AdminReferrals,
  AdminWeeks,
} from "../../shared/contracts/admin/admin.ts";
import { REFERRAL_DAYS } from "../../shared/contracts/safety.ts";
import { DAY_MS } from "../../shared/rules/days.ts";
import type { ServerContext } from "../platform/context.ts";
import { countsByYear, listCounts } from "../safety/service.ts";
import { listWeeks, sumEverything } from "./queries.ts";

export { grantAdminByHand, keepAnAdmin } from "./people/roles.ts";

const WEEKS = 12;

type Context = Pick<ServerContext, "database" | "config" | "clock">;

export async function readOverview({ database, config }: Context): Promise<AdminOverview> {
  return { ...(await sumEverything(database)), shortcuts: config.adminUrls };
}

export async function readWeeks({ database, clock }: Context): Promise<AdminWeeks> {
  return { weeks: await listWeeks(database, clock(), WEEKS) };
}

export async function readReferrals({ database, clock }: Context): Promise<AdminReferrals> {
  const since = new Date(clock().getTime() - REFERRAL_DAYS * DAY_MS).toISOString().slice(0, 10);
  const [days, years] = await Promise.all([listCounts(database, since), countsByYear(database)]);
  return { days, years };
}
