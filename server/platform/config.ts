// Everything that the environment decides, read once. .env.example documents each variable; nothing is needed to start.
import path from "node:path";
import { type Environment, type RawEnvironment, readEnvironment } from "./config/environment.ts";
import { readModelSettings } from "./config/model.ts";
import { readOperator } from "./config/operator.ts";
import { demandAll } from "./config/production.ts";
import { readGoogle, readSafety, readTracing, readVapid } from "./config/services.ts";
import { readStripe } from "./config/stripe.ts";
import { tellUnknown } from "./config/unknown-names.ts";
import { StartError } from "./start-error.ts";

export type { GoogleConfig, VapidKeys } from "./config/services.ts";
export type { StripeConfig } from "./config/stripe.ts";

export type Config = ReturnType<typeof toConfig>;

/** Checks what only this machine can tell; throws a StartError. */
export type Check = (config: Config) => void;

/** Throws a StartError with a sentence about each variable that is wrong or missing. */
export function readConfig(given: RawEnvironment, checks: readonly Check[] = []): Config {
  const problems: string[] = [];
  const { env, wrong } = readEnvironment(given, problems);
  const more: string[] = [];
  const config = toConfig(env, more);
  compare(env, more);
  if (!config.isSandboxAllowed) demandAll(env, more);
  for (const check of checks) problems.push(...tryOut(() => check(config)));
  // A wrong variable is not also reported as missing.
  const isSaid = (sentence: string) =>
    wrong.some((name) => new RegExp(`\\b${name}\\b`).test(sentence));
  problems.push(...more.filter((sentence) => !isSaid(sentence)));
  if (problems.length > 0)
    throw new StartError(tell([...problems, ...tellUnknown(Object.keys(given))]));
  return config;
}

/** Variables that are right alone and wrong together. */
function compare(env: Environment, problems: string[]): void {
  const { PORT, METRICS_PORT, FREE_DAILY_MESSAGES: free, PREMIUM_DAILY_MESSAGES: premium } = env;
  if (METRICS_PORT === PORT)
    problems.push(`METRICS_PORT must be another port than PORT, but both are ${PORT}.`);
  if (free > premium)
    problems.push(
      `FREE_DAILY_MESSAGES must not be more than PREMIUM_DAILY_MESSAGES, but ${free} is more than ${premium}.`,
    );
}

function tryOut(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof StartError) return [error.message];
    throw error;
  }
}

function tell(problems: string[]): string {
  if (problems.length === 1) return problems[0]!;
  return `Luli does not start, for ${problems.length} reasons:\n${problems.map((sentence) => `- ${sentence}`).join("\n")}`;
}

