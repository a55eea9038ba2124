// What operators and the browser's start ask: alive, ready, public configuration.
import type { ModelState, PublicConfig } from "../../shared/contracts/config.ts";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import type { ServerContext, StoredKeys, WiredConfig } from "../platform/context.ts";
import { databaseUnavailable, serverStopping } from "./errors.ts";
import type { Lifecycle } from "./listen.ts";
import type { Route } from "./route.ts";

export function operationRoutes(
  route: Route,
  { config, keys, pool, clock }: Pick<ServerContext, "config" | "keys" | "pool" | "clock">,
  model: { condition(): { state: ModelState } },
  lifecycle: Lifecycle,
): void {
  const publicConfig = toPublicConfig(config, keys);
  route("GET /healthz", () => ({ status: "ok" }) as const);
  route("GET /readyz", async () => {
    if (lifecycle.isStopping) throw serverStopping();
    try {
      await pool.query("select 1");
    } catch (cause) {
      throw databaseUnavailable(cause);
    }
    // A provider's trouble takes no server out of the row: everything else works, and a cry for help is answered without it.
    return { status: "ready", model: model.condition().state } as const;
  });
  route("GET /config.json", () => publicConfig);
  route("GET /.well-known/security.txt", ({ c }) => c.text(securityText(config, clock())));
  route("GET /.well-known/change-password", ({ c }) => c.redirect("/profile"));
}

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/** It must say until when it holds; as long as the server answers it does. */
const securityText = ({ publicUrl, supportEmail }: WiredConfig, now: Date): string =>
  [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(now.getTime() + HALF_A_YEAR_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGE_IDS.join(", ")}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");

export function toPublicConfig(config: WiredConfig, { vapid }: StoredKeys): PublicConfig {
  return {
    public_url: config.publicUrl,
    support_email: config.supportEmail,
    parent_company_url: config.parentCompanyUrl,
    community_chat_url: config.communityChatUrl,
    google: config.google !== null,
    stripe_publishable_key: config.stripe?.publishableKey ?? null,
    stripe_js_url: config.stripe?.jsUrl ?? null,
    vapid_public_key: vapid.publicKey,
    sandbox: config.sandbox,
    free_daily_messages: config.freeDailyMessages,
  };
}
