// Asks how things went that people let Luli ask about: in the conversation, and by push where that is on.
import type { Model } from "../../model/service.ts";
import type { ServerContext } from "../../platform/context.ts";
import { pushTo } from "../../push/service.ts";
import { isSwitchedOn } from "../../site/service.ts";
import type { Complete } from "../ask-within.ts";
import {
  ask,
  drop,
  type DueFollowUp,
  eraseOver,
  listDueFollowUps,
  listSince,
  take,
} from "./queries.ts";
import { ASKER, QUESTION_SCHEMA, readQuestion, tellAsker, WORDS } from "./question.ts";

type Context = Pick<ServerContext, "database" | "jobs" | "log" | "clock">;

const MAX_TOKENS = 200;

export async function startFollowUps(
  context: Context & Pick<ServerContext, "config">,
  model: Model,
): Promise<void> {
  // A script has no words of its own.
  const complete: Complete | null = context.config.sandbox.includes("model")
    ? null
    : (...asked) => model.complete(...asked);
  await context.jobs.every("ask-follow-ups", "*/5 * * * *", () => askDue(context, complete));
}

/** Everything that is due now. */
export async function askDue(context: Context, complete: Complete | null): Promise<void> {
  const { database, log, clock } = context;
  if (!(await isSwitchedOn(database, "memory"))) return;
  await eraseOver(database, clock());
  for (const due of await listDueFollowUps(database, clock())) {
    try {
      if (await take(database, due, clock())) await askOne(context, complete, due);
    } catch (error) {
      log.warn("follow-up not asked", { user: due.user_id, error });
    }
  }
}

/** The question, its mark and the push jobs are one transaction: a crash leaves all of them or none. */
async function askOne(
  context: Context,
  complete: Complete | null,
  due: DueFollowUp,
): Promise<void> {
  const { database } = context;
  const question = await findQuestion(context, complete, due);
  if (question === null) return void (await drop(database, due.user_id, due.chat_id));
  const note = { title: WORDS[due.language].title, body: question, path: "/chat" } as const;
  await database.transaction().execute(async (transaction) => {
    if (await ask(transaction, due, question, context.clock()))
      await pushTo(context, transaction, due.user_id, note);
  });
}

/** A model that fails does not keep Luli from asking. */
async function findQuestion(
  { database, log }: Context,
  complete: Complete | null,
  due: DueFollowUp,
): Promise<string | null> {
  if (!complete) return WORDS[due.language].question(due.words);
  const said = await listSince(database, due);
  try {
    const { text } = await complete(
      [
        { role: "system", content: ASKER },
        { role: "user", content: tellAsker(due, said) },
      ],
      {
        tokens: MAX_TOKENS,
        who: due.user_id,
        canWait: true,
        json: { name: "question", schema: QUESTION_SCHEMA },
      },
    );
    return readQuestion(text, due);
  } catch (error) {
    log.warn("follow-up asked in the vetted words", { user: due.user_id, error });
    return WORDS[due.language].question(due.words);
  }
}
