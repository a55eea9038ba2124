// Runs weeks in a minute: people who come every day of their zone, somebody who travels, a trial that is paid and one that is cancelled.
import { setTimeout as pause } from "node:timers/promises";
import { CONSENT } from "../../../shared/rules/consent.ts";
import { createCalendar } from "./calendar.ts";
import type { SeedResult } from "../run-seed.ts";
import { bodyOf, createHistory, isUnsure } from "../history.ts";
import { payCheckout } from "../life.ts";
import { invite, tokenOf } from "../people.ts";
import { createPerson, type Person } from "../person.ts";
import { createRandom } from "../random.ts";
import { awaitQuiet, waitForQueue } from "../settle.ts";
import { countMails, isOf, mailsTo } from "../theirs.ts";
import { FREE_DAILY_MESSAGES, type World } from "../world.ts";

const HOUR_MS = 60 * 60_000;
const STEP_MS = 4 * HOUR_MS;
/** A person acts once a day, from this hour on. */
const FROM_HOUR = 9;
/** A day of Luli begins at three (product.md, Streak). */
const TURN_MS = 3 * HOUR_MS;

/** Clocks go forward and back, a leap day, and New Year are within a few days of these. */
const BEGINNINGS = ["2027-03-08", "2027-10-22", "2028-02-20", "2026-12-26"].map(Date.parse);

type Dweller = {
  me: Person;
  role: "stays" | "travels" | "pays" | "cancels";
  /** The zone on each day of the run; the last one stays. */
  zones: string[];
  /** Local days on which this person came. */
  days: Set<string>;
};

const CAST: Pick<Dweller, "role" | "zones">[] = [
  { role: "stays", zones: ["Europe/Berlin"] },
  { role: "stays", zones: ["America/New_York"] },
  { role: "stays", zones: ["Australia/Lord_Howe"] },
  {
    role: "travels",
    zones: [...Array<string>(5).fill("Pacific/Honolulu"), "Pacific/Auckland"],
  },
  { role: "pays", zones: ["Asia/Tokyo"] },
  { role: "cancels", zones: ["America/Sao_Paulo"] },
];

