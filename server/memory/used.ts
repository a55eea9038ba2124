// Which of the recalled memories a reply spoke of: it holds their words, and the message did not.
import type { ServerContext } from "../platform/context.ts";
import { insertUsed } from "./queries.ts";
import type { Remembered } from "./remembered.ts";

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Names, numbers and long words: what is not in every sentence. Of Japanese, whatever is no Hiragana. */
function tellingWords(text: string): Set<string> {
  const found = [...words.segment(text.normalize("NFC"))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .filter(
      (word) =>
        /\d|\p{Script=Han}|\p{Script=Katakana}{2}|\p{L}{5}/u.test(word) ||
        /^\p{Lu}\p{L}{2}/u.test(word),
    );
  return new Set(found.map((word) => word.toLowerCase()));
}

export function findUsed(
  memories: Remembered["memories"],
  message: string,
  reply: string,
): string[] {
  const asked = tellingWords(message);
  const said = tellingWords(reply);
  return memories
    .filter((memory) =>
      [...tellingWords(memory.words)].some((word) => said.has(word) && !asked.has(word)),
    )
    .map(({ id }) => id);
}

type Given = {
  userId: string;
  chatId: string;
  message: string;
  reply: string;
  memories: Remembered["memories"];
};

/** Whether it used any. A reply that cannot tell what it used is a reply all the same. */
export async function noteUsed(
  { database, log }: Pick<ServerContext, "database" | "log">,
  { userId, chatId, message, reply, memories }: Given,
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
