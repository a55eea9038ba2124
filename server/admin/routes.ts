// /api/admin: overview, weeks, health, people, messages, log.
import type { Auth } from "../auth/service.ts";
import type { Route } from "../http/route.ts";
import type { Model } from "../model/service.ts";
import { readNumbers } from "../numbers/service.ts";
import type { ServerContext } from "../platform/context.ts";
import { readLog } from "./audit-queries.ts";
import { createHealth } from "./health.ts";
import { listMessages } from "../contact/service.ts";
import { readReports } from "../report/service.ts";
import { markMessage, sendAnswer, viewMessage, viewReport } from "./answers.ts";
import {
  closeSessions,
  givePlan,
  lengthenTrial,
  reinstate,
  sendLink,
  suspend,
  writeNote,
} from "./people/acts.ts";
import { readPanel, readPeople, readPerson, wakeChat } from "./people/people.ts";
import { grantAdmin, takeAdmin } from "./people/roles.ts";
import { sendMailsAgain } from "./mails.ts";
import { readSecurityLog } from "../platform/security-log/service.ts";
import { announce, changeSwitch, readSite } from "./site.ts";
import { readOverview, readReferrals, readWeeks } from "./service.ts";

export type AdminContext = Pick<
  ServerContext,
  "config" | "pool" | "database" | "jobs" | "log" | "clock"
>;

type AdminDeps = { model: Model; auth: Pick<Auth, "sendLink"> };

export function adminRoutes(route: Route, context: AdminContext, { model, auth }: AdminDeps): void {
  const { database, clock } = context;
  const readHealth = createHealth(context, model);
  route("GET /api/admin/overview", async () => readOverview(context));
  route("GET /api/admin/weeks", async () => readWeeks(context));
  route("GET /api/admin/numbers", async () => readNumbers(context));
  route("GET /api/admin/health", async () => readHealth());
  route("GET /api/admin/referrals", async () => readReferrals(context));
  route("GET /api/admin/site", async () => readSite(context));
  route("POST /api/admin/site/switch", async ({ userId, body: { name, is_on: isOn } }) =>
    changeSwitch(context, userId, { name, isOn }),
  );
  route("POST /api/admin/site/banner", async ({ userId, body }) =>
    announce(context, userId, body.banner),
  );
  route("GET /api/admin/people", async ({ query }) => readPeople(context, query));
  route("GET /api/admin/people/:id", async ({ userId, params: { id } }) =>
    readPerson(context, userId, id),
  );
  route("POST /api/admin/people/:id/grant-admin", async ({ userId: actorId, params: { id } }) =>
    grantAdmin(database, { actorId, userId: id, now: clock() }),
  );
  route("POST /api/admin/people/:id/take-admin", async ({ userId: actorId, params: { id } }) =>
    takeAdmin(database, { actorId, userId: id, now: clock() }),
  );
  route("POST /api/admin/people/:id/end-rest", async ({ userId: actorId, params: { id } }) =>
    wakeChat(context, actorId, id),
  );
  const acted = async (doing: Promise<unknown>, id: string) => {
    await doing;
    return readPanel(context, id);
  };
  route("POST /api/admin/people/:id/suspend", async ({ userId: actorId, params: { id } }) =>
    acted(suspend(context, { actorId, userId: id }), id),
  );
  route("POST /api/admin/people/:id/reinstate", async ({ userId: actorId, params: { id } }) =>
    acted(reinstate(context, { actorId, userId: id }), id),
  );
  route("POST /api/admin/people/:id/end-sessions", async ({ userId: actorId, params: { id } }) =>
    acted(closeSessions(context, { actorId, userId: id }), id),
  );
  const sending = { ...context, send: auth.sendLink };
  route("POST /api/admin/people/:id/send-link", async ({ userId: actorId, params: { id }, body }) =>
    acted(sendLink(sending, { actorId, userId: id, link: body.link }), id),
  );
  route("POST /api/admin/people/:id/grant-plan", async ({ userId, params: { id }, body }) =>
    acted(givePlan(context, { actorId: userId, userId: id, until: body.until }), id),
  );
  route("POST /api/admin/people/:id/extend-trial", async ({ userId, params: { id }, body }) =>
    acted(lengthenTrial(context, { actorId: userId, userId: id, until: body.until }), id),
  );
  route("POST /api/admin/people/:id/notes", async ({ userId, params: { id }, body }) =>
    acted(writeNote(context, { actorId: userId, userId: id, words: body.words }), id),
  );
  route("GET /api/admin/messages", async ({ query }) => listMessages(database, query));
  route("GET /api/admin/messages/:id", async ({ userId: actorId, params: { id } }) =>
    viewMessage(context, { actorId, id }),
  );
  route("POST /api/admin/messages/:id/answered", async ({ userId, params: { id }, body }) =>
    markMessage(context, { actorId: userId, id, isAnswered: body.is_answered }),
  );
  route("GET /api/admin/reports", async ({ query }) => readReports(database, query, clock()));
  route("GET /api/admin/reports/:id", async ({ userId: actorId, params: { id } }) =>
    viewReport(context, { actorId, id }),
  );
  route("POST /api/admin/reports/:id/answer", async ({ userId: actorId, params: { id }, body }) =>
    sendAnswer(context, { actorId, id, ...body }),
  );
  route("POST /api/admin/mails/send-again", async ({ userId: actorId }) =>
    sendMailsAgain(context, { actorId, now: clock() }),
  );
  route("GET /api/admin/security", async ({ query }) => readSecurityLog(context, query));
  route("GET /api/admin/log", async ({ query }) => readLog(database, query.before));
}
