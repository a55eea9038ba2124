// The kept sums are what counting everything would give, whatever is written, by however many at once.
import fc from "fast-check";
import type pg from "pg";
import { expect, test } from "vitest";
import { databaseFixture } from "../testing/test-database.ts";

const { pool } = await databaseFixture();

/** Counts every row, week by week. */
const COUNTED = `
  with counted as (
    select created_at at time zone 'UTC' as at, 1 as sign_ups, (subscription_status = 'active')::integer as subscribers,
      0 as messages, 0 as trials, 0 as converted, null::uuid as active from users
    union all
    select day, 0, 0, messages, 0, 0, case when messages + pets + tasks > 0 then user_id end from activity_days
    union all
    select trial_used_at at time zone 'UTC', 0, 0, 0, 1, (paid_at is not null)::integer, null
    from subscriptions where trial_used_at is not null
  )
  select date_trunc('week', at)::date::text as starts_on, sum(sign_ups)::integer as sign_ups, sum(subscribers)::integer as subscribers,
    count(distinct active)::integer as active, sum(messages)::integer as messages, sum(trials)::integer as trials,
    sum(converted)::integer as converted
  from counted group by 1 order by 1`;
const KEPT = `
  select starts_on::text, sum(sign_ups)::integer as sign_ups, sum(subscribers)::integer as subscribers, sum(active)::integer as active,
    sum(messages)::integer as messages, sum(trials)::integer as trials, sum(converted)::integer as converted
  from week_totals group by starts_on
  having (sum(sign_ups), sum(subscribers), sum(active), sum(messages), sum(trials), sum(converted)) <> (0, 0, 0, 0, 0, 0)
  order by starts_on`;

const number = (max: number) => fc.integer({ min: 0, max });
const status = fc.constantFrom("none", "trial", "active", "canceled", "past_due");
const someone = (statement: string) =>
  statement.replaceAll("$someone", "(select id from users order by email offset $1 limit 1)");

/** A statement and its values, the first of them a place in the list of people. */
const write = fc.oneof(
  fc.tuple(
    fc.constant(
      someone(`insert into activity_days (user_id, day, messages, pets)
        select id, date '2026-03-01' + $2::integer + n, $3, $4 from (select $someone as id) u, generate_series(0, $5::integer) n
        where id is not null
        on conflict (user_id, day) do update set messages = excluded.messages, pets = excluded.pets`),
    ),
    fc.tuple(number(30), number(20), number(2), number(1), number(9)),
  ),
  fc.tuple(
    fc.constant(
      someone(`insert into subscriptions (user_id, status, trial_used_at, paid_at)
        select id, $2, timestamptz '2026-03-01Z' + $3 * interval '1 day', case when $4 then now() end
        from (select $someone as id) u where id is not null
        on conflict (user_id) do update set status = excluded.status, trial_used_at = excluded.trial_used_at,
          paid_at = excluded.paid_at`),
    ),
    fc.tuple(number(30), status, number(20), fc.boolean()),
  ),
  fc.tuple(
    fc.constant(someone("update users set subscription_status = $2 where id = $someone")),
    fc.tuple(number(30), status),
  ),
  fc.tuple(
    fc.constant(
      someone(
        "delete from activity_days where user_id = $someone and day < date '2026-03-01' + $2::integer",
      ),
    ),
    fc.tuple(number(30), number(20)),
  ),
  fc.tuple(fc.constant(someone("delete from users where id = $someone")), fc.tuple(number(30))),
  fc.tuple(
    fc.constant(
      `insert into users (email, created_at) select gen_random_uuid() || '@luli.test', timestamptz '2026-03-01Z' + $1 * interval '1 day'`,
    ),
    fc.tuple(number(20)),
  ),
);

/** A person deleted meanwhile violates the foreign key; of two that deadlock one is rolled back and retried. */
const MAY_FAIL = ["23503", "40P01"];

test("six hundred random writes, eight at a time, leave the sums of a plain count", async () => {
  await pool.query(
    `insert into users (email, created_at)
     select n || '@luli.test', timestamptz '2026-02-20Z' + n * interval '1 day' from generate_series(1, 30) n`,
  );
  const writes = fc.sample(write, { numRuns: 600, seed: 7 });
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = writes.pop(); next; next = writes.pop())
      await pool.query(next[0], [...next[1]]).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(failures.filter((error) => !MAY_FAIL.includes((error as pg.DatabaseError).code!))).toEqual(
    [],
  );
  expect(failures.length).toBeLessThan(60);
  const counted = (await pool.query(COUNTED)).rows;
  expect(counted.length).toBeGreaterThan(4);
  expect((await pool.query(KEPT)).rows).toEqual(counted);
  await pool.query("delete from users");
  expect((await pool.query(KEPT)).rows).toEqual([]);
});
