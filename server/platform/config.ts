// Everything that the environment decides, read once. .env.example documents each variable; nothing is needed to start.
import path from "node:path";
import * as v from "valibot";
import {
  extraBody,
  extraHeaders,
  type ModelSettings,
  readModelSettings,
} from "./model-settings.ts";
import { StartError } from "./start-error.ts";
import { readStripe, type StripeConfig } from "./stripe-settings.ts";

export type { StripeConfig } from "./stripe-settings.ts";

export type Config = {
  isProduction: boolean;
  /** Whether stand-ins may answer for services that are not configured. */
  isSandboxAllowed: boolean;
  /** Opens the stand-ins' pages to other machines. Null: to this one alone. */
  sandboxKey: string | null;
  host: string;
  port: number;
  /** Origin that people and mails use, without a slash at the end. */
  publicUrl: string;
  /** How many proxies in front add to X-Forwarded-For; 0 means the socket's address is the client's. */
  trustedProxies: number;
  /** How long a server that is told to stop says so at /readyz while it still serves, and how long replies may go on then. */
  stop: { announceMs: number; graceMs: number };
  dataDir: string;
  /** Null: a Postgres of our own in dataDir. */
  databaseUrl: string | null;
  /** Past the pooler that databaseUrl leads to, for what needs a session of its own. Null: databaseUrl is no pooler. */
  directDatabaseUrl: string | null;
  /** Null: made once and kept in dataDir. */
  authSecret: string | null;
  /** Where passwords of leaks are asked for, by k-anonymity. Null: nowhere. */
  breachedPasswordsUrl: string | null;
  /** The secret before this one: what it locked and signed is taken over. */
  authSecretPrevious: string | null;
  /** Null: nothing says where it is. */
  model: ModelSettings | null;
  /** Whether a model server that already runs on this machine is used where nothing says where the model is. */
  isLocalModelUsed: boolean;
  /** OPENAI_MODEL, also where nothing says where it is. */
  modelName: string | null;
  google: GoogleConfig | null;
  smtpUrl: string | null;
  mailFrom: string;
  supportEmail: string;
  /** Null: nothing can be bought here. */
  stripe: StripeConfig | null;
  /** Helplines in the place of our own (server/safety/helplines.json). Null: ours alone. */
  helplinesFile: string | null;
  /** Asked about each message beside the reply. Null: nobody. */
  safety: SafetyConfig | null;
  /** What push services know this server by, base64url. Null: made once and kept in the database. */
  vapid: VapidKeys | null;
  adminUrls: { users: string; database: string; payments: string; functions: string };
  parentCompanyUrl: string;
  communityChatUrl: string;
  freeDailyMessages: number;
  premiumDailyMessages: number;
  /** Of one user, on one server. */
  apiCallsAMinute: number;
  /** New accounts from one network address. */
  signUpsADay: number;
};
/** OpenAI's moderations, or a chat model of any OpenAI-compatible endpoint. */
export type SafetyConfig = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  wire: "moderations" | "chat";
};
export type VapidKeys = { publicKey: string; privateKey: string };
export type GoogleConfig = { issuer: string; clientId: string; clientSecret: string };

const url = v.pipe(
  v.string(),
  v.url("must be a web address such as https://example.com"),
  v.regex(/^https?:\/\//, "must start with http:// or https://"),
);
const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};
const email = v.pipe(v.string(), v.email("must be an e-mail address"));

const postgresUrl = v.optional(
  v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, "must start with postgres://")),
);
const secret = v.optional(v.pipe(v.string(), v.minLength(32, "must have at least 32 characters")));

