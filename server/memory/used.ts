// Finds the recalled memories that a reply spoke of: it holds their words, and the message did not.
import type { ServerContext } from "../platform/context.ts";
import { insertUsed } from "./queries.ts";
import type { Remembered } from "./remembered.ts";

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Telling words, and whether one alone says what is spoken of: names, numbers, German nouns; of Japanese what is Katakana. */
function tellingWords(text: string): Map<string, boolean> {
  const all = [...words.segment(text.normalize("NFC"))].filter(({ isWordLike }) => isWordLike);
  const found = all.flatMap(({ segment, index }): [string, boolean][] => {
    const isName = /^\p{Lu}\p{L}{2}/u.test(segment);
    const isAlone = /\d|\p{Script=Katakana}{2}/u.test(segment) || (isName && index > 0);
    const isTelling = isAlone || isName || /\p{Script=Han}|\p{L}{5}/u.test(segment);
    return isTelling ? [[segment.toLowerCase(), isAlone]] : [];
  });
  return new Map(found);
}

/** Other long words are in many sentences ("always"): it takes two of them, where there are more than two. */
const MANY = 2;

export function findUsed(
  memories: Remembered["memories"],
  message: string,
  reply: string,
): string[] {
  const asked = tellingWords(message);
  const said = tellingWords(reply);
  return memories
    .filter((memory) => {
      const telling = [...tellingWords(memory.words)];
      const shared = telling.filter(([word]) => said.has(word) && !asked.has(word));
      const need = telling.length > MANY ? MANY : 1;
      return shared.length >= need || shared.some(([, isAlone]) => isAlone);
    })
    .map(({ id }) => id);
}

type StoredReply = {
  userId: string;
  chatId: string;
  message: string;
  reply: string;
  memories: Remembered["memories"];
};

/** Whether it used any. A reply that cannot tell what it used is a reply all the same. */
export async function noteUsed(
  { database, log }: Pick<ServerContext, "database" | "log">,
  { userId, chatId, message, reply, memories }: StoredReply,
): Promise<boolean> {
  if (memories.length === 0) return false;
  const used = findUsed(memories, message, reply);
  if (used.length === 0) return false;
  try {
    await insertUsed(database, userId, chatId, used);
    return true;
  } catch (error) {
    log.warn("used memories not noted", { chat: chatId, error });
    return false;
  }
}
