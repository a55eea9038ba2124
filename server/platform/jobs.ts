// Work that must not be lost with a process: kept in Postgres by pg-boss, done by any replica, tried again on failure.
import { sql } from "kysely";
import type pg from "pg";
import { fromKysely, type Job, type JobResult, PgBoss } from "pg-boss";
import queuePackage from "pg-boss/package.json" with { type: "json" };
import { KEPT_DAYS } from "../../shared/rules/retention.ts";
import type { Database } from "./database/database.ts";
import type { Log } from "./log.ts";
import type { Mail, Mailer } from "./mail.ts";
import { meters } from "./metrics/metrics.ts";
import { inSpan, spans } from "./tracing/tracing.ts";
import { currentTask, inTask } from "./task.ts";
import { within } from "./within.ts";

export const JOBS_SCHEMA = "jobs";
const MAIL_QUEUE = "mail";
/** Dead-letter queue of mails: kept for a while, shown on the admin's page, sent again from there. */
const GIVEN_UP_QUEUE = "mail-given-up";
const BATCH = 4;
const QUEUE = {
  retryLimit: 8,
  retryDelay: 15,
  retryBackoff: true,
  notify: true,
  /** Work in the hand of a server that died, or that could not say how it went, is taken up so soon. */
  heartbeatSeconds: 30,
  /** Completed jobs are deleted soon: mails hold addresses, and links that sign people in. */
  deleteAfterSeconds: 60 * 60,
};
/** A confirmation, a cancellation, a goodbye: a mail server that is away over a weekend must not lose them. */
const MAIL_RETRIES = {
  ...QUEUE,
  /** Retries go on for about three days, at most an hour apart. */
  retryLimit: 80,
  retryDelayMax: 60 * 60,
  /** Longer than a mail server may keep us waiting. */
  expireInSeconds: 45,
  deadLetter: GIVEN_UP_QUEUE,
};
/** Interval of polling, which finds jobs without a notification. */
const LOOK_S = 5;
/** Interval of looking for work whose server died. Each look costs the database more than a message. */
const SUPERVISE_S = 30;

/** Indexes for `forget` and the admin's page of mails. The lock makes servers create them one after the other. */
const INDEXES = `
  select pg_advisory_xact_lock(78, 1);
  create index if not exists job_user_id_idx on jobs.job ((data ->> 'userId')) where data ->> 'userId' is not null;
  create index if not exists job_to_idx on jobs.job ((data ->> 'to')) where data ->> 'to' is not null;
  create index if not exists job_open_idx on jobs.job (name) where state <> 'completed'`;

export type Jobs = {
  /** Queues a mail; resolves when it is stored. Given a transaction, it is stored if and only if that one is. */
  sendMail(mail: Mail, transaction?: Database): Promise<void>;
  /** Queues work for a later time; `work` must have been told who does it. */
  at(queue: string, data: object, when: Date, transaction?: Database): Promise<void>;
  /** Takes back whatever waits for this person or lies done: later work, mails to them. */
  forget(person: { id: string; email: string }, transaction: Database): Promise<void>;
  /** Queues anew, inside a transaction, what was given up; returns how many mails that are. */
  sendGivenUp(transaction: Database): Promise<number>;
  /** Does a queue's work on this server, too. What it is given is what `at` was given, gone through JSON. */
  work(queue: string, handler: (data: unknown) => Promise<void>): Promise<void>;
  /** Does work at the times of a cron expression (UTC), each time once, whatever the number of servers. */
  every(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
  /** Begins no work on this server any more; what is under way gets this long. Work can still be queued. */
  rest(ms: number): Promise<void>;
  stop(): Promise<void>;
};

/** Creates the pg-boss schema before any worker starts. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: "luli-migrate",
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on("error", () => {});
  await boss.start();
  await boss.getDb().executeSql(INDEXES);
  await boss.stop({ graceful: false });
}

/** Whether this release's queue would change its tables. */
export async function areJobsBehind(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.version') is not null as exists`,
  );
  if (!rows[0]!.exists) return true;
  const found = await client.query<{ version: number }>(
    `select version from ${JOBS_SCHEMA}.version`,
  );
  return !found.rows.some(({ version }) => version >= queuePackage.pgboss.schema);
}