const environment = v.object({
  NODE_ENV: v.optional(v.string(), "development"),
  ALLOW_SANDBOX: v.optional(v.picklist(["true", "false"], "must be true or false")),
  SANDBOX_KEY: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  HOST: v.optional(v.string(), "127.0.0.1"),
  PORT: v.optional(whole(1, 65535), "3000"),
  PUBLIC_URL: v.optional(url),
  TRUSTED_PROXIES: v.optional(whole(0, 10), "0"),
  STOP_ANNOUNCE_SECONDS: v.optional(whole(0, 300)),
  STOP_GRACE_SECONDS: v.optional(whole(0, 300), "6"),
  DATA_DIR: v.optional(v.string(), ".luli"),
  DATABASE_URL: postgresUrl,
  DIRECT_DATABASE_URL: postgresUrl,
  AUTH_SECRET: secret,
  AUTH_SECRET_PREVIOUS: secret,
  BREACHED_PASSWORDS_URL: v.optional(url),
  OPENAI_BASE_URL: v.optional(url),
  OPENAI_API_KEY: v.optional(v.string()),
  OPENAI_MODEL: v.optional(v.string()),
  OPENAI_EXTRA_HEADERS: v.optional(extraHeaders),
  OPENAI_EXTRA_BODY: v.optional(extraBody),
  LOCAL_MODEL: v.optional(v.picklist(["off"], "must be off, or not set")),
  HTTPS_PROXY: v.optional(v.string()),
  HTTP_PROXY: v.optional(v.string()),
  NO_PROXY: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(url, "https://accounts.google.com"),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/./, "must start with smtp:// or smtps://")),
  ),
  MAIL_FROM: v.optional(v.string(), "Luli <hello@luli.test>"),
  SUPPORT_EMAIL: v.optional(email, "support@luli.test"),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[sr]k_/, "must start with sk_ or rk_")),
  ),
  STRIPE_PUBLISHABLE_KEY: v.optional(
    v.pipe(v.string(), v.startsWith("pk_", "must start with pk_")),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.startsWith("whsec_", "must start with whsec_")),
  ),
  STRIPE_PRICE_ID: v.optional(v.pipe(v.string(), v.startsWith("price_", "must start with price_"))),
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{87}$/, "must have 87 characters of base64url")),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "must have 43 characters of base64url")),
  ),
  HELPLINES_FILE: v.optional(v.string()),
  SAFETY_BASE_URL: v.optional(url),
  SAFETY_API_KEY: v.optional(v.string()),
  SAFETY_MODEL: v.optional(v.string()),
  SAFETY_WIRE: v.optional(
    v.picklist(["moderations", "chat"], "must be moderations or chat"),
    "moderations",
  ),
  ADMIN_USERS_URL: v.optional(url),
  ADMIN_DATABASE_URL: v.optional(url),
  ADMIN_PAYMENTS_URL: v.optional(url),
  ADMIN_FUNCTIONS_URL: v.optional(url),
  PARENT_COMPANY_URL: v.optional(url, "https://example.com"),
  COMMUNITY_CHAT_URL: v.optional(url, "https://discord.com"),
  FREE_DAILY_MESSAGES: v.optional(whole(0, 1_000_000), "20"),
  PREMIUM_DAILY_MESSAGES: v.optional(whole(0, 1_000_000), "300"),
  API_CALLS_A_MINUTE: v.optional(whole(1, 1_000_000), "600"),
  SIGN_UPS_A_DAY: v.optional(whole(1, 1_000_000), "60"),
});
type Environment = v.InferOutput<typeof environment>;

