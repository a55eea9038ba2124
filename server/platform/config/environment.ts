// The variables that Luli reads, and what each may be. .env.example tells what they are for.
import fs from "node:fs";
import { isIP } from "node:net";
import * as v from "valibot";
import { SAMPLERS } from "../tracing/span.ts";

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
const price = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(?:\.\d{1,6})?$/, "must be a price such as 0.25"),
  v.transform(Number),
);
const email = v.pipe(v.string(), v.email("must be an e-mail address"));

/** Luli is served at the root of a host. */
const origin = v.pipe(
  url,
  v.check(
    (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    "must have nothing but a host and a port",
  ),
);
const sender = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must look like Luli <hello@example.com>",
  ),
);

/** The last part of a name is never a number: 1.2.3 and 256.1.1.1 are addresses gone wrong. */
const NAME = /^(?!(?:.*\.)?\d+$)\w(?:[\w-]*\w)?(?:\.\w(?:[\w-]*\w)?)*$/;
const host = v.pipe(
  v.string(),
  v.check(
    (text) => isIP(text) !== 0 || NAME.test(text),
    "must be an address such as 127.0.0.1 or 0.0.0.0, or a host's name",
  ),
);

/** A value that is put into an HTTP header unchanged. */
const token = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]+$/, "must have no spaces, and plain letters alone"),
);

const json = <Value>(inner: v.GenericSchema<unknown, Value>, like: string) => {
  const message = `must be JSON such as ${like}`;
  return v.pipe(
    v.string(),
    v.regex(/^\s*\{/, message),
    v.rawTransform(({ dataset, addIssue, NEVER }): Value => {
      try {
        return v.parse(inner, JSON.parse(dataset.value));
      } catch {
        addIssue({ message });
        return NEVER;
      }
    }),
  );
};

const headerName = v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/));
const headerValue = v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/));
const extraHeaders = json(v.record(headerName, headerValue), '{"api-key":"..."}');
const extraBody = json(v.record(v.string(), v.unknown()), '{"reasoning_effort":"none"}');

const isAddress = (text: string): boolean => {
  try {
    decodeURIComponent(new URL(text).host);
    return true;
  } catch {
    return false;
  }
};
/** A password out of a generator is the usual reason. */
const addressed = v.check(
  isAddress,
  "cannot be read as an address: in a name or password # is written %23, / %2F, ? %3F, @ %40 and % %25",
);
const postgresUrl = v.optional(
  v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, "must start with postgres://"), addressed),
);
const secret = v.optional(v.pipe(v.string(), v.minLength(32, "must have at least 32 characters")));

const environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(["development", "test", "production"], "must be development, test or production"),
    "development",
  ),
  ALLOW_SANDBOX: v.optional(v.picklist(["true", "false"], "must be true or false")),
  SANDBOX_KEY: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  HOST: v.optional(host, "127.0.0.1"),
  PORT: v.optional(whole(1, 65535), "3000"),
  PUBLIC_URL: v.optional(origin),
  HSTS_SUBDOMAINS: v.optional(v.picklist(["true"], "must be true, or not set")),
  TRUSTED_PROXIES: v.optional(whole(0, 10), "0"),
  STOP_ANNOUNCE_SECONDS: v.optional(whole(0, 300)),
  STOP_GRACE_SECONDS: v.optional(whole(0, 300), "6"),
  LOG_LEVEL: v.optional(
    v.picklist(["debug", "info", "warn", "error"], "must be debug, info, warn or error"),
    "info",
  ),
  METRICS_PORT: v.optional(whole(1, 65535)),
  METRICS_TOKEN: v.optional(v.pipe(token, v.minLength(16, "must have at least 16 characters"))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url),
  OTEL_SERVICE_NAME: v.optional(v.string(), "luli"),
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(SAMPLERS, `must be one of ${SAMPLERS.join(", ")}`),
    "parentbased_always_on",
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0?\.\d+|0|1|1\.0+)$/, "must be a number from 0 to 1"),
      v.transform(Number),
    ),
    "1",
  ),
  OPENAI_TRACEPARENT: v.optional(v.picklist(["true"], "must be true, or not set")),
  DATA_DIR: v.optional(v.string(), ".luli"),
  DATABASE_URL: postgresUrl,
  BUILT_IN_DATABASE: v.optional(v.picklist(["true"], "must be true, or not set")),
  DIRECT_DATABASE_URL: postgresUrl,
  DATABASE_CONNECTIONS: v.optional(whole(4, 1_000), "10"),
  MIGRATE_AT_START: v.optional(v.picklist(["off"], "must be off, or not set")),
  AUTH_SECRET: secret,
  AUTH_SECRET_PREVIOUS: secret,
  BREACHED_PASSWORDS_URL: v.optional(url),
  OPENAI_BASE_URL: v.optional(url),
  OPENAI_API_KEY: v.optional(token),
  OPENAI_MODEL: v.optional(v.string()),
  OPENAI_EXTRA_HEADERS: v.optional(extraHeaders),
  OPENAI_EXTRA_BODY: v.optional(extraBody),
  OPENAI_PRICE_IN: v.optional(price),
  OPENAI_PRICE_OUT: v.optional(price),
  OLLAMA_HOST: v.optional(v.string()),
  LOCAL_MODEL: v.optional(v.picklist(["off"], "must be off, or not set")),
  HTTPS_PROXY: v.optional(v.string()),
  HTTP_PROXY: v.optional(v.string()),
  NO_PROXY: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(url, "https://accounts.google.com"),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/./, "must start with smtp:// or smtps://"), addressed),
  ),
  MAIL_FROM: v.optional(sender),
  MAIL_EVENTS_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(16, "must have at least 16 characters")),
  ),
  SUPPORT_EMAIL: v.optional(email),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[sr]k_\S+$/, "must start with sk_ or rk_")),
  ),
  STRIPE_PUBLISHABLE_KEY: v.optional(
    v.pipe(v.string(), v.startsWith("pk_", "must start with pk_")),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.startsWith("whsec_", "must start with whsec_")),
  ),
  STRIPE_PRICE_ID: v.optional(v.pipe(v.string(), v.startsWith("price_", "must start with price_"))),
  STRIPE_API_BASE: v.optional(url),
  STRIPE_PROMOTION_CODES: v.optional(v.picklist(["true"], "must be true, or not set")),
  STRIPE_AUTOMATIC_TAX: v.optional(v.picklist(["true"], "must be true, or not set")),
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{87}$/, "must have 87 characters of base64url")),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "must have 43 characters of base64url")),
  ),
  HELPLINES_FILE: v.optional(v.string()),
  SAFETY_BASE_URL: v.optional(url),
  SAFETY_API_KEY: v.optional(token),
  SAFETY_MODEL: v.optional(v.string()),
  ADMIN_USERS_URL: v.optional(url),
  ADMIN_DATABASE_URL: v.optional(url),
  ADMIN_PAYMENTS_URL: v.optional(url),
  ADMIN_FUNCTIONS_URL: v.optional(url),
  OPERATOR_NAME: v.optional(v.string()),
  OPERATOR_ADDRESS: v.optional(v.string()),
  OPERATOR_REPRESENTATIVE: v.optional(v.string()),
  OPERATOR_REGISTER: v.optional(v.string()),
  OPERATOR_VAT_ID: v.optional(v.string()),
  OPERATOR_PHONE: v.optional(v.string()),
  PRIVACY_EMAIL: v.optional(email),
  HOSTING_PROVIDER: v.optional(v.string()),
  PARENT_COMPANY_URL: v.optional(url),
  COMMUNITY_CHAT_URL: v.optional(url, "https://discord.com"),
  FREE_DAILY_MESSAGES: v.optional(whole(0, 1_000_000), "20"),
  PREMIUM_DAILY_MESSAGES: v.optional(whole(0, 1_000_000), "300"),
  API_CALLS_A_MINUTE: v.optional(whole(1, 1_000_000), "600"),
  SIGN_UPS_A_DAY: v.optional(whole(1, 1_000_000), "60"),
  FREE_REPLIES_PER_ADDRESS_A_DAY: v.optional(whole(0, 1_000_000_000), "400"),
  FREE_REPLIES_A_DAY: v.optional(whole(0, 1_000_000_000), "50000"),
});
export const KNOWN_NAMES = Object.keys(environment.entries);
export type Environment = v.InferOutput<typeof environment>;
export type RawEnvironment = Record<string, string | undefined>;

/** A secret's value never goes to the terminal. */
const SECRET = /SECRET|KEY|TOKEN|DATABASE_URL|SMTP_URL|EXTRA|PROXY/;

/**
 * Parses the environment. Each wrong variable adds a sentence to `problems` and counts as not set, and so do blank ones.
 * NAME_FILE names a file with the value of NAME.
 */
export function readEnvironment(
  env: RawEnvironment,
  problems: string[],
): { env: Environment; wrong: string[] } {
  const given = withFiles(env, problems);
  // Proxies are named in small letters as often.
  for (const name of ["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"])
    given[name] ??= env[name.toLowerCase()];
  const parsed = v.safeParse(environment, given);
  const wrong: string[] = [];
  if (parsed.success) return { env: parsed.output, wrong };
  for (const issue of parsed.issues) {
    const name = v.getDotPath(issue)!;
    // The first issue of a variable is enough.
    if (!(name in given)) continue;
    const value = SECRET.test(name) ? "" : `, but is ${JSON.stringify(given[name])}`;
    problems.push(`${name} ${issue.message}${value}.`);
    wrong.push(name);
    delete given[name];
  }
  return { env: v.parse(environment, given), wrong };
}

/** Docker and Kubernetes pass secrets as files. */
function withFiles(env: RawEnvironment, problems: string[]): RawEnvironment {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  for (const name of KNOWN_NAMES) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) problems.push(`${name} and ${name}_FILE are both set.`);
    else
      try {
        given[name] = fs.readFileSync(file, "utf8").trim();
      } catch (error) {
        problems.push(
          `${name}_FILE names a file that cannot be read: ${(error as Error).message}.`,
        );
      }
  }
  return given;
}