export async function startJobs(
  databaseUrl: string,
  mailer: Mailer,
  log: Log,
  { lookS = LOOK_S, superviseS = SUPERVISE_S, isMigrating = true } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: "luli-jobs",
    schema: JOBS_SCHEMA,
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: superviseS,
    monitorIntervalSeconds: lookS,
  });
  boss.on("error", (error) => log.warn("jobs stumbled", { error }));
  await boss.start();
  if (isMigrating) await boss.getDb().executeSql(INDEXES);

  const queues = new Set<string>();
  const startQueue = async (
    queue: string,
    pollingIntervalSeconds: number,
    handler: (data: unknown, id: string) => Promise<void>,
    retries: typeof QUEUE = QUEUE,
  ) => {
    await boss.createQueue(queue, retries);
    await boss.updateQueue(queue, retries);
    const settle = ({ id, data }: Job<Traced | null>): Promise<JobResult> => {
      const { requestId, traceparent, ...given } = data ?? {};
      const span = spans()?.open({ name: `job ${queue}`, kind: "job", traceparent });
      return inTask({ requestId, job: id, span }, async (): Promise<JobResult> => {
        const end = meters()?.jobs.startTimer({ queue });
        try {
          await handler(given, id);
          span?.end();
          end?.({ outcome: "done" });
          return { id, status: "completed" };
        } catch (error) {
          span?.end(error);
          end?.({ outcome: "failed" });
          log.warn("job failed", { queue, error });
          return { id, status: "failed" };
        }
      });
    };
    const options = {
      pollingIntervalSeconds,
      // A retry sends no notification: polling finds it.
      notifyPollingIntervalSeconds: pollingIntervalSeconds,
      // Word comes once for all jobs of a transaction: as long as there are enough for a batch, the next one is fetched at once.
      batchSize: BATCH,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    queues.add(queue);
    await boss.work(queue, options, (jobs: Job<Traced | null>[]) => Promise.all(jobs.map(settle)));
  };
  await boss.createQueue(GIVEN_UP_QUEUE, { retentionSeconds: KEPT_DAYS.mail * 24 * 60 * 60 });
  const sendMail = async (mail: unknown, id: string) => {
    await inSpan({ name: "send mail", kind: "client" }, () => mailer.send(mail as Mail, id));
    log.info("mail sent");
  };
  await startQueue(MAIL_QUEUE, lookS, sendMail, MAIL_RETRIES);

  return {
    async sendMail(mail, transaction) {
      await boss.send(MAIL_QUEUE, traced(mail), inside(transaction));
    },
    async at(queue, data, when, transaction) {
      await boss.sendAfter(queue, traced(data), inside(transaction), when);
    },
    async forget({ id, email }, transaction) {
      await sql`
        delete from jobs.job
        where (data ->> 'userId' = ${id} or data ->> 'to' = ${email}) and state <> 'active'`.execute(
        transaction,
      );
    },
    sendGivenUp: (transaction) => boss.redrive(GIVEN_UP_QUEUE, inside(transaction)),
    work: (queue, handler) => startQueue(queue, 30, handler),
    async every(queue, cron, handler) {
      await startQueue(queue, 30, handler);
      await boss.schedule(queue, cron);
    },
    async rest(ms) {
      await within(ms, Promise.all(Array.from(queues, (queue) => boss.offWork(queue))));
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 1_000 });
    },
  };
}

/** Jobs carry the request id and trace of the request that queued them. */
type Traced = { requestId?: string; traceparent?: string };
const traced = (data: object): Traced & object => {
  const { requestId, span } = currentTask() ?? {};
  return { ...data, requestId, ...(span && { traceparent: span.traceparent() }) };
};

const inside = (transaction?: Database) => (transaction ? { db: fromKysely(transaction) } : {});
