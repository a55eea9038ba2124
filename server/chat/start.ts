// Starts the generation of a planned reply: the model answers, the judge listens, the end is stored.
import type { Model } from "../model/service.ts";
import { hearLanguage, type Judge } from "../safety/service.ts";
import type { Accepted } from "./accept.ts";
import type { ChatRequest } from "./chat-request.ts";
import { askJudge } from "./crisis/ask-judge.ts";
import { createVettedEnding } from "./crisis/crisis.ts";
import type { CrisisPort } from "./crisis/port.ts";
import { Generation } from "./generation/generation.ts";
import { chatKey, type Registry } from "./generation/registry.ts";
import type { StoreReply } from "./generation/store.ts";
import type { ChatLimits } from "./limits.ts";
import { hearReply } from "./model/hear-reply.ts";
import type { News } from "./news/news.ts";
import type { ReplyPlan } from "./plan.ts";

type Dependencies = {
  model: Model;
  /** Null: there is no model that could judge. */
  judge: Judge | null;
  crisis: CrisisPort;
  registry: Registry;
  news: News;
  store: StoreReply;
  limits: Pick<ChatLimits, "judgeMs" | "replyLength">;
};

export type Start = (request: ChatRequest, accepted: Accepted, plan: ReplyPlan) => Generation;

export function createStart(dependencies: Dependencies): Start {
  const { model, judge, crisis, registry, news, store, limits } = dependencies;
  return ({ userId, chatId, message, acceptLanguage }, { begun, game, check, decision }, plan) => {
    const { attempt, created_at: createdAt, language, turns, age, puppy_name: name } = begun;
    const chat = { userId, chatId, message, attempt, createdAt };
    let { action } = plan;
    const generation = new Generation({
      ...chat,
      messagesLeft: plan.messagesLeft,
      help: decision.help,
      replyLength: limits.replyLength,
      store: (outcome) => store({ ...chat, ...plan, action, game }, outcome, generation.help),
    });
    registry.add(chatKey(userId, chatId), generation);
    void generation.ended.then(news.begin(userId, chatId));
    const messages = [...turns.map((turn) => turn.message), message];
    const spoken = () => hearLanguage(messages, language);
    const ending = createVettedEnding(crisis, generation, acceptLanguage, spoken);
    if (decision.answeredBy === "vetted") {
      void ending.answer(decision.doubt!);
      return generation;
    }
    if (judge && decision.answeredBy === "judge")
      askJudge(judge, limits.judgeMs, generation, ending, {
        decision,
        turns,
        age,
        onTakenBack: () => void (action = { ...action, endsCrisis: true }),
        async onUnsure() {
          generation.setHelp("offer");
          await crisis.keepHelp({ userId, chatId, help: "offer" });
        },
      });
    const handler = hearReply(generation, ending, {
      language,
      name,
      messages,
      recalled: plan.recalled,
      suspected: check.doubt,
      inDanger: decision.inDanger,
      hasJudge: judge !== null,
    });
    generation.feedFrom(model.reply(plan.prompt, handler, userId));
    return generation;
  };
}
