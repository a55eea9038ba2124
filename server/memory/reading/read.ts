// Reads conversations for facts, never while a reply waits: one call of the model for eight messages, or for as many as there are after
// a pause. Facts and summary are written in one transaction.
import { giveByMemories, withLockedGame } from "../../game/service.ts";
import type { Model } from "../../model/service.ts";
import { isSwitchedOn } from "../../site/service.ts";
import type { ServerContext } from "../../platform/context.ts";
import { askWithin, type Complete } from "../ask-within.ts";
import { hearCorrection, putsRight } from "../requests/hear-correction.ts";
import { type Fact, type Reading, readAnswer } from "./extraction.ts";
import { LINE_LENGTH, READER, READING_SCHEMA, SHORT_LINE_LENGTH, tellReader } from "./reader.ts";
import { offerFollowUps } from "../follow-up/service.ts";
import { expectEntries } from "../diary/queries.ts";
import { writeDue } from "../diary/write.ts";
import {
  forgetUnsaid,
  listDue,
  postpone,
  takeUnread,
  type Unread,
  writeReading,
} from "./queries.ts";

type Context = Pick<ServerContext, "pool" | "log" | "clock"> & {
  /** Has the person's pages read the conversation again. */
  tellPages: (userId: string) => void;
};

const MAX_TOKENS = 2_500;
/** These messages are skipped after so many answers without a form. */
const TRIES = 4;

export async function startReading(
  context: Context & Pick<ServerContext, "database" | "jobs">,
  model: Model,
): Promise<void> {
  const complete: Complete = (...asked) => model.complete(...asked);
  await context.jobs.every("read-conversations", "* * * * *", async () => {
    if (!(await isSwitchedOn(context.database, "memory"))) return;
    await readDue(context, complete);
    await writeDue(context, complete);
  });
}

/** Everything that is due now. */
export async function readDue(context: Context, complete: Complete): Promise<void> {
  for (const userId of await listDue(context.pool, context.clock())) {
    try {
      while (await readNext(context, complete, userId));
    } catch (error) {
      context.log.warn("conversation not read", { user: userId, error });
      await postpone(context.pool, userId, context.clock());
    }
  }
}

/** Whether there is more. */
async function readNext(context: Context, complete: Complete, userId: string): Promise<boolean> {
  const now = context.clock();
  const unread = await takeUnread(context.pool, userId, now);
  if (!unread) return false;
  const lines = unread.isOn ? unread.chats.filter((chat) => !chat.is_closed) : [];
  if (lines.length === 0) {
    await write(context, userId, unread, lines, NOTHING);
    return true;
  }
  const read = await askWithin(
    { ...unread, lines, lineLength: LINE_LENGTH },
    { ask: (part, canShrink) => askModel(complete, userId, part, canShrink), shorten },
  );
  // A single message that no context takes is skipped.
  const { material, answer } = read ?? {
    material: { ...unread, lines: lines.slice(0, 1) },
    answer: null,
  };
  if (read && !answer && unread.failures < TRIES) throw new Error("The answer has no form.");
  const last = unread.chats.indexOf(material.lines.at(-1)!);
  const part = { ...material, chats: unread.chats.slice(0, last + 1) };
  await write(context, userId, part, material.lines, answer ?? NOTHING);
  return true;
}

const NOTHING: Reading = { facts: [], unsaid: { known: [], lines: [] }, summary: "" };

type Part = Unread & { lines: Unread["chats"]; lineLength: number };

/** Fewer messages, then less of what is known, then the beginning of the one message; the rest of the messages follows. */
function shorten(part: Part): Part | null {
  const { lines, known, lineLength } = part;
  if (lines.length > 1) return { ...part, lines: lines.slice(0, Math.ceil(lines.length / 2)) };
  if (known.length > 0) return { ...part, known: known.slice(Math.ceil(known.length / 2)) };
  if (lineLength > SHORT_LINE_LENGTH) return { ...part, lineLength: SHORT_LINE_LENGTH };
  return null;
}

async function askModel(
  complete: Complete,
  who: string,
  material: Part,
  canShrink: boolean,
): Promise<Reading | null> {
  const answer = await complete(
    [
      { role: "system", content: READER },
      { role: "user", content: tellReader(material) },
    ],
    {
      tokens: MAX_TOKENS,
      who,
      canShrink,
      canWait: true,
      json: { name: "reading", schema: READING_SCHEMA },
    },
  );
  return readAnswer(answer.text, material);
}

/** Uses the model's word, else the correction in the message: it closes the newest fact that it puts right. */
function whatItMakesUntrue(
  { replaces, words }: Fact,
  message: string,
  known: Unread["known"],
): number[] {
  const said = replaces.length > 0 ? null : hearCorrection(message);
  if (!said) return replaces;
  const at = known.findLastIndex((one) => putsRight(one.words, words, said));
  return at < 0 ? [] : [at];
}

async function write(
  { pool, clock, tellPages }: Context,
  userId: string,
  { language, known, chats }: Unread,
  lines: Unread["chats"],
  { facts, unsaid, summary }: Reading,
): Promise<void> {
  const now = clock();
  const found = facts.map((fact) => {
    const { id, message, created_at } = lines[fact.line]!;
    const closes = whatItMakesUntrue(fact, message, known).map((at) => known[at]!.id);
    const same = fact.same === null ? null : known[fact.same]!.id;
    return {
      ...fact,
      chatId: id,
      message,
      notedAt: created_at,
      closes: closes.filter((one) => one !== same),
      toldAgain: same,
    };
  });
  const isOffered = await withLockedGame(pool, userId, async (client, game) => {
    const chatIds = chats.map(({ id }) => id);
    const read = { userId, language, chatIds, summary: summary || null, facts: found };
    const total = await writeReading(client, read, now);
    if (total === null) return false;
    const offers = await offerFollowUps(client, userId, found, now);
    await forgetUnsaid(client, userId, language, {
      memories: unsaid.known.map((at) => known[at]!),
      chatIds: unsaid.lines.map((at) => lines[at]!.id),
    });
    await expectEntries(
      client,
      userId,
      lines.map(({ id }) => id),
    );
    if (found.length > 0) await giveByMemories(client, userId, game, total, now);
    return offers;
  });
  if (isOffered) tellPages(userId);
}
