// Calls every function of the queries files, each with a person who has a long past among thousands.
import { randomUUID } from "node:crypto";
import * as exported from "../../account/export/queries.ts";
import { EXPORTED, EXPORTED_TABLES } from "../../account/export/tables.ts";
import * as profile from "../../account/profile/queries.ts";
import * as settings from "../../account/settings/queries.ts";
import * as inbox from "../../contact/inbox-queries.ts";
import * as contact from "../../contact/queries.ts";
import * as deletion from "../../deletion/queries.ts";
import * as wallet from "../../game/wallet/queries.ts";
import { createRateLimits } from "../../http/rate-limits.ts";
import * as suppressions from "../../mail/suppressions/queries.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { createLog } from "../../platform/log.ts";
import * as push from "../../push/queries.ts";
import * as report from "../../report/queries.ts";
import * as counts from "../../safety/counts/queries.ts";
import * as violation from "../../violation/queries.ts";
import * as weekly from "../../weekly/queries.ts";
import { ME } from "../many-people.ts";
import { listAdminCalls } from "./admin.ts";
import { listAuthCalls } from "./auth.ts";
import { type Call, callsOf, MY_EMAIL, NOW, type QueryTest } from "./calls.ts";
import { listChatCalls } from "./chat.ts";
import { listDemoCalls } from "./demo.ts";
import { listMemoryCalls } from "./memory.ts";
import { listSubscriptionCalls } from "./subscription.ts";

const KEY = { source: "past", source_id: "70" };
const MESSAGE = { id: ME, name: "Ada", email: MY_EMAIL, subject: "Hi", message: "Hello" };
const RETURNED = { email: MY_EMAIL, reason: "bounce", detail: "" } as const;
const REFERRAL = {
  day: "2026-11-23",
  kind: "abuse",
  language: "de",
  layer: "words",
  count: 2,
} as const;
const VIOLATION = { directive: "img-src", blocked: "inline", source: "", page: "/chat" };
const MAIL = { to: MY_EMAIL, subject: "Hi", text: "Hi", html: "Hi" };
const ENDPOINT = `https://push.test/${ME}`;
const BROWSER = { endpoint: ENDPOINT, keys: { p256dh: "p".repeat(87), auth: "q".repeat(22) } };
const [OPEN, ANSWERED] = [{ state: "open", before: ME }, { state: "answered" }] as const;

/** The last ones end the person. */
export function listCalls(given: Omit<QueryTest, "chatId"> & { jobs: Jobs }): Call[] {
  const { pool, database, jobs } = given;
  const chatId = randomUUID();
  const each = { pool, database, chatId };
  // Each look is some minutes later, so that each attempt sweeps.
  let looks = 0;
  const clock = () => new Date(NOW.getTime() + (looks += 1) * 120_000);
  const limits = createRateLimits({ database, clock, log: createLog(() => {}) });
  return [
    ...listChatCalls(each),
    ...listAuthCalls(each),
    ...listMemoryCalls(each),
    ...callsOf(wallet, {
      hasEntry: (of) => of(database, ME, KEY),
      listEntries: (of) => [of(database, ME, null, 30), of(database, ME, KEY, 30)],
      getBalance: (of) => of(database, ME),
    }),
    ...callsOf(profile, {
      getMe: (of) => of(pool, ME),
      getEmail: (of) => of(database, ME),
      renameUser: (of) => of(database, ME, "Ada", NOW),
      renamePuppy: (of) => of(database, ME, ME, { name: "Lu", now: NOW }),
    }),
    ...callsOf(settings, {
      updateSettings: (of) => of(database, ME, { theme: "dark" }, NOW),
      getLanguage: (of) => [of(database, { id: ME }), of(database, { email: MY_EMAIL })],
    }),
    ...callsOf(exported, {
      listRows: (of) =>
        EXPORTED_TABLES.map((table) =>
          of(pool, table, EXPORTED[table].owner === "email" ? MY_EMAIL : ME, null),
        ),
    }),
    ...listAdminCalls(each),
    ...callsOf(report, {
      saveReport: (of) =>
        of(database, { userId: ME, chatId, reason: "other", words: "", now: NOW }),
      listReports: (of) => [of(database, OPEN, 30), of(database, ANSWERED, 30)],
      countReports: (of) => of(database, NOW),
      countOpen: (of) => of(database),
      getReport: (of) => of(database, ME),
      setAnswer: (of) => of(database, ME, { answer: "", now: NOW }),
    }),
    ...callsOf(inbox, {
      listRows: (of) => [of(database, OPEN, 30), of(database, ANSWERED, 30)],
      countOpen: (of) => of(database),
      getRow: (of) => of(database, ME),
      setAnswered: (of) => of(database, ME, null),
    }),
    ...callsOf(contact, {
      insertMessage: (of) => of(database, MESSAGE, NOW),
      eraseOldMessages: (of) => of(database, NOW),
    }),
    ...callsOf(suppressions, {
      suppress: (of) => of(database, RETURNED, NOW),
      isReturned: (of) => of(database, RETURNED.email),
      liftBounce: (of) => of(database, ME),
    }),
    ...callsOf(push, {
      saveSubscription: (of) => of(database, ME, BROWSER, NOW),
      postponePushes: (of) => of(database, NOW),
      listCandidates: (of) => of(database, NOW, null),
      takeCandidate: (of) => of(database, ME, NOW),
      noteSent: (of) => of(database, ME, 1, NOW),
      getBrowser: (of) => of(database, ME, ME, NOW),
      addRefusal: (of) => of(database, ME, ME),
      forgetRefusals: (of) => of(database, ME, ME),
      countUnreached: (of) => of(database),
      listServices: (of) => of(database),
      deleteBrowser: (of) => of(database, ME, ME),
      deleteSubscription: (of) => of(database, ME, ENDPOINT),
    }),
    ...callsOf(violation, {
      countViolation: (of) => of(database, VIOLATION, NOW),
      listViolations: (of) => of(database, NOW),
      eraseOldViolations: (of) => of(database, NOW),
    }),
    ...callsOf(weekly, {
      postponeEmails: (of) => of(database, NOW),
      listDue: (of) => of(database, NOW, null),
      getWeek: (of) => of(database, ME, NOW),
      takeWeek: (of) => of(database, ME, false, NOW),
      endEmailUpdates: (of) => of(database, ME, NOW),
    }),
    ...listSubscriptionCalls(each),
    ...callsOf(counts, {
      addCounts: (of) => of(pool, [REFERRAL]),
      countsByYear: (of) => of(database),
      listCounts: (of) => of(database, "2026-11-01"),
    }),
    { of: "limits.consume", run: () => limits.consume(`x|${ME}`, { window: 60, max: 3 }) },
    { of: "limits.giveBack", run: () => limits.giveBack(`x|${ME}`) },
    { of: "limits.forget", run: () => limits.forget(`y|${ME}`) },
    ...listDemoCalls(each),
    { of: "jobs.sendMail", run: () => jobs.sendMail(MAIL, database) },
    ...callsOf(deletion, {
      markDeletion: (of) => of(database, ME, NOW),
      endNews: (of) => of(database, ME),
      getLeaving: (of) => of(database, ME),
      listLeaving: (of) => of(database, NOW),
      eraseUser: (of) => of(database, { id: ME, email: MY_EMAIL }),
    }),
    { of: "jobs.forget", run: () => jobs.forget({ id: ME, email: MY_EMAIL }, database) },
  ];
}
