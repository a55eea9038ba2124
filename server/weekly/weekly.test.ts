import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { mount } from "../testing/mount.ts";
import { startRealJobs } from "../testing/real-jobs.ts";
import { weeklyRoutes } from "./routes.ts";
import { sendWeeklyEmails, type WeeklyContext } from "./service.ts";

/** A Monday, ten in the morning in UTC. */
const MONDAY = new Date("2026-11-23T10:12:00Z");
const days = (count: number) => count * 24 * 60 * 60 * 1000;

let now: Date;
const jobs = await startRealJobs(() => now);
const { pool, context } = jobs;
afterAll(() => jobs.stop());
beforeEach(async () => {
  now = MONDAY;
  await pool.query("delete from users");
  await pool.query("delete from jobs.job");
});

type Person = { name?: string; zone?: string; wants?: boolean; verified?: boolean; since?: Date };

let people = 0;
async function person(given: Person = {}): Promise<{ id: string; email: string }> {
  const { name = "Ada", zone = "UTC", wants = true, verified = true } = given;
  const email = `person-${(people += 1)}@luli.example`;
  const { rows } = await pool.query<{ id: string }>(
    "insert into users (email, name, time_zone, email_verified, created_at) values ($1, $2, $3, $4, $5) returning id",
    [email, name, zone, verified, given.since ?? new Date(MONDAY.getTime() - days(30))],
  );
  const { id } = rows[0]!;
  await pool.query("update settings set email_updates = $2 where user_id = $1", [id, wants]);
  return { id, email };
}

const wasThere = (userId: string, day: string) =>
  pool.query(
    "insert into activity_days (user_id, day, messages, pets, xp) values ($1, $2, 4, 1, 35)",
    [userId, day],
  );

type Sent = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};
async function sent(): Promise<Sent[]> {
  const { rows } = await pool.query<{ data: Sent }>(
    "select data from jobs.job where name = 'mail' order by created_on",
  );
  return rows.map(({ data }) => data);
}
const subjects = async () => (await sent()).map(({ subject }) => subject);

describe("the weekly letter", () => {
  test("tells what happened in the week, in text and in HTML", async () => {
    const { id, email } = await person({ name: "Ada <3" });
    await wasThere(id, "2026-11-17");
    await wasThere(id, "2026-11-22");
    await wasThere(id, "2026-11-09");
    await sendWeeklyEmails(context);
    const [letter, ...more] = await sent();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: email, subject: "Your week with Luli" });
    expect(letter?.text).toContain(
      "Hello Ada <3, it was a good week: you and Luli spent time together on 2 days.",
    );
    expect(letter?.text).toContain("Messages: 8\nPets: 2\nXP for your puppies: 70");
    expect(letter?.html).toContain("Hello Ada &lt;3, it was a good week");
  });

  test("goes to whoever asked for it, on Monday by daylight where they are", async () => {
    const there = await Promise.all([
      person({ zone: "UTC" }),
      person({ zone: "Europe/Berlin" }),
      person({ zone: "Asia/Tokyo" }),
    ]);
    const others = [
      person({ wants: false }),
      person({ verified: false }),
      person({ since: new Date(MONDAY.getTime() - days(1)) }),
      person({ zone: "America/Los_Angeles" }),
      person({ zone: "Pacific/Auckland" }),
    ];
    await Promise.all(others);
    await sendWeeklyEmails(context);
    const receivers = (await sent()).map(({ to }) => to);
    expect(receivers.toSorted()).toEqual(there.map(({ email }) => email).toSorted());
    now = new Date("2026-11-23T18:12:00Z");
    await sendWeeklyEmails(context);
    expect(await sent()).toHaveLength(4);
  });

  test("comes once a week, also when the hour strikes again, and again on the next Monday", async () => {
    const { id } = await person();
    await wasThere(id, "2026-11-20");
    await sendWeeklyEmails(context);
    now = new Date("2026-11-23T20:12:00Z");
    await sendWeeklyEmails(context);
    expect(await subjects()).toHaveLength(1);
    await wasThere(id, "2026-11-25");
    now = new Date("2026-11-30T09:12:00Z");
    await sendWeeklyEmails(context);
    expect(await subjects()).toEqual(["Your week with Luli", "Your week with Luli"]);
  });

  test("comes once to a person who moves to another zone", async () => {
    const { id } = await person({ zone: "Pacific/Auckland" });
    now = new Date("2026-11-22T21:12:00Z");
    await sendWeeklyEmails(context);
    expect(await sent()).toHaveLength(1);
    await pool.query("update users set time_zone = 'UTC' where id = $1", [id]);
    now = MONDAY;
    await sendWeeklyEmails(context);
    expect(await sent()).toHaveLength(1);
  });

  test("after one quiet week says hello, blames nothing, and is silent until there is news", async () => {
    const { id } = await person({ name: "" });
    for (const week of [0, 1, 2]) {
      now = new Date(MONDAY.getTime() + days(7 * week));
      await sendWeeklyEmails(context);
    }
    expect(await subjects()).toEqual(["A little hello from Luli"]);
    const [hello] = await sent();
    expect(hello?.text).toContain("Hello friend,");
    expect(hello?.text).not.toMatch(/miss|lonely|sad|forgot|lost|waiting|come back/i);
    await wasThere(id, "2026-12-09");
    now = new Date(MONDAY.getTime() + days(21));
    await sendWeeklyEmails(context);
    expect(await subjects()).toEqual(["A little hello from Luli", "Your week with Luli"]);
  });

  test("two servers at once write each letter once", async () => {
    for (let n = 0; n < 25; n++) await person();
    await Promise.all([1, 2, 3].map(() => sendWeeklyEmails(context)));
    const receivers = (await sent()).map(({ to }) => to);
    expect(receivers).toHaveLength(25);
    expect(new Set(receivers).size).toBe(25);
  });

  test("a crash in the middle loses none and repeats none", async () => {
    for (let n = 0; n < 6; n++) await person();
    let count = 0;
    const crashing: WeeklyContext = {
      ...context,
      jobs: {
        ...context.jobs,
        sendMail: async (mail, transaction) => {
          await context.jobs.sendMail(mail, transaction);
          if ((count += 1) === 4) throw new Error("killed");
        },
      },
    };
    await expect(sendWeeklyEmails(crashing)).rejects.toThrow("killed");
    expect(await sent()).toHaveLength(3);
    await sendWeeklyEmails(context);
    const receivers = (await sent()).map(({ to }) => to);
    expect(receivers).toHaveLength(6);
    expect(new Set(receivers).size).toBe(6);
  });

  test("spares a person who unsubscribes while the emails are written", async () => {
    const { id } = await person();
    const leaving: WeeklyContext = {
      ...context,
      clock: () => now,
      database: context.database.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          // The list was just read.
          await pool.query("update settings set email_updates = false where user_id = $1", [id]);
          return result;
        },
      }),
    };
    await sendWeeklyEmails(leaving);
    expect(await sent()).toEqual([]);
  });
});

