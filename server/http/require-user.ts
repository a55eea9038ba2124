// Declares who may call a route, and how often: a signed-in user, or an admin.
import { createMiddleware } from "hono/factory";
import type { Database } from "../platform/database.ts";
import { notAllowed, notAuthenticated } from "./errors.ts";
import { type RateLimits, type RateRule, tooManyRequests } from "../platform/rate-limits.ts";
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

/** After requireUser: so many calls of one user, over all servers. Refuses with 429 too_many_requests and Retry-After. */
export const limitUser = (limits: RateLimits, name: string, rule: RateRule) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const { allowed, retryAfter } = await limits.consume(`${name}|${c.var.userId}`, rule);
    if (!allowed) throw tooManyRequests(retryAfter ?? rule.window);
    await next();
  });
