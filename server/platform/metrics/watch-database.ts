// Reads gauges at each scrape: the pool, the queues, and the database's sums.
import { HELP_KINDS } from "../../../shared/contracts/safety.ts";
import { DAY_MS } from "../../../shared/rules/days.ts";
import type pg from "pg";
import { Gauge, type Registry } from "prom-client";

export type Watched = {
  pool: pg.Pool;
  /** Lists the counts from that day on. */
  listReferrals: (day: string) => Promise<{ day: string; kind: string; count: number }[]>;
  clock: () => Date;
};

type Queue = { queue: string; waiting: number; oldest_s: number };

/** Counts due jobs by queue, without pg-boss's own queues. */
const QUEUES = `
  select q.name as queue, count(j.name)::integer as waiting,
    coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as oldest_s
  from jobs.queue q
  left join jobs.job j on j.name = q.name and j.state <> 'completed' and j.state in ('created', 'retry') and j.start_after <= now()
  where not starts_with(q.name, '__')
  group by q.name`;
const LAST_BACKUP =
  "select coalesce(extract(epoch from max(made_at)), 0)::float8 as made_at from backups";
const GIVEN_UP = "mail-given-up";

export function watchDatabase({ pool, listReferrals, clock }: Watched, registry: Registry) {
  const registers = [registry];
  const up = new Gauge({
    name: "luli_database_up",
    help: "Whether the database answered this scrape.",
    registers,
  });
  const connections = new Gauge({
    name: "luli_database_connections",
    help: "Connections of this server's pool.",
    labelNames: ["state"],
    registers,
  });
  const queueing = new Gauge({
    name: "luli_database_waiting",
    help: "Who waits for a connection of this server's pool.",
    registers,
  });
  const waiting = new Gauge({
    name: "luli_jobs_waiting",
    help: "Jobs of all servers that are due and not begun.",
    labelNames: ["queue"],
    registers,
  });
  const oldest = new Gauge({
    name: "luli_jobs_oldest_seconds",
    help: "For how long the oldest of them is due.",
    labelNames: ["queue"],
    registers,
  });
  const givenUp = new Gauge({
    name: "luli_mails_given_up",
    help: "Mails that could not be sent for days; the admin's page sends them again.",
    registers,
  });
  const lastBackup = new Gauge({
    name: "luli_last_backup_timestamp_seconds",
    help: "When the last backup of this database was made; 0: none yet.",
    registers,
  });
  const referrals = new Gauge({
    name: "luli_safety_referrals_yesterday",
    help: "How often help was shown on the day before (UTC), on all servers.",
    labelNames: ["kind"],
    registers,
  });

  async function look(): Promise<void> {
    // Counts are of yesterday, because a count that grows with a message would point at its author.
    const yesterday = new Date(clock().getTime() - DAY_MS).toISOString().slice(0, 10);
    const [queues, counts, backups] = await Promise.all([
      pool.query<Queue>(QUEUES),
      listReferrals(yesterday),
      pool.query<{ made_at: number }>(LAST_BACKUP),
    ]);
    lastBackup.set(backups.rows[0]!.made_at);
    givenUp.set(0);
    for (const { queue, waiting: count, oldest_s } of queues.rows) {
      if (queue === GIVEN_UP) givenUp.set(count);
      else {
        waiting.set({ queue }, count);
        oldest.set({ queue }, oldest_s);
      }
    }
    for (const kind of HELP_KINDS) referrals.set({ kind }, 0);
    for (const { day, kind, count } of counts)
      if (day === yesterday) referrals.inc({ kind }, count);
  }

  return async () => {
    connections.set({ state: "idle" }, pool.idleCount);
    connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
    queueing.set(pool.waitingCount);
    for (const gauge of [waiting, oldest, givenUp, referrals]) gauge.reset();
    await look().then(
      () => up.set(1),
      () => up.set(0),
    );
  };
}
