// Work kept in Postgres: with the transaction that asked for it or not at all, at its time, again after a failure.
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startJobs, type Jobs } from "./jobs.ts";
import { createLog } from "./log.ts";
import { inTask } from "./task.ts";
import type { Mail } from "./mail.ts";
import { databaseFixture } from "../testing/test-database.ts";

const MAIL: Mail = {
  to: "ada@luli.example",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
};

const { url, pool, database } = await databaseFixture();
let jobs: Jobs;
let sent: string[];
/** Subjects that the mail server refuses. */
let refused: Set<string>;
let waiting: (() => void)[];

/** Resolves when so many mails were sent. */
async function sentMails(count: number) {
  while (sent.length < count) await new Promise<void>((tell) => waiting.push(tell));
}

beforeEach(async () => {
  [sent, waiting, refused] = [[], [], new Set()];
  const mailer = {
    send: async ({ subject }: Mail) => {
      if (refused.has(subject)) throw new Error("refused");
      sent.push(subject);
      waiting.splice(0).forEach((tell) => tell());
    },
    close: () => {},
  };
  jobs = await startJobs(
    url,
    mailer,
    createLog(() => {}),
    { lookS: 1, superviseS: 1 },
  );
});
afterEach(async () => {
  await jobs.stop();
  await pool.query("delete from jobs.job");
});

test("a mail of a transaction is sent when it commits, and never when it does not", async () => {
  const failing = database.transaction().execute(async (transaction) => {
    await jobs.sendMail({ ...MAIL, subject: "Never" }, transaction);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await database.transaction().execute((transaction) => jobs.sendMail(MAIL, transaction));
  await sentMails(1);
  expect(sent).toEqual(["Hello"]);
});

test("log lines of a job name the request that queued it, and its data does not", async () => {
  const done = Promise.withResolvers<unknown>();
  await jobs.work("ask", async (data) => {
    const note = (line: string) => done.resolve([data, /"request_id":"(\w+)"/.exec(line)?.[1]]);
    createLog(note).info("asked");
  });
  await inTask({ requestId: "0af7651916cd43dd" }, () => jobs.at("ask", { for: 1 }, new Date()));
  expect(await done.promise).toEqual([{ for: 1 }, "0af7651916cd43dd"]);
});

test("a resting server begins no job, and another one does them", async () => {
  await jobs.rest(10_000);
  await jobs.sendMail(MAIL);
  const sentByOther = Promise.withResolvers<string>();
  const other = await startJobs(
    url,
    { send: async ({ subject }: Mail) => sentByOther.resolve(subject), close: () => {} },
    createLog(() => {}),
  );
  expect(await sentByOther.promise).toBe("Hello");
  expect(sent).toEqual([]);
  await other.stop();
});

test("a delayed job waits for its time, and a due one runs with its data", async () => {
  const done: unknown[] = [];
  const isDone = Promise.withResolvers<void>();
  await jobs.work("later", async (data) => {
    done.push(data);
    isDone.resolve();
  });
  await jobs.at("later", { n: "tomorrow" }, new Date(Date.now() + 86_400_000));
  await jobs.at("later", { n: "due" }, new Date(Date.now() - 1_000));
  await isDone.promise;
  expect(done).toEqual([{ n: "due" }]);
  const { rows } = await pool.query(
    "select data, start_after > now() as is_later from jobs.job where name = 'later' and state = 'created'",
  );
  expect(rows).toEqual([{ data: { n: "tomorrow" }, is_later: true }]);
});

test("all mails of one transaction go out at once, and one that fails holds up no other", async () => {
  const subjects = Array.from({ length: 11 }, (_, n) => `Mail ${n}`);
  refused.add("Mail 3");
  const begun = Date.now();
  await database.transaction().execute(async (transaction) => {
    for (const subject of subjects) await jobs.sendMail({ ...MAIL, subject }, transaction);
  });
  await sentMails(subjects.length - 1);
  expect(sent.toSorted()).toEqual(subjects.filter((subject) => subject !== "Mail 3").toSorted());
  // Looking for more only now and then would take half a minute for each batch.
  expect(Date.now() - begun).toBeLessThan(10_000);
});

test("a mail that nobody could send for days is given up, kept, and sent again on demand", async () => {
  refused.add("Receipt");
  await database.transaction().execute(async (transaction) => {
    await jobs.sendMail({ ...MAIL, subject: "Receipt" }, transaction);
    // The mail has used up its retries.
    await sql`update jobs.job set retry_limit = 0 where name = 'mail'`.execute(transaction);
  });
  const givenUp = async () => {
    const found = await pool.query(
      "select from jobs.job where name = 'mail-given-up' and state = 'created'",
    );
    return found.rowCount;
  };
  await vi.waitUntil(async () => (await givenUp()) === 1, 10_000);
  refused.clear();
  const counts = await Promise.all(
    [1, 2].map(() => database.transaction().execute((each) => jobs.sendGivenUp(each))),
  );
  expect(Math.max(...counts) + Math.min(...counts)).toBe(1);
  await sentMails(1);
  expect(sent).toEqual(["Receipt"]);
  expect(await givenUp()).toBe(0);
});

test("a mail that a dead server was sending goes out soon", async () => {
  await database.transaction().execute(async (transaction) => {
    await jobs.sendMail({ ...MAIL, subject: "Yours" }, transaction);
    await sql`
      update jobs.job set state = 'active', retry_delay = 0, started_on = now(),
        heartbeat_on = now() - make_interval(secs => heartbeat_seconds + 1) where name = 'mail'`.execute(
      transaction,
    );
  });
  await sentMails(1);
  expect(sent).toEqual(["Yours"]);
});

test("a cron job is scheduled once, however many servers ask for it", async () => {
  const done = Promise.withResolvers<void>();
  const other = await startJobs(
    url,
    { send: async () => {}, close: () => {} },
    createLog(() => {}),
  );
  for (const server of [jobs, other])
    await server.every("nightly", "40 3 * * *", async () => done.resolve());
  const { rows } = await pool.query("select name, cron from jobs.schedule");
  expect(rows).toEqual([{ name: "nightly", cron: "40 3 * * *" }]);
  // The time has come.
  await jobs.at("nightly", {}, new Date(Date.now() - 1_000));
  await done.promise;
  await other.stop();
});
