// Replies to a message once, however often and on whichever server it is asked for. A cry for help comes before everything else.
import { AppError, serverStopping } from "../http/errors.ts";
import type { ServerContext } from "../platform/context.ts";
import { checkMessage, isHeeded, type SafetyCheck } from "../safety/service.ts";
import type { Accept } from "./accept.ts";
import type { ChatRequest } from "./chat-request.ts";
import {
  type AnsweredDanger,
  answerCrisis,
  answerResting,
  isKnownAdult,
  openDanger,
  safeDanger,
} from "./crisis/crisis.ts";
import type { CrisisPort } from "./crisis/port.ts";
import { keyReused, modelFailed } from "./failure.ts";
import type { Elsewhere } from "./generation/elsewhere.ts";
import { framesOf } from "./generation/frames.ts";
import type { LostMessages } from "./generation/lost-messages.ts";
import { chatKey, type Registry } from "./generation/registry.ts";
import type { Subscriber } from "./generation/subscriber.ts";
import type { News } from "./news/news.ts";
import { planReply } from "./plan.ts";
import type { Start } from "./start.ts";

type Dependencies = {
  log: ServerContext["log"];
  hasJudge: boolean;
  crisis: CrisisPort;
  accept: Accept;
  start: Start;
  registry: Registry;
  lost: LostMessages;
  elsewhere: Elsewhere;
  news: News;
};

export function createReply(dependencies: Dependencies) {
  const { log, hasJudge, crisis, accept, start, registry, lost, elsewhere, news } = dependencies;
  const keyOf = ({ userId, chatId }: ChatRequest) => chatKey(userId, chatId);

  /** An adult who has said so is asked again only where they plainly say otherwise. */
  async function check({ userId, message, messages }: ChatRequest): Promise<SafetyCheck> {
    const found = checkMessage(message, messages.slice(0, -1));
    const isAge = found.doubt?.kind === "minor" && found.doubt.level === "sure";
    return isAge && (await isKnownAdult(crisis, userId)) ? { ...found, doubt: null } : found;
  }

  /** Two equal requests are answered one after the other: the second finds what the first has kept. A stopping server waits for both. */
  async function sendCrisis(
    request: ChatRequest,
    danger: AnsweredDanger,
    subscriber: Subscriber,
  ): Promise<void> {
    const frames = await registry.opening(keyOf(request), () =>
      answerCrisis(crisis, request, danger),
    );
    subscriber.send(frames);
    news.tell(request.userId, request.chatId);
  }

  async function open(request: ChatRequest, found: SafetyCheck) {
    const { userId, chatId, message } = request;
    const generation = registry.get(keyOf(request));
    if (generation) {
      if (generation.input.message !== message) throw keyReused();
      return { generation };
    }
    try {
      const acceptance = await accept(request, found);
      if (typeof acceptance === "string" || "stored" in acceptance) return acceptance;
      const { accepted } = acceptance;
      return { generation: start(request, accepted, planReply(request, accepted)) };
    } catch (error) {
      // An accepted message without a generation would be running for ever on a living server.
      if (!(error instanceof AppError)) lost.add({ userId, chatId });
      throw error;
    }
  }

  /** Opens at least once: a message whose sender leaves at once still gets a reply. */
  async function answer(
    request: ChatRequest,
    found: SafetyCheck,
    subscriber: Subscriber,
  ): Promise<void> {
    for (;;) {
      const opened = await registry.opening(keyOf(request), () => open(request, found));
      if (opened === "resting") return subscriber.send(await answerResting(crisis, request));
      if (opened !== "elsewhere") {
        if ("generation" in opened) subscriber.follow(opened.generation);
        else subscriber.send(framesOf(request.chatId, opened.stored));
        return;
      }
      if (await elsewhere.follow(request, subscriber)) return;
      const state = await elsewhere.awaitEnd(request, subscriber.closed);
      if (subscriber.isClosed) return;
      if (state?.status === "failed") throw modelFailed("It failed on the server that made it.");
      // A server that lives but never ends a reply has lost it: its own next opening would take it over.
      if (state?.status === "running" && !state.is_orphaned)
        throw modelFailed("The server that made it does not end it.");
    }
  }

  /** A person in danger is told of no limit and no trouble. Null: there is no danger, or the error is neither. */
  async function dangerBehind(request: ChatRequest, { plain, doubt }: SafetyCheck, error: unknown) {
    if (!(error instanceof AppError)) return null;
    const danger = plain ?? (isHeeded(doubt, false) ? doubt : null);
    if (danger) return { ...danger, stage: "first" as const };
    return LIMITS_AND_TROUBLES.includes(error.status) ? openDanger(crisis, request) : null;
  }

  /** Answers through the subscriber, whatever happens. */
  return async (request: ChatRequest, subscriber: Subscriber): Promise<void> => {
    const found = await check(request);
    // The judge, if there is one, decides about what the classifier is sure of.
    const danger = found.plain ?? (!hasJudge && isHeeded(found.doubt, false) ? found.doubt : null);
    try {
      const safe = found.safe && (await safeDanger(crisis, request.userId, found.safe));
      const vetted = safe ?? danger;
      if (vetted) await sendCrisis(request, vetted, subscriber);
      else if (registry.isDraining && !registry.get(keyOf(request))) throw serverStopping();
      else await answer(request, found, subscriber);
    } catch (error) {
      const behind = await dangerBehind(request, found, error);
      if (behind) return sendCrisis(request, behind, subscriber);
      if (subscriber.isOpen && !(error instanceof AppError)) log.error("chat failed", { error });
      subscriber.fail(error);
    }
  };
}
const LIMITS_AND_TROUBLES = [402, 429, 500, 502, 503];
