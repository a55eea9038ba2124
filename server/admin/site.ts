// Changes site settings: each change is logged and sent to all servers.
import type { AdminSite, Banner, SwitchName } from "../../shared/contracts/site.ts";
import type { ServerContext } from "../platform/context.ts";
import {
  endBanner,
  getBanner,
  insertBanner,
  listSwitches,
  setSwitch,
  tellOfSite,
} from "../site/service.ts";
import { writeAudit } from "./audit-queries.ts";

type SiteContext = Pick<ServerContext, "database" | "clock">;

export async function readSite({ database, clock }: SiteContext): Promise<AdminSite> {
  const [switches, banner] = await Promise.all([
    listSwitches(database),
    getBanner(database, clock()),
  ]);
  return { switches, banner };
}

/** Twice is the same as once, and leaves one entry. */
export async function changeSwitch(
  context: SiteContext,
  actorId: string,
  { name, isOn }: { name: SwitchName; isOn: boolean },
): Promise<AdminSite> {
  const now = context.clock();
  await context.database.transaction().execute(async (transaction) => {
    const subjectId = await setSwitch(transaction, { name, isOn, now });
    if (!subjectId) return;
    const action = isOn ? "switched_on" : "switched_off";
    await writeAudit(transaction, { actorId, action, subjectId, now });
    await tellOfSite(transaction);
  });
  return readSite(context);
}

/** Null takes away what is announced. */
export async function announce(
  context: SiteContext,
  actorId: string,
  banner: Omit<Banner, "id"> | null,
): Promise<AdminSite> {
  const now = context.clock();
  await context.database.transaction().execute(async (transaction) => {
    const before = await getBanner(transaction, now);
    if (!banner && !before) return;
    if (!banner) await endBanner(transaction, before!.id, now);
    const subjectId = banner ? await insertBanner(transaction, banner, now) : before!.id;
    const action = banner ? "banner_set" : "banner_ended";
    await writeAudit(transaction, { actorId, action, subjectId, now });
    await tellOfSite(transaction);
  });
  return readSite(context);
}
