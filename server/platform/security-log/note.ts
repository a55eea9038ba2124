// Collects security events in memory and writes them each second: requests do not wait, and a flood fills neither memory
// nor disk.
import type pg from "pg";
import { HOUR_MS } from "../../../shared/rules/days.ts";
import type { SecurityKind } from "../../../shared/contracts/admin/security.ts";
import { shortNetworkOf } from "../address/network.ts";
import type { Log } from "../log.ts";
import { createWriteBehind } from "../write-behind.ts";
import { addEvents, type Noted } from "./queries.ts";

export type SecurityNote = {
  kind: SecurityKind;
  /** The account the event is about, or its address while the account is not looked up. */
  who: { id: string } | { email: string } | null;
  /** The caller's, which is shortened. */
  address: string;
  /** A fixed word of ours: the call, or the way of signing in. */
  detail?: string;
};
/** Returns at once and never throws. */
export type NoteSecurity = (note: SecurityNote) => void;

/**
 * Rows per hour and server for visitors who are not signed in. Past it the network is left out, past twice as many the
 * account, too.
 */
const STRANGERS = 500;
/** Rows per hour for one signed-in person. Past it the network is left out. */
const ONE_PERSON = 40;
/** While the database is away. */
const MOST_WAITING = 5_000;

export function createSecurityLog({
  pool,
  log,
  clock,
}: {
  pool: pg.Pool;
  log: Log;
  clock: () => Date;
}) {
  const { add, write } = createWriteBehind<Noted>({
    log,
    failure: "security events not written yet",
    keyOf,
    join: (kept, added) => ({
      ...kept,
      count: kept.count + added.count,
      first_at: kept.first_at < added.first_at ? kept.first_at : added.first_at,
      last_at: kept.last_at > added.last_at ? kept.last_at : added.last_at,
    }),
    write: (events) => addEvents(pool, events),
    most: MOST_WAITING,
  });
  let hour = "";
  /** The rows of this hour, of each person and of all strangers together. */
  const rows = new Map<string, Set<string>>();

  function fit(event: Noted): Noted {
    if (event.hour !== hour) rows.clear();
    hour = event.hour;
    const whose = event.person_id ?? "";
    const most = event.person_id === null ? STRANGERS : ONE_PERSON;
    let known = rows.get(whose);
    if (!known) rows.set(whose, (known = new Set()));
    const nowhere = { ...event, network: "" };
    for (const [tried, room] of [
      [event, most],
      [nowhere, most * 2],
    ] as const) {
      const key = keyOf(tried);
      if (!known.has(key) && known.size >= room) continue;
      known.add(key);
      return tried;
    }
    return { ...nowhere, email: null };
  }

  const note: NoteSecurity = ({ kind, who, address, detail = "" }) => {
    const now = clock();
    const at = now.toISOString();
    const event = {
      hour: new Date(now.getTime() - (now.getTime() % HOUR_MS)).toISOString(),
      kind,
      person_id: who && "id" in who ? who.id : null,
      email: who && "email" in who ? who.email : null,
      network: shortNetworkOf(address),
      detail,
      count: 1,
      first_at: at,
      last_at: at,
    };
    add(fit(event));
  };

  return { note, write };
}

const keyOf = ({ hour, kind, person_id, email, network, detail }: Noted): string =>
  [hour, kind, person_id, email, network, detail].join(" ");