export async function runDays(world: World, seed: number, count: number): Promise<SeedResult> {
  const calendar = createCalendar(world);
  const random = createRandom(seed, "days");
  const history = createHistory();
  const begin = BEGINNINGS[seed % BEGINNINGS.length]!;
  await calendar.goTo(begin);
  await pause(HEARTBEAT_MS);
  const names = CAST.map(({ role }, n) => `${role}${n}`);
  const accounts = await invite(world, seed, names, random);
  const people = CAST.map((given, n): Dweller => ({
    ...given,
    me: createPerson(accounts[n]!, history, () => world.members[0]!.url),
    days: new Set(),
  }));
  const wrong: string[] = [];
  for (let at = begin; at < begin + count * 24 * HOUR_MS; at += STEP_MS) {
    await calendar.goTo(at);
    await waitForDue(world);
    const day = Math.floor((at - begin) / (24 * HOUR_MS));
    wrong.push(...(await Promise.all(people.map((dweller) => liveOn(dweller, day)))).flat());
  }
  wrong.push(...(await awaitQuiet(world)));
  await waitForQueue(world, 30_000);
  await pause(50);
  for (const dweller of people) wrong.push(...(await check(dweller)));
  return {
    violations: wrong,
    calls: history.all().length,
    unsure: history.all().filter(isUnsure).length,
    faults: 0,
    histories: 0,
    undecided: 0,
    line:
      `seed ${seed}: ${count} days from ${new Date(begin).toISOString().slice(0, 10)}, ` +
      `${history.all().length} calls, ${wrong.length} violations`,
    report: wrong.map((sentence) => `  ✗ ${sentence}`).join("\n"),
  };

  async function liveOn({ me, role, zones, days }: Dweller, day: number): Promise<string[]> {
    const zone = zones[Math.min(day, zones.length - 1)]!;
    const { date, hour } = localTime(zone);
    if (hour < FROM_HOUR || days.has(date)) return [];
    await world.postgres.query("update users set time_zone = $2 where id = $1", [me.id, zone]);
    me.renew(await tokenOf(world, me.session));
    const isFirst = days.size === 0;
    days.add(date);
    await Promise.all([me.ask(random, "POST /api/visit"), me.ask(random, "POST /api/visit")]);
    await me.say(random, random.uuid(), `scenario:echo The sky was blue on ${date}`);
    if (isFirst && (role === "pays" || role === "cancels")) await subscribe(me);
    if (role === "cancels" && days.size === 3)
      await me.ask(random, "POST /functions/v1/cancel-subscription");
    if (role !== "stays" || random.next() > 0.2) return [];
    return sendAllMessages(me, date);
  }

  async function sendAllMessages(me: Person, date: string): Promise<string[]> {
    let accepted = 1;
    for (let n = 1; n <= FREE_DAILY_MESSAGES; n += 1) {
      await calendar.goTo(Date.now() + 40_000);
      const call = await me.say(
        random,
        random.uuid(),
        `scenario:echo Is ${n} a good number on ${date}?`,
      );
      if (bodyOf(call)?.end) accepted += 1;
      else if (call.answer?.code !== "quota_exceeded")
        return [`${me.email} was told ${call.answer?.code} for message ${n} of ${date}`];
    }
    const said = `${me.email} had ${accepted} messages on ${date}`;
    return accepted === FREE_DAILY_MESSAGES ? [] : [`${said}, not ${FREE_DAILY_MESSAGES}`];
  }

  async function subscribe(me: Person): Promise<void> {
    const opened = await me.ask(random, "POST /functions/v1/create-checkout", {
      body: { consent: { text_version: CONSENT.version } },
    });
    await payCheckout(world, me, random, bodyOf(opened)!.clientSecret);
  }

  async function check({ me, role, days }: Dweller): Promise<string[]> {
    const [row] = await world.postgres.query<{
      streak: { days: number; freezes: number };
      visits: number;
      status: string;
    }>(
      `select g.state -> 'streak' as streak, u.subscription_status as status,
         (select count(*)::integer from wallet_entries w where w.user_id = u.id and w.source = 'visit') as visits
       from users u join game_states g on g.user_id = u.id where u.id = $1`,
      [me.id],
    );
    const { streak, visits, status } = row!;
    const mails = (subject: RegExp) => countMails(mailsTo(world, me.email), subject);
    const facts: [what: string, found: unknown, expected: unknown][] = [
      ["days in a row", streak.days, days.size],
      ["freezes", streak.freezes, 2],
      ["gifts for a first visit", visits, days.size],
    ];
    if (role === "pays" || role === "cancels")
      facts.push(
        ["mails of the trial's beginning", mails(/free trial of Luli Premium has started/), 1],
        [
          "mails before the trial's end",
          mails(/free trial of Luli Premium ends on/),
          role === "pays" ? 2 : 0,
        ],
        ["plan", status, role === "pays" ? "active" : "canceled"],
        ["mails of the cancellation", mails(/subscription is cancelled/), role === "pays" ? 0 : 1],
        ["payments", countPayments(world, me), role === "pays" ? monthsIn(count) : 0],
      );
    return facts
      .filter(([, found, expected]) => found !== expected)
      .map(
        ([what, found, expected]) =>
          `${me.email}: ${what}: ${String(found)}, not ${String(expected)}`,
      );
  }
}

/** The queue looks for work that was planned for later each half a minute; days would pass it by. */
async function waitForDue({ postgres }: World): Promise<void> {
  for (;;) {
    const [due] = await postgres.query(
      `select from jobs.job where name = 'trial-reminder' and start_after < virtual_time.now()
       and state in ('created', 'retry', 'active') limit 1`,
    );
    if (!due) return;
    await pause(200);
  }
}

/** A server compares its clock with the database's in each heartbeat. */
const HEARTBEAT_MS = 6_000;

const countPayments = (world: World, me: Person): number =>
  Object.values(world.stripe.state.charges)
    .filter(isOf(world, me.email))
    .filter(({ paid, amount }) => paid && amount > 0).length;

/** The first month is paid after seven free days, the next ones a month later each; no month is shorter than 28 days. */
const monthsIn = (days: number): number => Math.max(0, Math.ceil((days - 7) / 31));

function localTime(timeZone: string): { date: string; hour: number } {
  const hourOf = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  const dateOf = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const now = Date.now();
  return {
    date: dateOf.format(now - TURN_MS),
    hour: Number(hourOf.format(now)),
  };
}