/** Throws a StartError of one sentence that names the variable. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  // Proxies are named in small letters as often.
  for (const name of ["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"])
    given[name] ??= env[name.toLowerCase()];
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    const name = v.getDotPath(issue) ?? "The environment";
    // A secret's value never goes to the terminal.
    const value = /SECRET|KEY|DATABASE_URL|SMTP_URL|EXTRA|PROXY/.test(name)
      ? ""
      : `, but is ${JSON.stringify(issue.input)}`;
    throw new StartError(`${name} ${issue.message}${value}.`);
  }
  return toConfig(parsed.output);
}

function toConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === "production";
  if (isProduction && env.DATABASE_URL && !env.AUTH_SECRET)
    throw new StartError(
      "AUTH_SECRET must be set in production with DATABASE_URL: all servers of a database share one, and it must outlive their disks.",
    );
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://${browsable(env.HOST)}:${env.PORT}`).origin;
  const page = (given: string | undefined, fallback: string) => given ?? `${publicUrl}${fallback}`;
  return {
    isProduction,
    isSandboxAllowed: env.ALLOW_SANDBOX ? env.ALLOW_SANDBOX === "true" : !isProduction,
    sandboxKey: env.SANDBOX_KEY ?? null,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    trustedProxies: env.TRUSTED_PROXIES,
    stop: {
      // On a desk there is no balancer to be told.
      announceMs: (env.STOP_ANNOUNCE_SECONDS ?? (isProduction ? 2 : 0)) * 1_000,
      graceMs: env.STOP_GRACE_SECONDS * 1_000,
    },
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    directDatabaseUrl: readDirect(env),
    authSecret: env.AUTH_SECRET ?? null,
    authSecretPrevious: env.AUTH_SECRET_PREVIOUS ?? null,
    breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL ?? null,
    model: readModelSettings(env),
    isLocalModelUsed: env.LOCAL_MODEL !== "off",
    modelName: env.OPENAI_MODEL ?? null,
    google: readGoogle(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    stripe: readStripe(env),
    helplinesFile: env.HELPLINES_FILE ?? null,
    safety: readSafety(env),
    vapid: readVapid(env),
    adminUrls: {
      users: page(env.ADMIN_USERS_URL, "/admin"),
      database: page(env.ADMIN_DATABASE_URL, "/readyz"),
      payments: env.ADMIN_PAYMENTS_URL ?? STRIPE_DASHBOARD,
      functions: page(env.ADMIN_FUNCTIONS_URL, "/healthz"),
    },
    parentCompanyUrl: env.PARENT_COMPANY_URL,
    communityChatUrl: env.COMMUNITY_CHAT_URL,
    freeDailyMessages: env.FREE_DAILY_MESSAGES,
    premiumDailyMessages: env.PREMIUM_DAILY_MESSAGES,
    apiCallsAMinute: env.API_CALLS_A_MINUTE,
    signUpsADay: env.SIGN_UPS_A_DAY,
  };
}

export const STRIPE_DASHBOARD = "https://dashboard.stripe.com";

function readDirect({ DATABASE_URL, DIRECT_DATABASE_URL }: Environment): string | null {
  if (DIRECT_DATABASE_URL && !DATABASE_URL)
    throw new StartError("DATABASE_URL must be set together with DIRECT_DATABASE_URL.");
  return DIRECT_DATABASE_URL ?? null;
}

function readSafety(env: Environment): SafetyConfig | null {
  const { SAFETY_BASE_URL, SAFETY_API_KEY, SAFETY_MODEL, SAFETY_WIRE } = env;
  if (!SAFETY_BASE_URL && !SAFETY_MODEL && !SAFETY_API_KEY) return null;
  if (!SAFETY_BASE_URL || !SAFETY_MODEL)
    throw new StartError("SAFETY_BASE_URL and SAFETY_MODEL must be set together.");
  return {
    baseUrl: SAFETY_BASE_URL.replace(/\/+$/, ""),
    apiKey: SAFETY_API_KEY ?? null,
    model: SAFETY_MODEL,
    wire: SAFETY_WIRE,
  };
}

function readVapid({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): VapidKeys | null {
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY)
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  if (VAPID_PUBLIC_KEY || VAPID_PRIVATE_KEY)
    throw new StartError("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.");
  return null;
}

function readGoogle(env: Environment): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env;
  if (!GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET) return null;
  if (!GOOGLE_CLIENT_ID)
    throw new StartError("GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET.");
  if (!GOOGLE_CLIENT_SECRET)
    throw new StartError("GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID.");
  return {
    issuer: env.GOOGLE_ISSUER.replace(/\/$/, ""),
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
  };
}

function browsable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