describe("unsubscribing", () => {
  const wants = async (id: string) => {
    const { rows } = await pool.query<{ email_updates: boolean }>(
      "select email_updates from settings where user_id = $1",
      [id],
    );
    return rows[0]?.email_updates;
  };
  const app = () => mount(context, (route) => weeklyRoutes(route, context));

  async function letterTo(language = "en-US"): Promise<{ id: string; link: URL; letter: Sent }> {
    const { id } = await person();
    await pool.query("update settings set language = $2 where user_id = $1", [id, language]);
    await sendWeeklyEmails(context);
    const letter = (await sent()).at(-1)!;
    const link = new URL(/^<(.+)>$/.exec(letter.headers["List-Unsubscribe"]!)![1]!);
    return { id, link, letter };
  }

  test("works by the link in the email", async () => {
    const { link, letter } = await letterTo();
    expect(link.origin).toBe("https://luli.example");
    expect(letter.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(letter.text).toContain(`Unsubscribe from the weekly email:\n${link.href}`);
    expect(letter.html).toContain(`href="${link.href}"`);
  });

  test("takes one POST of a mail program, without a session, and twice is the same", async () => {
    const { id, link } = await letterTo();
    for (let n = 0; n < 2; n++) {
      const answer = await app().request(link.pathname + link.search, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
      expect(answer.status).toBe(200);
      expect(await wants(id)).toBe(false);
    }
    now = new Date(MONDAY.getTime() + days(7));
    await sendWeeklyEmails(context);
    expect(await sent()).toHaveLength(1);
  });

  test("asks first when a link is only looked at", async () => {
    const { id, link } = await letterTo();
    const answer = await app().request(link.pathname + link.search);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<form method="post">');
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await wants(id)).toBe(true);
  });

  test("speaks the reader's language, in the letter and on the page behind its link", async () => {
    const { link, letter } = await letterTo("ja");
    expect(letter.subject).toBe("Luliからの小さなごあいさつ");
    expect(letter.html).toContain('<html lang="ja">');
    const page = async (method: string, headers = {}) =>
      (await app().request(link.pathname + link.search, { method, headers })).text();
    expect(await page("GET")).toContain("週に一度のメールを停止しますか？");
    expect(await page("POST")).toContain("停止しました");
    // The owner of a broken link is unknown.
    link.searchParams.set("token", "broken");
    expect(await page("GET", { "accept-language": "es" })).toContain("Este enlace está incompleto");
  });

  test("ends nobody else's letters", async () => {
    const [own, other] = [await letterTo(), await person()];
    const token = own.link.searchParams.get("token")!;
    const forged = [
      "",
      other.id,
      `${other.id}.${token.split(".")[1]}`,
      `${token}x`,
      token.toUpperCase(),
      `${own.id}.${"A".repeat(43)}`,
    ];
    for (const wrong of forged)
      for (const method of ["GET", "POST"]) {
        const path = `/unsubscribe?token=${encodeURIComponent(wrong)}`;
        expect((await app().request(path, { method })).status, wrong).toBe(404);
      }
    expect([await wants(own.id), await wants(other.id)]).toEqual([true, true]);
  });
});
