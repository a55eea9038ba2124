// Does what a message asks of the memory before the reply can claim it.
import { isPrivate } from "../../../shared/rules/private.ts";
import { forgetEverything, forgetMemories, insertMemory } from "../queries.ts";
import type { MemoryContext } from "../service.ts";
import { MOST_IMPORTANT } from "../reading/extraction.ts";
import { hearRequest } from "./hear-request.ts";
import { forgetLast, getChoice } from "./queries.ts";

/** What was done, as the model is told. */
export type Told =
  | { did: "noted" | "paused"; words: string }
  | { did: "forgot" | "knew_nothing" | "forgot_everything" };

/** So many messages back. */
const JUST_NOW = 2;
const DEFINITE =
  /^(?:the|my|le|la|l'|les|mon|ma|mes|den|das|die|dem|der|mein\p{L}*|el|los|las|lo|mis?|o|a|os|as|d[aeo]s?|meus?|minhas?)(?![\p{L}])|[\p{Script=Han}\p{Script=Hiragana}]/iu;

type Given = { userId: string; chatId: string; message: string; now: Date };

/** Null: the message asks nothing of the memory. The same message again does no more. */
export async function carryOut({ database }: MemoryContext, given: Given): Promise<Told | null> {
  const request = hearRequest(given.message);
  if (!request) return null;
  const { userId, chatId, now } = given;
  const { language, memory: isOn } = await getChoice(database, userId);
  switch (request.ask) {
    case "remember": {
      const { words } = request;
      if (!isOn) return { did: "paused", words };
      const kind = isPrivate(words) ? "private" : "other";
      const memory = { words, kind, importance: MOST_IMPORTANT, chatId, notedAt: now } as const;
      await insertMemory(database, userId, language, memory);
      return { did: "noted", words };
    }
    case "forget": {
      const told = { id: null, words: request.words, language };
      const count = await forgetMemories(database, userId, told);
      // The message that asks for it says it once more, and is counted.
      if (count > 1) return { did: "forgot" };
      // "Forget the name": of what was said just now, in other words.
      const isForgotten =
        DEFINITE.test(request.words) && (await forgetLast(database, userId, chatId, JUST_NOW));
      return { did: isForgotten ? "forgot" : "knew_nothing" };
    }
    case "forget_last":
      return { did: (await forgetLast(database, userId, chatId)) ? "forgot" : "knew_nothing" };
    case "forget_all":
      await forgetEverything(database, userId, now);
      return { did: "forgot_everything" };
  }
}
