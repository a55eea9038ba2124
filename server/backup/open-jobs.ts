// Backs up jobs that are not done: mails on their way, reminders of the weeks to come. They go through pg-boss's own
// interface, so a backup does not depend on how its tables look in which release. Jobs that were being done are repeated: a
// mail twice rather than never.
import type pg from "pg";
import { getConstructionPlans, type JobInsert, PgBoss } from "pg-boss";
import { JOBS_SCHEMA } from "../platform/jobs.ts";
import type { Copy, Manifest } from "./format.ts";
import { copyIn } from "./tables.ts";

const PAGE = 500;

export const OPEN_JOBS = "open_jobs";

/** The names of the members are those of `JobInsert`. */
const SELECT = `
  select name, json_build_object('id', id, 'data', data, 'priority', priority, 'startAfter', start_after,
    'singletonKey', singleton_key, 'expireInSeconds', expire_seconds, 'deleteAfterSeconds', deletion_seconds,
    'retentionSeconds', extract(epoch from keep_until - start_after)::integer, 'retryLimit', retry_limit, 'retryDelay', retry_delay,
    'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max, 'deadLetter', dead_letter)
  from ${JOBS_SCHEMA}.job
  where state in ('created', 'retry', 'active') and not starts_with(name, '__pgboss')`;

/** A database where no server has been yet has no jobs. */
export async function copyJobsOut(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.job') is not null as is`,
  );
  return `COPY (${rows[0]!.is ? SELECT : "select null where false"}) TO STDOUT`;
}

const COPY_JOBS_IN = `COPY ${OPEN_JOBS} (queue, job) FROM STDIN`;
/** Every table of a backup, in the order of the file. */
export const listCopies = ({ tables }: Pick<Manifest, "tables">): Copy[] => [
  ...tables.map((table) => ({ name: table.name, command: copyIn(table) })),
  { name: OPEN_JOBS, command: COPY_JOBS_IN },
];
export const MAKE_ROOM_FOR_JOBS = `create temporary table ${OPEN_JOBS} (queue text not null, job json not null) on commit drop`;

/** Inside the caller's transaction; the next start gives the queues their rules. */
export async function queueOpenJobs(client: pg.Client): Promise<void> {
  const queues = await client.query<{ queue: string }>(
    `select queue from ${OPEN_JOBS} union select job ->> 'deadLetter' from ${OPEN_JOBS} where job ->> 'deadLetter' is not null`,
  );
  if (queues.rows.length === 0) return;
  await client.query(withoutEnds(getConstructionPlans(JOBS_SCHEMA)));
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
    db: { executeSql: (text, values) => client.query(withoutEnds(text), values) },
  });
  for (const { queue } of queues.rows) await boss.createQueue(queue);
  for (const { queue } of queues.rows)
    for (let jobs = await takePage(client, queue); jobs.length > 0;) {
      await boss.insert(queue, jobs);
      jobs = await takePage(client, queue);
    }
}

/** pg-boss begins and ends a transaction of its own, and this SQL runs inside the caller's. */
const withoutEnds = (text: string): string => text.replace(/^\s*(?:BEGIN|COMMIT);\s*$/gm, "");

async function takePage(client: pg.Client, queue: string): Promise<JobInsert[]> {
  const { rows } = await client.query<{ job: JobInsert }>(
    `delete from ${OPEN_JOBS} where ctid = any (array(select ctid from ${OPEN_JOBS} where queue = $1 limit $2)) returning job`,
    [queue, PAGE],
  );
  return rows.map(({ job }) => job);
}
