// Declares who may call a route: a signed-in user, or an admin.
import { createMiddleware } from "hono/factory";
import type { Database } from "../database.ts";
import { notAllowed, notAuthenticated } from "../errors.ts";
import type { VerifyToken } from "./access-token.ts";
import { hasRole } from "./roles.ts";

export type UserEnv = { Variables: { userId: string } };

export const requireUser = (verify: VerifyToken) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const token = /^Bearer ([^\s]+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    const userId = token === undefined ? null : await verify(token);
    if (!userId) throw notAuthenticated();
    c.set("userId", userId);
    await next();
  });

/** After requireUser. The role is read each time, so that taking it away acts at once. */
export const requireAdmin = (database: Database) =>
  createMiddleware<UserEnv>(async (c, next) => {
    if (!(await hasRole(database, c.var.userId, "admin"))) throw notAllowed();
    await next();
  });
