// Queries of the people who were asked whether they are under 18, and of their answers.
import { sql } from "kysely";
import type pg from "pg";
import type { AgeAnswer } from "../../../shared/contracts/account/age.ts";
import { OWING_STATUSES, PAUSED_STATUS, PREMIUM_STATUSES } from "../../../shared/rules/plan.ts";
import type { Database } from "../../platform/database/database.ts";

/** Run it before the question is shown. */
export async function askAge(pool: pg.Pool, userId: string, now: Date): Promise<void> {
  await pool.query("select ask_age($1, $2)", [userId, now]);
}

export async function setAnswer(
  transaction: Database,
  userId: string,
  answer: AgeAnswer,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("age_answers")
    .values({ user_id: userId, answer, answered_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ answer, answered_at: now }))
    .execute();
}

/** The question was answered: help stands where it stood, or nothing. */
export async function takeQuestionsAway(
  transaction: Database,
  userId: string,
  isMinor: boolean,
): Promise<void> {
  const [vetted, other] = isMinor ? ["card", "stays"] : ["safe", null];
  await sql`
    update chats set help = case help when 'age' then ${vetted} else ${other} end
    where user_id = ${userId} and help in ('age', 'ask_age')`.execute(transaction);
}

/** Whether the chat rested. */
export async function endRest(transaction: Database, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("age_answers")
    .set({ answer: "adult", answered_at: now })
    .where("user_id", "=", userId)
    .where("answer", "=", "minor")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lists people with a running subscription whose chat rests. */
export async function listStillPaying(database: Database): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select a.user_id from age_answers a join users u on u.id = a.user_id
    where a.answer = 'minor' and u.subscription_status = any(${[...PREMIUM_STATUSES, ...OWING_STATUSES, PAUSED_STATUS]})`.execute(
    database,
  );
  return rows.map((row) => row.user_id);
}
