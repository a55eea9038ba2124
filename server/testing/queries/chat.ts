// Calls the queries of the chat: a message from its begin to its end, its tools, and what is owed for it.
import { randomUUID } from "node:crypto";
import * as age from "../../chat/age/queries.ts";
import * as budget from "../../chat/budget/queries.ts";
import * as generations from "../../chat/generation/queries.ts";
import * as owed from "../../chat/owed/owed-queries.ts";
import * as chat from "../../chat/queries.ts";
import * as search from "../../chat/search/queries.ts";
import * as tools from "../../chat/tools/queries.ts";
import * as names from "../../chat/understanding/queries.ts";
import * as game from "../../game/queries.ts";
import { growByMessage, seeGame } from "../../game/service.ts";
import { ME } from "../many-people.ts";
import { type Call, callsOf, NOW, onClient, type QueryTest } from "./calls.ts";

export function listChatCalls({ pool, database, chatId }: QueryTest): Call[] {
  const turn = { userId: ME, chatId, now: NOW };
  const end = { ...turn, attempt: 1025, status: "done", response: "Woof", userName: "A" } as const;
  const quota = { serverNo: 1, freeDaily: 100, premiumDaily: 100 };
  const cry = { message: "Help", response: "Here", kind: "abuse", stage: "first" } as const;
  const crisis = { ...turn, ...cry, chatId: randomUUID(), help: "card", serverNo: 1 } as const;
  const lost = { userId: ME, chatId: randomUUID(), attempt: 1025, message: "Hi", createdAt: NOW };
  const place = { userId: ME, chatId, replaced: chatId };
  const day = "2026-11-23";
  let begun: chat.BegunChat;
  const grow = () =>
    growByMessage(seeGame(ME, begun.game, NOW), {
      variant: begun.variant,
      sentAt: NOW.getTime(),
      hash: chatId,
      isQuestion: false,
      isSad: false,
      isNameTold: false,
    });
  return [
    ...callsOf(chat, {
      beginChat: async (of) => (begun = await of(pool, { ...turn, message: "Hello", ...quota })),
      finishChat: (of) => of(pool, end, NOW, grow()),
      endCrisisChat: (of) => of(pool, end, { kind: "abuse", help: "card", mostADay: 9 }),
      getSituation: (of) => of(pool, ME),
      endChat: (of) => of(pool, end),
      failChat: (of) => of(pool, end, NOW),
      keepCrisis: (of) => of(pool, { ...crisis, mostADay: 9 }),
      setHelp: (of) => of(pool, { userId: ME, chatId, help: "card" }),
      getMaker: (of) => of(pool, ME, chatId),
      getChatState: (of) => of(pool, ME, chatId, 1),
      listRunning: (of) => of(pool, [{ userId: ME, chatId }], 1),
      listChats: (of) => [of(pool, ME, null, 30), of(pool, ME, chatId, 30)],
    }),
    ...callsOf(age, {
      askAge: (of) => of(pool, ME, NOW),
      setAnswer: (of) => of(database, ME, "minor", NOW),
      takeQuestionsAway: (of) => of(database, ME, true),
      listStillPaying: (of) => of(database),
      endRest: (of) => of(database, ME, NOW),
    }),
    ...callsOf(generations, { restoreChat: (of) => of(pool, lost, 1) }),
    ...callsOf(search, {
      indexSaid: (of) => of(pool, ME),
      findChats: (of) => of(pool, ME, "hel", 30),
      listSince: (of) => of(pool, ME, NOW, 30),
    }),
    ...callsOf(names, {
      keepAskedName: (of) => of(pool, ME, chatId, "Nora"),
      declineName: (of) => of(pool, ME, chatId),
    }),
    ...callsOf(tools, {
      saveReaction: (of) => of(pool, ME, chatId, "paw"),
      replaceChat: (of) => of(pool, { ...place, chatId: randomUUID() }),
      undoReplacing: (of) => of(pool, place),
      listEarlier: (of) => of(pool, ME, chatId),
    }),
    ...callsOf(owed, {
      listOwedUsers: (of) => of(pool),
      takeOwed: (of) => onClient(pool, (client) => of(client, ME)),
    }),
    ...callsOf(budget, {
      addReplies: (of) => of(pool, [{ day, network_hash: "", count: 1 }]),
      countReplies: (of) => of(database, day),
      eraseOldReplies: (of) => of(pool, day),
    }),
    ...callsOf(game, {
      listActivity: (of) => of(pool, ME, "2026-09-01"),
      listUnlocked: (of) => of(database, ME),
      getGame: (of) => of(pool, ME),
      lockGame: (of) => onClient(pool, (client) => of(client, ME)),
      applyGame: (of) => onClient(pool, (client) => of(client, ME, grow().change, NOW)),
    }),
  ];
}
