// "Shall I remember this?": the page asks it about the person's own health, faith or love, and a bare "yes" is heard as an order.
import { DAY_MS, HOUR_MS } from "../../../shared/rules/days.ts";
import { saysYes } from "../../safety/service.ts";
import type { ServerContext } from "../../platform/context.ts";
import { hearRequest } from "./hear-request.ts";
import { type AskingMessage, getChoice, listSaidBefore, type PastMessage } from "./queries.ts";
import { tellsPrivate } from "./tells-private.ts";

/** The page asked about the same word already if it stands in one of so many messages before. */
const LOOKED_BACK = 200;

/** Whether the page asks beside the reply to this message. A reply that cannot ask is a reply all the same. */
export async function shouldAsk(
  { database, log }: Pick<ServerContext, "database" | "log">,
  { userId, chatId, message, now }: AskingMessage,
): Promise<boolean> {
  if (tellsPrivate(message) === null) return false;
  try {
    const { memory: isOn } = await getChoice(database, userId);
    const before = await listSaidBefore(database, userId, chatId, LOOKED_BACK);
    return isOn && isNews(message, now, before);
  } catch (error) {
    log.warn("question about a memory not asked", { chat: chatId, error });
    return false;
  }
}

/** Finds the message that the page asked about, if this one answers "yes" to that and to nothing else. */
export async function findAgreed(
  { database }: Pick<ServerContext, "database">,
  given: AskingMessage,
): Promise<PastMessage | null> {
  if (!saysYes(given.message)) return null;
  const { userId, chatId, now } = given;
  const [last, ...before] = await listSaidBefore(database, userId, chatId, LOOKED_BACK);
  if (!last || last.help !== null || last.is_forgotten || hearRequest(last.message)) return null;
  if (now.getTime() - last.created_at.getTime() > HOUR_MS) return null;
  const isAskedElse = last.response === null || /[?？]/.test(last.response);
  return !isAskedElse && isNews(last.message, last.created_at, before) ? last : null;
}

/** Once a day for each topic, and once for each word. */
function isNews(message: string, at: Date, before: readonly PastMessage[]): boolean {
  const told = tellsPrivate(message);
  return (
    told !== null &&
    !before.some((said) => {
      const earlier = tellsPrivate(said.message);
      const isToday = at.getTime() - said.created_at.getTime() < DAY_MS;
      return (
        earlier?.word.toLowerCase() === told.word.toLowerCase() ||
        (isToday && earlier?.topic === told.topic)
      );
    })
  );
}
