// Routes for operators and for the browser's start: alive, ready, public configuration.
import type { ModelState, PublicConfig } from "../../shared/contracts/config.ts";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { processorsOf } from "../platform/config/processors.ts";
import { RELEASED } from "../platform/config/version.ts";
import type { ServerContext, StoredKeys, WiredConfig } from "../platform/context.ts";
import { clockWrong, databaseUnavailable, serverStopping } from "./errors.ts";
import type { Lifecycle } from "./listen.ts";
import type { Route } from "./route.ts";

export function operationRoutes(
  route: Route,
  { config, keys, pool, presence }: Pick<ServerContext, "config" | "keys" | "pool" | "presence">,
  model: { condition(): { state: ModelState } },
  lifecycle: Lifecycle,
  told: ToldConfig,
): void {
  route("GET /healthz", () => ({ status: "ok" }) as const);
  route("GET /readyz", async () => {
    if (lifecycle.isStopping) throw serverStopping();
    try {
      await pool.query("select 1");
    } catch (cause) {
      throw databaseUnavailable(cause);
    }
    const wrong = presence.clockTrouble();
    if (wrong !== null) throw clockWrong(wrong);
    // The server stays ready while the model's provider has trouble: everything else works, also the answer to a cry for help.
    return { status: "ready", model: model.condition().state } as const;
  });
  route("GET /config.json", () => toPublicConfig(config, keys, told()));
  route("GET /.well-known/security.txt", ({ c }) => c.text(securityText(config)));
  route("GET /.well-known/change-password", ({ c }) => c.redirect("/profile"));
}

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/** The file must have an expiry date: a proxy that serves an old copy for longer would show a dead address. */
export const securityText = ({
  publicUrl,
  supportEmail,
}: Pick<WiredConfig, "publicUrl" | "supportEmail">): string =>
  [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(Date.parse(RELEASED) + HALF_A_YEAR_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGE_IDS.join(", ")}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");

/** What the environment does not say: the settings that admins change while the server runs, and the changes of the model. */
type ToldConfig = () => Pick<PublicConfig, "off" | "banner" | "model_changes">;

export function toPublicConfig(
  config: WiredConfig,
  { vapid }: StoredKeys,
  told: ReturnType<ToldConfig>,
): PublicConfig {
  return {
    ...told,
    public_url: config.publicUrl,
    support_email: config.supportEmail,
    operator: toOperator(config.operator),
    processors: processorsOf(config),
    parent_company_url: config.parentCompanyUrl,
    community_chat_url: config.communityChatUrl,
    google: config.google !== null,
    stripe_publishable_key: config.stripe?.publishableKey ?? null,
    stripe_js_url: config.stripe?.jsUrl ?? null,
    vapid_public_key: vapid.publicKey,
    sandbox: config.sandbox,
    free_daily_messages: config.freeDailyMessages,
    premium_daily_messages: config.premiumDailyMessages,
  };
}

const toOperator = ({
  vatId,
  privacyEmail,
  ...operator
}: WiredConfig["operator"]): PublicConfig["operator"] => ({
  ...operator,
  vat_id: vatId,
  privacy_email: privacyEmail,
});
