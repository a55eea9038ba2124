// /api/admin: overview, weeks, health, people, messages, log. For admins alone, whose role is read anew at each call.
import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  type AdminHealth,
  type AdminLog,
  type AdminMessages,
  type AdminMessageText,
  type AdminOverview,
  type AdminPeople,
  type AdminPersonPanel,
  type AdminRoleAnswer,
  type AdminWeeks,
  answeredRequest,
  logQuery,
  messagesQuery,
  peopleQuery,
} from "../../shared/contracts/admin.ts";
import type { VerifyToken } from "../http/access-token.ts";
import { requireAdmin, requireUser, type UserEnv } from "../http/require-user.ts";
import type { ServerContext } from "../platform/context.ts";
import { AppError, notFound } from "../http/errors.ts";
import { emptyRequest, readBody } from "../http/read-body.ts";
import { readLog } from "./audit.ts";
import { createHealth } from "./health.ts";
import { markMessage, readMessage, readMessages } from "./inbox.ts";
import { readPeople, readPerson } from "./people.ts";
import { grantAdmin, takeAdmin } from "./roles.ts";
import { readOverview, readWeeks } from "./service.ts";

export type AdminContext = Pick<ServerContext, "config" | "pool" | "database" | "log" | "clock">;

export function adminRoutes(context: AdminContext, verify: VerifyToken) {
  const { database, clock } = context;
  const readHealth = createHealth(context);
  const change = (c: Context<UserEnv>) => ({
    actorId: c.var.userId,
    userId: readId(c),
    now: clock(),
  });
  return new Hono<UserEnv>()
    .basePath("/api/admin")
    .use("*", requireUser(verify), requireAdmin(database), async (c, next) => {
      c.header("cache-control", "no-store");
      await next();
    })
    .get("/overview", async (c) => c.json<AdminOverview>(await readOverview(context)))
    .get("/weeks", async (c) => c.json<AdminWeeks>(await readWeeks(context)))
    .get("/health", async (c) => c.json<AdminHealth>(await readHealth()))
    .get("/people", async (c) =>
      c.json<AdminPeople>(await readPeople(context, readQuery(c, peopleQuery))),
    )
    .get("/people/:id", async (c) =>
      c.json<AdminPersonPanel>(await readPerson(context, c.var.userId, readId(c))),
    )
    .post("/people/:id/grant-admin", async (c) => {
      await readBody(c, emptyRequest);
      return c.json<AdminRoleAnswer>(await grantAdmin(database, change(c)));
    })
    .post("/people/:id/take-admin", async (c) => {
      await readBody(c, emptyRequest);
      return c.json<AdminRoleAnswer>(await takeAdmin(database, change(c)));
    })
    .get("/messages", async (c) =>
      c.json<AdminMessages>(await readMessages(context, readQuery(c, messagesQuery))),
    )
    .get("/messages/:id", async (c) =>
      c.json<AdminMessageText>(await readMessage(context, c.var.userId, readId(c))),
    )
    .post("/messages/:id/answered", async (c) => {
      const { is_answered: isAnswered } = await readBody(c, answeredRequest);
      const message = { id: readId(c), isAnswered };
      return c.json<AdminMessageText>(await markMessage(context, c.var.userId, message));
    })
    .get("/log", async (c) =>
      c.json<AdminLog>(await readLog(database, readQuery(c, logQuery).before)),
    );
}

const uuid = v.pipe(v.string(), v.uuid());

/** What is no id is the id of nothing. */
function readId(c: Context): string {
  const id = c.req.param("id");
  if (!v.is(uuid, id)) throw notFound();
  return id;
}

function readQuery<T extends v.GenericSchema>(c: Context, contract: T): v.InferOutput<T> {
  const parsed = v.safeParse(contract, c.req.query());
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new AppError(400, "invalid_request", issue.message, {
    field: v.getDotPath(issue) ?? undefined,
  });
}
