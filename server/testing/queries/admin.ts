// Calls the queries of admin, numbers, site and the security log.
import * as audit from "../../admin/audit-queries.ts";
import * as people from "../../admin/people/people-queries.ts";
import * as roles from "../../admin/people/role-queries.ts";
import * as totals from "../../admin/queries.ts";
import { MONTHLY } from "../../numbers/kinds.ts";
import * as numbers from "../../numbers/queries.ts";
import * as securityLog from "../../platform/security-log/queries.ts";
import * as site from "../../site/queries.ts";
import { ME } from "../many-people.ts";
import { type Call, callsOf, MY_EMAIL, NOW, type QueryTest } from "./calls.ts";

export function listAdminCalls({ pool, database }: QueryTest): Call[] {
  const moment = NOW.toISOString();
  const day = "2026-11-23";
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
  const use = { day, person_hash: "x", tokens_in: 9, tokens_out: 9, guessed_tokens: 0 };
  const span = { starts_at: moment, ends_at: moment };
  const banner = { kind: "info", words: { "en-US": "Hi" }, link: null, ...span } as const;
  return [
    ...callsOf(audit, {
      writeAudit: (of) =>
        of(database, { actorId: ME, action: "person_viewed", subjectId: ME, now: NOW }),
      readLog: (of) => of(database, undefined),
    }),
    ...callsOf(people, {
      listPeople: (of) => [
        of(database, { search: "", plan: undefined, before: ME }, 30),
        of(database, { search: "son 77", plan: undefined, before: ME }, 30),
        of(database, { search: "", plan: "active", before: ME }, 30),
      ],
      getPanel: (of) => of(database, ME, NOW),
      insertNote: (of) => of(database, { userId: ME, authorId: ME, words: "Hi", now: NOW }),
      listNotes: (of) => of(database, ME),
    }),
    ...callsOf(totals, {
      sumEverything: (of) => of(database),
      listWeeks: (of) => of(database, NOW, 12),
      countGivenUp: (of) => of(database),
      getMailQueue: (of) => of(database, NOW),
    }),
    ...callsOf(numbers, {
      sumNumbers: (of) => of(database, MONTHLY, "2000-01-01"),
      addVisits: (of) => of(pool, [{ week: day, count: 1 }]),
      addModelUse: (of) => of(pool, [use]),
      foldModelUse: (of) => of(database, "2026-11-24", { in: 1, out: 2 }),
    }),
    ...callsOf(site, {
      tellOfSite: (of) => of(database),
      isSwitchedOn: (of) => of(database, "push"),
      listSwitches: (of) => of(database),
      setSwitch: (of) => of(database, { name: "push", isOn: false, now: NOW }),
      insertBanner: (of) => of(database, banner, NOW),
      getBanner: (of) => of(database, NOW),
      endBanner: (of) => of(database, ME, NOW),
    }),
    ...callsOf(roles, {
      lockRoles: (of) => of(database),
      findCandidate: (of) => [of(database, { id: ME }), of(database, { email: MY_EMAIL })],
      insertAdmin: (of) => of(database, ME, NOW),
      hasOtherAdmin: (of) => of(database, ME),
      deleteAdmin: (of) => of(database, ME),
    }),
    ...callsOf(securityLog, {
      addEvents: (of) => [of(pool, [event]), of(pool, [{ ...event, person_id: ME }])],
      listEvents: (of) =>
        [
          { person: "" },
          { person: MY_EMAIL },
          { person: ME },
          { person: "", kind: "signed_in" as const },
        ].map((asked) => of(database, { ...asked, until: day, before: "9" }, 50)),
      listModelStarts: (of) => of(database),
      eraseOldEvents: (of) => of(database, NOW),
    }),
  ];
}
