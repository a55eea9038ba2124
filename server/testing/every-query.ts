// Calls every function of the queries files, each with a person who has a long past among thousands.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import * as exported from "../account/export/queries.ts";
import { EXPORTED } from "../account/export/tables.ts";
import * as profile from "../account/profile/queries.ts";
import * as settings from "../account/settings/queries.ts";
import * as age from "../chat/age/queries.ts";
import * as owed from "../chat/owed/owed-queries.ts";
import * as chat from "../chat/queries.ts";
import * as inbox from "../contact/inbox-queries.ts";
import * as contact from "../contact/queries.ts";
import * as suppressions from "../mail/suppressions/queries.ts";
import * as deletion from "../deletion/queries.ts";
import * as achievement from "../game/achievement/queries.ts";
import * as dashboard from "../game/dashboard/queries.ts";
import * as game from "../game/queries.ts";
import { growByMessage, seeGame } from "../game/service.ts";
import * as wallet from "../game/wallet/queries.ts";
import type { Database } from "../platform/database/database.ts";
import type { Jobs } from "../platform/jobs.ts";
import { createLog } from "../platform/log.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import * as push from "../push/queries.ts";
import * as counts from "../safety/counts/queries.ts";
import * as report from "../report/queries.ts";
import * as subscription from "../subscription/queries.ts";
import * as violation from "../violation/queries.ts";
import * as weekly from "../weekly/queries.ts";
import { listAdminCalls } from "./admin/every-admin-query.ts";
import { listAuthCalls } from "./auth/every-auth-query.ts";
import { listMemoryCalls } from "./chat/every-memory-query.ts";
import { listToolCalls } from "./chat/every-tool-query.ts";
import { listContractCalls } from "./contract/every-contract-query.ts";
import { listDemoCalls } from "./demo/every-demo-query.ts";
import { ME } from "./many-people.ts";
import { type Call, call, onClient } from "./query-call.ts";

type QueryDeps = { pool: pg.Pool; database: Database; jobs: Jobs };
const NOW = new Date("2026-11-23T10:12:00Z");
const MY_EMAIL = "person7@luli.test";
const LATER = { before: ME };
const KEY = { source: "past", source_id: "70" };
const MESSAGE = { id: ME, name: "Ada", email: MY_EMAIL, subject: "Hi", message: "Hello" };
const RETURNED = { email: MY_EMAIL, reason: "bounce", detail: "" } as const;
const REFERRALS = [
  { day: "2026-11-23", kind: "abuse", language: "de", layer: "words", count: 2 },
] as const;
const VIOLATION = { directive: "img-src", blocked: "inline", source: "", page: "/chat" };
const MAIL = { to: MY_EMAIL, subject: "Hi", text: "Hi", html: "Hi" };

