// Work that must not be lost with a process: kept in Postgres by pg-boss, done by any replica, tried again on failure.
import { PgBoss } from "pg-boss";
import type { Log } from "./log.ts";
import type { Mail, Mailer } from "./mail.ts";

const MAIL_QUEUE = "mail";

export type Jobs = {
  /** Queues a mail; resolves when it is stored. */
  sendMail(mail: Mail): Promise<void>;
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
  await boss.createQueue(MAIL_QUEUE, {
    retryLimit: 8,
    retryDelay: 15,
    retryBackoff: true,
    notify: true,
  });
  await boss.work<Mail>(MAIL_QUEUE, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (!job) return;
    await mailer.send(job.data);
    log.info("mail sent", { job: job.id });
  });
  return {
    async sendMail(mail) {
      await boss.send(MAIL_QUEUE, mail);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
