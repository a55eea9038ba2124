// What was said and told: each reply and each memory that was acknowledged is there once, and no others.
import type { Chat } from "../../../shared/contracts/chat.ts";
import { bodyOf, type Call, describe } from "../history.ts";
import type { Person } from "../person.ts";
import type { Random } from "../random.ts";
import type { Simulation } from "./findings.ts";

/** Replies word for word once, as the person reads them back; and no others. */
export async function checkReplies(me: Person, { history, random }: Simulation): Promise<string[]> {
  const chats = await listAll(me, random);
  if (!chats) return [`${me.email} cannot read the chats`];
  const said = history.of("POST /functions/v1/chat", me.email);
  const byKey = new Map(said.map((call) => [call.asked.key!, call.asked.message!]));
  const wrong: string[] = [];
  const counts = Object.groupBy(chats, ({ id }) => id);
  for (const [id, same] of Object.entries(counts))
    if (same!.length > 1) wrong.push(`${me.email} ${id} is listed ${same!.length} times`);
  for (const { id, message } of chats)
    if (byKey.get(id) !== message) wrong.push(`${me.email} reads ${id}, never said: ${message}`);
  const told = (id: string, what: string, status: string, response: string | null) => {
    const chat = counts[id]?.[0];
    if (chat?.status !== status || chat.response !== response)
      wrong.push(
        `${me.email} ${id} was told ${what} ${status} ${JSON.stringify(response)}, and is ${chat?.status} ${JSON.stringify(chat?.response)}`,
      );
  };
  for (const call of said) {
    const heard = bodyOf(call);
    if (heard?.end) told(call.asked.key!, "as a stream", heard.end.status, heard.text);
  }
  for (const call of history.of("POST /functions/v1/chat/:id/stop", me.email)) {
    const stopped = bodyOf(call);
    // What failed may have been tried again since.
    if (stopped && ["done", "stopped"].includes(stopped.status))
      told(call.asked.id!, "by stop", stopped.status, stopped.response);
  }
  for (const look of history.of("GET /api/chats", me.email)) {
    const seen = bodyOf(look)?.chats;
    for (const call of seen ? said : [])
      if (call.end < look.start && isMissing(call, seen!))
        wrong.push(`${me.email} ${call.asked.key} was told, and is not listed: ${describe(look)}`);
  }
  return wrong;
}

const isMissing = (call: Call<"POST /functions/v1/chat">, seen: readonly Chat[]): boolean => {
  const end = bodyOf(call)?.end;
  return !!end && !seen.some(({ id, status }) => id === call.asked.key && status === end.status);
};

async function listAll(me: Person, random: Random): Promise<Chat[] | null> {
  const call = await me.ask(random, "GET /api/chats");
  return bodyOf(call)?.chats ?? null;
}

const ORDER = "Please remember that ";
const FACT = "My locker number";

/** Memories as they were told: each once that was acknowledged or is a fact, none that was never told. */
export async function checkMemories(
  me: Person,
  { history, random }: Simulation,
): Promise<string[]> {
  const page = bodyOf(await me.ask(random, "GET /api/memories"));
  if (!page) return [`${me.email} cannot read the memories`];
  const calls = history
    .of("POST /functions/v1/chat", me.email)
    .filter(({ asked }) => asked.message!.startsWith(ORDER) || asked.message!.startsWith(FACT));
  const words = page.memories.map((memory) => memory.words);
  const wordsOf = (call: Call) => call.asked.message!.replace(ORDER, "");
  const noted = words.filter(
    (said) => said.startsWith("my flight number") || said.startsWith(FACT),
  );
  const missing = calls
    .filter((call) => bodyOf(call)?.end && !words.includes(wordsOf(call)))
    .map((call) => `${me.email} told "${wordsOf(call)}", and it is not remembered`);
  const strange = noted
    .filter((said) => !calls.some((call) => wordsOf(call) === said))
    .map((said) => `${me.email} never told "${said}"`);
  const doubled = noted
    .filter((said, n) => noted.indexOf(said) !== n)
    .map((said) => `${me.email} has "${said}" twice`);
  const unread = history.of("GET /api/memories", me.email).flatMap((look) => {
    const seen = bodyOf(look)?.memories.map((memory) => memory.words);
    return calls
      .filter((call) => seen && call.end < look.start && call.asked.message!.startsWith(ORDER))
      .filter((call) => bodyOf(call)?.end && !seen!.includes(wordsOf(call)))
      .map(
        (call) => `${me.email} told "${wordsOf(call)}", and it is not listed: ${describe(look)}`,
      );
  });
  return [...missing, ...strange, ...doubled, ...unread];
}
