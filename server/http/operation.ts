// What operators and the browser's start ask: alive, ready, public configuration.
import { Hono } from "hono";
import type { PublicConfig } from "../../shared/contracts/config.ts";
import type { ServerContext, WiredConfig } from "../platform/context.ts";
import { AppError } from "./errors.ts";

export function operationRoutes({ config, pool }: ServerContext) {
  const publicConfig = toPublicConfig(config);
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      try {
        await pool.query("select 1");
      } catch (cause) {
        throw new AppError(503, "database_unavailable", "The database does not answer.", { cause });
      }
      return c.json({ status: "ready" });
    })
    .get("/config.json", (c) => {
      c.header("cache-control", "no-cache");
      return c.json(publicConfig);
    });
}

export function toPublicConfig(config: WiredConfig): PublicConfig {
  return {
    public_url: config.publicUrl,
    support_email: config.supportEmail,
    parent_company_url: config.parentCompanyUrl,
    community_chat_url: config.communityChatUrl,
    google: config.google !== null,
    stripe_publishable_key: config.stripe?.publishableKey ?? null,
    stripe_js_url: config.stripe?.jsUrl ?? null,
    vapid_public_key: config.vapid?.publicKey ?? null,
    sandbox: config.sandbox,
    free_daily_messages: config.freeDailyMessages,
  };
}