/** The last ones end the person. */
export function listCalls({ pool, database, jobs }: QueryDeps): Call[] {
  const row = () => subscription.getSubscription(database, ME).executeTakeFirstOrThrow();
  // Each look is some minutes later, so that each attempt sweeps.
  let looks = 0;
  const clock = () => new Date(NOW.getTime() + (looks += 1) * 120_000);
  const limits = createRateLimits({ database, clock, log: createLog(() => {}) });
  const endpoint = `https://push.test/${ME}`;

  const chatId = randomUUID();
  const turn = { userId: ME, chatId, now: NOW };
  const end = { ...turn, attempt: 1025, status: "done", response: "Woof", userName: "A" } as const;
  let begun: chat.BegunChat;
  const begin = async () => {
    const quota = { serverNo: 1, freeDaily: 100, premiumDaily: 100 };
    begun = await chat.beginChat(pool, { ...turn, message: "Hello you", ...quota });
  };
  const grow = () =>
    growByMessage(seeGame(ME, begun.game, NOW), {
      variant: begun.variant,
      sentAt: NOW.getTime(),
      hash: chatId,
      isQuestion: false,
      isSad: false,
      isNameTold: false,
    });
  const cry = { message: "Help", response: "Here", kind: "abuse", stage: "first" } as const;
  const crisis = { ...turn, ...cry, chatId: randomUUID(), help: "card", serverNo: 1 } as const;

  return [
    call(chat.beginChat, begin),
    call(chat.finishChat, () => chat.finishChat(pool, end, NOW, grow())),
    call(chat.endCrisisChat, () =>
      chat.endCrisisChat(pool, end, { kind: "abuse", help: "card", mostADay: 9 }),
    ),
    call(age.askAge, () => age.askAge(pool, ME, NOW)),
    call(age.setAnswer, () => age.setAnswer(database, ME, "minor", NOW)),
    call(age.takeQuestionsAway, () => age.takeQuestionsAway(database, ME, true)),
    call(age.listStillPaying, () => age.listStillPaying(database)),
    call(subscription.isMinor, () => subscription.isMinor(database, ME)),
    call(age.endRest, () => age.endRest(database, ME, NOW)),
    call(chat.getSituation, () => chat.getSituation(pool, ME)),
    call(chat.endChat, () => chat.endChat(pool, end)),
    call(chat.failChat, () => chat.failChat(pool, end, NOW)),
    call(chat.keepCrisis, () => chat.keepCrisis(pool, { ...crisis, mostADay: 9 })),
    call(chat.setHelp, () => chat.setHelp(pool, { userId: ME, chatId, help: "card" })),
    ...listToolCalls(pool, chatId),
    call(chat.getMaker, () => chat.getMaker(pool, ME, chatId)),
    call(chat.getChatState, () => chat.getChatState(pool, ME, chatId, 1)),
    call(chat.listRunning, () => chat.listRunning(pool, [{ userId: ME, chatId }], 1)),
    call(chat.listChats, () => chat.listChats(pool, ME, null, 30)),
    call(chat.listChats, () => chat.listChats(pool, ME, chatId, 30)),
    ...listAuthCalls(database, MY_EMAIL, NOW),
    ...listMemoryCalls({ pool, database }, chatId, NOW),
    call(owed.listOwedUsers, () => owed.listOwedUsers(pool)),
    call(owed.takeOwed, () => onClient(pool, (client) => owed.takeOwed(client, ME))),
    call(game.getGame, () => game.getGame(pool, ME)),
    call(game.lockGame, () => onClient(pool, (client) => game.lockGame(client, ME))),
    call(game.applyGame, () =>
      onClient(pool, (client) => game.applyGame(client, ME, grow().change, NOW)),
    ),
    call(dashboard.listActivity, () => dashboard.listActivity(pool, ME, "2026-09-01")),
    call(achievement.listUnlocked, () => achievement.listUnlocked(database, ME)),
    call(wallet.hasEntry, () => wallet.hasEntry(database, ME, KEY)),
    call(wallet.listEntries, () => wallet.listEntries(database, ME, null, 30)),
    call(wallet.listEntries, () => wallet.listEntries(database, ME, KEY, 30)),
    call(wallet.getBalance, () => wallet.getBalance(database, ME)),
    call(profile.getMe, () => profile.getMe(pool, ME)),
    call(profile.renameUser, () => profile.renameUser(database, ME, "Ada", NOW)),
    call(profile.renamePuppy, () =>
      profile.renamePuppy(database, ME, ME, { name: "Lu", now: NOW }),
    ),
    call(settings.updateSettings, () =>
      settings.updateSettings(database, ME, { theme: "dark" }, NOW),
    ),
    call(settings.findLanguage, () => settings.findLanguage(database, "id", ME)),
    call(settings.findLanguage, () => settings.findLanguage(database, "email", MY_EMAIL)),
    call(exported.getEmail, () => exported.getEmail(pool, ME)),
    ...EXPORTED.map((table) =>
      call(exported.listRows, () =>
        exported.listRows(pool, table, table.owner === "email" ? MY_EMAIL : ME, null),
      ),
    ),
    ...listAdminCalls(pool, database, NOW),
    call(report.saveReport, () =>
      report.saveReport(database, { userId: ME, chatId, reason: "other", words: "", now: NOW }),
    ),
    call(report.listReports, () => report.listReports(database, { state: "open", ...LATER }, 30)),
    call(report.listReports, () => report.listReports(database, { state: "answered" }, 30)),
    call(report.countReports, () => report.countReports(database, NOW)),
    call(report.countOpen, () => report.countOpen(database)),
    call(report.getReport, () => report.getReport(database, ME)),
    call(report.setAnswer, () => report.setAnswer(database, ME, { answer: "", now: NOW })),
    call(inbox.listRows, () => inbox.listRows(database, { state: "open", ...LATER }, 30)),
    call(inbox.listRows, () => inbox.listRows(database, { state: "answered" }, 30)),
    call(inbox.countOpen, () => inbox.countOpen(database)),
    call(inbox.getRow, () => inbox.getRow(database, ME)),
    call(inbox.setAnsweredAt, () => inbox.setAnsweredAt(database, ME, null)),
    call(contact.insertMessage, () => contact.insertMessage(database, MESSAGE, NOW)),
    call(suppressions.suppress, () => suppressions.suppress(database, RETURNED, NOW)),
    call(suppressions.isReturned, () => suppressions.isReturned(database, RETURNED.email)),
    call(suppressions.liftBounce, () => suppressions.liftBounce(database, ME)),
    call(contact.eraseOldMessages, () => contact.eraseOldMessages(database, NOW)),
    call(push.saveSubscription, () =>
      push.saveSubscription(
        database,
        ME,
        { endpoint, keys: { p256dh: "p".repeat(87), auth: "q".repeat(22) } },
        NOW,
      ),
    ),
    call(push.postponePushes, () => push.postponePushes(database, NOW)),
    call(push.listCandidates, () => push.listCandidates(database, NOW, null)),
    call(push.takeCandidate, () => push.takeCandidate(database, ME, NOW)),
    call(push.noteSent, () => push.noteSent(database, ME, 1, NOW)),
    call(push.getBrowser, () => push.getBrowser(database, ME, ME, NOW)),
    call(push.addRefusal, () => push.addRefusal(database, ME, ME)),
    call(push.forgetRefusals, () => push.forgetRefusals(database, ME, ME)),
    call(push.countUnreached, () => push.countUnreached(database)),
    call(push.deleteBrowser, () => push.deleteBrowser(database, ME, ME)),
    call(push.deleteSubscription, () => push.deleteSubscription(database, ME, endpoint)),
    call(violation.countViolation, () => violation.countViolation(database, VIOLATION, NOW)),
    call(violation.listViolations, () => violation.listViolations(database, NOW)),
    call(violation.eraseOldViolations, () => violation.eraseOldViolations(database, NOW)),
    call(weekly.postponeEmails, () => weekly.postponeEmails(database, NOW)),
    call(weekly.listDue, () => weekly.listDue(database, NOW, null)),
    call(weekly.getWeek, () => weekly.getWeek(database, ME, NOW)),
    call(weekly.takeWeek, () => weekly.takeWeek(database, ME, false, NOW)),
    call(weekly.endEmailUpdates, () => weekly.endEmailUpdates(database, ME, NOW)),
    call(subscription.getState, () => subscription.getState(pool, ME, "salt")),
    call(subscription.getEmail, () => subscription.getEmail(database, ME)),
    call(subscription.getPerson, () => subscription.getPerson(database, ME)),
    call(subscription.getOrCreateSubscription, () =>
      subscription.getOrCreateSubscription(database, ME),
    ),
    call(subscription.getSubscription, row),
    call(subscription.findOwner, () => subscription.findOwner(database, `cus_${ME}`)),
    call(subscription.takeTicket, () => subscription.takeTicket(database, ME, NOW, NOW)),
    call(subscription.lockSubscription, () => subscription.lockSubscription(database, ME)),
    call(subscription.writeSubscription, async () =>
      subscription.writeSubscription(database, await row(), { status: "trial" }, NOW),
    ),
    call(subscription.saveCustomer, async () =>
      subscription.saveCustomer(database, await row(), { id: "cus_1", email: MY_EMAIL }, NOW),
    ),
    call(subscription.saveCheckout, async () =>
      subscription.saveCheckout(database, await row(), null, null),
    ),
    call(subscription.saveCustomerEmail, () =>
      subscription.saveCustomerEmail(database, `cus_${ME}`, "old@luli.test"),
    ),
    call(subscription.listUntold, () => subscription.listUntold(database)),
    call(subscription.setPending, () => subscription.setPending(database, ME, NOW)),
    call(subscription.rememberTrial, () =>
      subscription.rememberTrial(database, { email: MY_EMAIL }, "salt", NOW),
    ),
    ...listContractCalls(database, MY_EMAIL, NOW),
    call(counts.addCounts, () => counts.addCounts(pool, REFERRALS)),
    call(counts.countsByYear, () => counts.countsByYear(database)),
    call(counts.listCounts, () => counts.listCounts(database, "2026-11-01")),
    call("limits.consume", () => limits.consume(`x|${ME}`, { window: 60, max: 3 })),
    call("limits.giveBack", () => limits.giveBack(`x|${ME}`)),
    call("limits.forget", () => limits.forget(`y|${ME}`)),
    ...listDemoCalls(database, MY_EMAIL, NOW),
    call("jobs.sendMail", () => jobs.sendMail(MAIL, database)),
    call(deletion.markDeletion, () => deletion.markDeletion(database, ME, NOW)),
    call(deletion.getAddress, () => deletion.getAddress(database, ME)),
    call(deletion.endNews, () => deletion.endNews(database, ME)),
    call(deletion.getLeaving, () => deletion.getLeaving(database, ME)),
    call(deletion.listLeaving, () => deletion.listLeaving(database, NOW)),
    call(deletion.eraseUser, () => deletion.eraseUser(database, { id: ME, email: MY_EMAIL })),
    call("jobs.forget", () => jobs.forget({ id: ME, email: MY_EMAIL }, database)),
  ];
}
