// Calls the queries of admin, numbers and site, for every-query.ts.
import type pg from "pg";
import * as audit from "../../admin/audit-queries.ts";
import * as notes from "../../admin/people/note-queries.ts";
import * as people from "../../admin/people/people-queries.ts";
import * as roles from "../../admin/people/role-queries.ts";
import * as totals from "../../admin/queries.ts";
import * as queue from "../../admin/queue-queries.ts";
import * as budget from "../../chat/budget/queries.ts";
import { MONTHLY } from "../../numbers/kinds.ts";
import * as numbers from "../../numbers/queries.ts";
import type { Database } from "../../platform/database/database.ts";
import * as securityLog from "../../platform/security-log/queries.ts";
import * as cards from "../../subscription/trial-cards/queries.ts";
import * as held from "../../subscription/overrides/queries.ts";
import * as site from "../../site/queries.ts";
import { ME } from "../many-people.ts";
import type { Call } from "../query-call.ts";

const MY_EMAIL = "person7@luli.test";

export function listAdminCalls(pool: pg.Pool, database: Database, now: Date): Call[] {
  const moment = now.toISOString();
  const event: securityLog.Noted = {
    hour: moment,
    kind: "signed_in",
    person_id: null,
    email: MY_EMAIL,
    network: "",
    detail: "",
    count: 1,
    first_at: moment,
    last_at: moment,
  };
  const listPeople = (search: string, plan: "active" | undefined) => ({
    of: people.listPeople,
    run: () => people.listPeople(database, { search, plan, before: ME }, 30),
  });
  const listEvents = (person: string, kind: "signed_in" | undefined) => ({
    of: securityLog.listEvents,
    run: () =>
      securityLog.listEvents(database, { person, kind, until: "2026-11-23", before: "9" }, 50),
  });
  const addEvent = (one: securityLog.Noted) => ({
    of: securityLog.addEvents,
    run: () => securityLog.addEvents(pool, [one]),
  });
  const longAgo = new Date("2026-11-23T09:00:00Z");
  const trial = { fingerprint: "x", subscriptionId: "sub_1", now };
  const day = "2026-11-23";
  const replies = [{ day, network_hash: "", count: 1 }];
  const use = { day, person_hash: "x", tokens_in: 9, tokens_out: 9, guessed_tokens: 0 };
  const banner = {
    kind: "info",
    words: { "en-US": "Hi" },
    link: null,
    starts_at: moment,
    ends_at: moment,
  } as const;
  const note = { userId: ME, authorId: ME, words: "Hi", now };
  const looked = { actorId: ME, action: "person_viewed", subjectId: ME, now } as const;
  return [
    { of: audit.writeAudit, run: () => audit.writeAudit(database, looked) },
    { of: audit.readLog, run: () => audit.readLog(database, undefined) },
    { of: site.tellOfSite, run: () => site.tellOfSite(database) },
    listPeople("", undefined),
    listPeople("son 77", undefined),
    listPeople("", "active"),
    { of: people.getPanel, run: () => people.getPanel(database, ME, now) },
    { of: totals.sumEverything, run: () => totals.sumEverything(database) },
    { of: totals.listWeeks, run: () => totals.listWeeks(database, now, 12) },
    { of: numbers.sumNumbers, run: () => numbers.sumNumbers(database, MONTHLY, "2000-01-01") },
    { of: numbers.addVisits, run: () => numbers.addVisits(pool, [{ week: day, count: 1 }]) },
    { of: numbers.addModelUse, run: () => numbers.addModelUse(pool, [use]) },
    {
      of: numbers.foldModelUse,
      run: () => numbers.foldModelUse(database, "2026-11-24", { in: 1, out: 2 }),
    },
    { of: site.isSwitchedOn, run: () => site.isSwitchedOn(database, "push") },
    { of: site.listSwitches, run: () => site.listSwitches(database) },
    { of: site.setSwitch, run: () => site.setSwitch(database, { name: "push", isOn: false, now }) },
    { of: site.insertBanner, run: () => site.insertBanner(database, banner, now) },
    { of: site.getBanner, run: () => site.getBanner(database, now) },
    { of: site.endBanner, run: () => site.endBanner(database, ME, now) },
    { of: queue.countGivenUp, run: () => queue.countGivenUp(database) },
    { of: queue.getMailQueue, run: () => queue.getMailQueue(database, now) },
    { of: roles.lockRoles, run: () => roles.lockRoles(database) },
    { of: roles.findCandidate, run: () => roles.findCandidate(database, { id: ME }) },
    { of: roles.findCandidate, run: () => roles.findCandidate(database, { email: MY_EMAIL }) },
    { of: roles.insertAdmin, run: () => roles.insertAdmin(database, ME, now) },
    { of: roles.hasOtherAdmin, run: () => roles.hasOtherAdmin(database, ME) },
    { of: notes.insertNote, run: () => notes.insertNote(database, note) },
    { of: notes.listNotes, run: () => notes.listNotes(database, ME) },
    { of: cards.claimTrialCard, run: () => cards.claimTrialCard(database, trial, "salt") },
    { of: budget.addReplies, run: () => budget.addReplies(pool, replies) },
    { of: budget.countReplies, run: () => budget.countReplies(database, day) },
    { of: budget.eraseOldReplies, run: () => budget.eraseOldReplies(pool, day) },
    { of: held.isHeld, run: () => held.isHeld(database, ME) },
    { of: held.getHold, run: () => held.getHold(database, ME) },
    { of: held.setHeld, run: () => held.setHeld(database, ME, now) },
    { of: held.listUnheld, run: () => held.listUnheld(database) },
    { of: held.isGranted, run: () => held.isGranted(database, ME) },
    { of: held.setGrant, run: () => held.setGrant(database, ME, now) },
    { of: held.endGrants, run: () => held.endGrants(database, longAgo) },
    { of: roles.deleteAdmin, run: () => roles.deleteAdmin(database, ME) },
    addEvent(event),
    addEvent({ ...event, person_id: ME }),
    listEvents("", undefined),
    listEvents(MY_EMAIL, undefined),
    listEvents(ME, undefined),
    listEvents("", "signed_in"),
    {
      of: securityLog.getModelChange,
      run: () => securityLog.getModelChange(database, "luli-1", longAgo),
    },
    { of: securityLog.eraseOldEvents, run: () => securityLog.eraseOldEvents(database, longAgo) },
  ];
}