function toConfig(env: Environment, problems: string[]) {
  const isProduction = env.NODE_ENV === "production";
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://${browsable(env.HOST)}:${env.PORT}`).origin;
  const supportEmail = env.SUPPORT_EMAIL ?? "support@luli.test";
  const page = (given: string | undefined, fallback: string) => given ?? `${publicUrl}${fallback}`;
  return {
    isProduction,
    /**
     * Whether the sandbox's two accounts, one of them an admin, are made. An operator's own database gets them only on
     * request.
     */
    isSeeded: env.ALLOW_SANDBOX === "true" || !env.DATABASE_URL,
    /** Whether stand-ins may answer for services that are not configured. */
    isSandboxAllowed: env.ALLOW_SANDBOX ? env.ALLOW_SANDBOX === "true" : !isProduction,
    /** Opens the stand-ins' pages to other machines. Null: to this one alone. */
    sandboxKey: env.SANDBOX_KEY ?? null,
    host: env.HOST,
    port: env.PORT,
    /** Origin that people and mails use, without a slash at the end. */
    publicUrl,
    /** Whether browsers shall ask for every name below PUBLIC_URL's by https alone, too. */
    isHstsForSubdomains: env.HSTS_SUBDOMAINS === "true",
    /** How many proxies in front add to X-Forwarded-For; 0 means the socket's address is the client's. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** How long a server that is told to stop says so at /readyz while it still serves, and how long replies may go on then. */
    stop: {
      // Development has no load balancer that must notice the stop.
      announceMs: (env.STOP_ANNOUNCE_SECONDS ?? (isProduction ? 2 : 0)) * 1_000,
      graceMs: env.STOP_GRACE_SECONDS * 1_000,
    },
    /** Events below this level are not logged. */
    logLevel: env.LOG_LEVEL,
    /** Port and token of the Prometheus endpoint. Both null: metrics are off. */
    metrics: { port: env.METRICS_PORT ?? null, token: env.METRICS_TOKEN ?? null },
    /** The OpenTelemetry exporter. Null: tracing is off. */
    tracing: readTracing(env),
    dataDir: path.resolve(env.DATA_DIR),
    /** Null: a Postgres of our own in dataDir. */
    databaseUrl: env.DATABASE_URL ?? null,
    /** Past the pooler that databaseUrl leads to, for what needs a session of its own. Null: databaseUrl is no pooler. */
    directDatabaseUrl: readDirect(env, problems),
    /** How many connections calls may use at once. */
    databaseConnections: env.DATABASE_CONNECTIONS,
    /** Whether a start brings an older database forward; else it refuses one. */
    isMigrating: env.MIGRATE_AT_START !== "off",
    /** Null: made once and kept in dataDir. */
    authSecret: env.AUTH_SECRET ?? null,
    /** A service that knows leaked passwords by k-anonymity. Null: passwords are not checked. */
    breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL ?? null,
    /** The secret before this one: what it locked and signed is taken over. */
    authSecretPrevious: env.AUTH_SECRET_PREVIOUS ?? null,
    /** Null: nothing says where it is. */
    model: readModelSettings(env, problems),
    /** Whether a model server that already runs on this machine is used where nothing says where the model is. */
    isLocalModelUsed: env.LOCAL_MODEL !== "off",
    /** Ollama's own variable for its address. Null: its default. */
    ollamaHost: env.OLLAMA_HOST || null,
    /** OPENAI_MODEL, also where nothing says where it is. */
    modelName: env.OPENAI_MODEL ?? null,
    /** US dollars for a million tokens, to the model and from it. Null: not said. */
    modelPrices: readPrices(env, problems),
    google: readGoogle(env, problems),
    smtpUrl: env.SMTP_URL ?? null,
    /** The secret of a mail provider's bounce webhook. Null: the webhook is off. */
    mailEventsSecret: env.MAIL_EVENTS_SECRET ?? null,
    mailFrom: env.MAIL_FROM ?? "Luli <hello@luli.test>",
    supportEmail,
    operator: readOperator(env, supportEmail),
    /** The provider of the machines and the database. Empty: not named. */
    hostingProvider: env.HOSTING_PROVIDER ?? "",
    /** Null: nothing can be bought here. */
    stripe: readStripe(env, problems),
    /** Whether the checkout takes Stripe's promotion codes. */
    hasPromotionCodes: env.STRIPE_PROMOTION_CODES === "true",
    /** Whether Stripe works out the tax in the price, and asks for the address that it needs. */
    isTaxAutomatic: env.STRIPE_AUTOMATIC_TAX === "true",
    /** Helplines in the place of our own (server/safety/helplines.json). Null: ours alone. */
    helplinesFile: env.HELPLINES_FILE ?? null,
    /** The model that judges each message for danger while the reply is made. Null: none. */
    safety: readSafety(env, problems),
    /** The VAPID keys of this server, in base64url. Null: they are made once and kept in the database. */
    vapid: readVapid(env, problems),
    adminUrls: {
      users: page(env.ADMIN_USERS_URL, "/admin"),
      database: page(env.ADMIN_DATABASE_URL, "/readyz"),
      payments: env.ADMIN_PAYMENTS_URL ?? STRIPE_DASHBOARD,
      functions: page(env.ADMIN_FUNCTIONS_URL, "/healthz"),
    },
    parentCompanyUrl: env.PARENT_COMPANY_URL ?? "https://example.com",
    communityChatUrl: env.COMMUNITY_CHAT_URL,
    freeDailyMessages: env.FREE_DAILY_MESSAGES,
    premiumDailyMessages: env.PREMIUM_DAILY_MESSAGES,
    /** Limit of one user on one server. */
    apiCallsAMinute: env.API_CALLS_A_MINUTE,
    /** New accounts from one network address. */
    signUpsADay: env.SIGN_UPS_A_DAY,
    /** Limit of the free accounts of one network address, per day. */
    freeRepliesAnAddress: env.FREE_REPLIES_PER_ADDRESS_A_DAY,
    freeRepliesInAll: env.FREE_REPLIES_A_DAY,
  };
}

export const STRIPE_DASHBOARD = "https://dashboard.stripe.com";

function readDirect(
  { DATABASE_URL, DIRECT_DATABASE_URL }: Environment,
  problems: string[],
): string | null {
  if (DIRECT_DATABASE_URL && !DATABASE_URL)
    problems.push("DATABASE_URL must be set together with DIRECT_DATABASE_URL.");
  return DIRECT_DATABASE_URL ?? null;
}

function readPrices(
  { OPENAI_PRICE_IN: price, OPENAI_PRICE_OUT: priceOut }: Environment,
  problems: string[],
): { in: number; out: number } | null {
  if (price !== undefined && priceOut !== undefined) return { in: price, out: priceOut };
  if (price !== undefined || priceOut !== undefined)
    problems.push("OPENAI_PRICE_IN and OPENAI_PRICE_OUT must be set together.");
  return null;
}

function browsable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
