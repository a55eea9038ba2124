// Work that must not be lost with a process: kept in Postgres by pg-boss, done by any replica, tried again on failure.
import { sql } from "kysely";
import { fromKysely, type Job, type JobResult, PgBoss } from "pg-boss";
import type { Database } from "./database/database.ts";
import type { Log } from "./log.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";

const MAIL_QUEUE = "mail";
const BATCH = 4;
const QUEUE = {
  retryLimit: 8,
  retryDelay: 15,
  retryBackoff: true,
  notify: true,
  /** What was done is forgotten soon: mails hold addresses, and links that open doors. */
  deleteAfterSeconds: 60 * 60,
};

/** What `forget` and the admin's look at the mails search by. In one transaction, and one server after the other. */
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
  /** Does a queue's work on this server, too. What it is given is what `at` was given, gone through JSON. */
  work(queue: string, handler: (data: unknown) => Promise<void>): Promise<void>;
  /** Does work at the times of a cron expression (UTC), each time once, whatever the number of servers. */
  every(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

export async function startJobs(databaseUrl: string, mailer: Mailer, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: "luli-jobs",
    schema: "jobs",
    max: 3,
    useListenNotify: true,
  });
  boss.on("error", (error) => log.warn("jobs stumbled", { error }));
  await boss.start();
  await boss.getDb().executeSql(INDEXES);

  const startQueue = async (
    queue: string,
    pollingIntervalSeconds: number,
    handler: (data: unknown, id: string) => Promise<void>,
  ) => {
    await boss.createQueue(queue, QUEUE);
    await boss.updateQueue(queue, QUEUE);
    const settle = async ({ id, data }: Job): Promise<JobResult> => {
      try {
        await handler(data, id);
        return { id, status: "completed" };
      } catch (error) {
        log.warn("job failed", { queue, job: id, error });
        return { id, status: "failed" };
      }
    };
    const options = {
      pollingIntervalSeconds,
      // Word comes once for all jobs of a transaction: as long as there are enough for a batch, the next one is fetched at once.
      batchSize: BATCH,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await boss.work(queue, options, (jobs: Job[]) => Promise.all(jobs.map(settle)));
  };
  await startQueue(MAIL_QUEUE, 2, async (mail, id) => {
    await mailer.send(mail as Mail, id);
    log.info("mail sent", { job: id });
  });

  return {
    async sendMail(mail, transaction) {
      await boss.send(MAIL_QUEUE, mail, inside(transaction));
    },
    async at(queue, data, when, transaction) {
      await boss.sendAfter(queue, data, inside(transaction), when);
    },
    async forget({ id, email }, transaction) {
      await sql`
        delete from jobs.job
        where (data ->> 'userId' = ${id} or data ->> 'to' = ${email}) and state <> 'active'`.execute(
        transaction,
      );
    },
    work: (queue, handler) => startQueue(queue, 30, handler),
    async every(queue, cron, handler) {
      await startQueue(queue, 30, handler);
      await boss.schedule(queue, cron);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

const inside = (transaction?: Database) => (transaction ? { db: fromKysely(transaction) } : {});
