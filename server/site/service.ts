// Site settings that admins change for everyone. Every server knows them within seconds, and refusals say why.
import type { Banner, SwitchName } from "../../shared/contracts/site.ts";
import { AppError } from "../http/errors.ts";
import type { ServerContext } from "../platform/context.ts";
import type { Database } from "../platform/database/database.ts";
import { keepLooking } from "../platform/keep-looking.ts";
import { getBanner, isSwitchedOn, listSwitches, NEWS } from "./queries.ts";

export {
  endBanner,
  getBanner,
  insertBanner,
  isSwitchedOn,
  listSwitches,
  setSwitch,
  tellOfSite,
} from "./queries.ts";

const REFUSALS = {
  checkout: {
    code: "checkout_closed",
    message: "Subscribing is paused right now. Please come back later.",
  },
  push: { code: "push_closed", message: "Push messages are paused right now." },
};

export async function requireOn(database: Database, name: keyof typeof REFUSALS): Promise<void> {
  if (await isSwitchedOn(database, name)) return;
  const { code, message } = REFUSALS[name];
  throw new AppError(503, code, message);
}

export type Site = {
  /** Fast check for messages and transactions. Rare actions ask the database and are right at once (`isSwitchedOn`). */
  isOff: (name: SwitchName) => boolean;
  /** Returns the settings that pages get. */
  told: () => { off: SwitchName[]; banner: Banner | null };
  onChange: (heard: () => void) => void;
  close: () => void;
};

/** Kept in memory: no message and no page asks the database for it. */
export async function watchSite(
  context: Pick<ServerContext, "database" | "presence" | "clock" | "log">,
): Promise<Site> {
  const { database, clock } = context;
  let known: ReturnType<Site["told"]> = { off: [], banner: null };
  let heard = () => {};
  const look = async () => {
    const [switches, banner] = await Promise.all([
      listSwitches(database),
      getBanner(database, clock()),
    ]);
    const off = switches.filter((each) => !each.is_on).map(({ name }) => name);
    const found = { off, banner };
    if (JSON.stringify(found) === JSON.stringify(known)) return;
    known = found;
    heard();
  };
  const close = await keepLooking(context, { channel: NEWS, what: "switches", look });
  return {
    isOff: (name) => known.off.includes(name),
    told: () => known,
    onChange: (next) => (heard = next),
    close,
  };
}
