// Lists what a production server must be given, so that no development default ends up in mails and pages.
import { isIP } from "node:net";
import type { Environment } from "./environment.ts";
import { refuseSample } from "./samples.ts";

const NEEDED = [
  ["PUBLIC_URL", "what people type and mails link to"],
  ["AUTH_SECRET", "all servers share one, and it must outlive their disks"],
  ["SMTP_URL", "no stand-in sends mails"],
  ["MAIL_FROM", "whom the mails come from"],
  ["SUPPORT_EMAIL", "where people reach you"],
  ["OPERATOR_NAME", "who sells this, named in the legal notice, the privacy policy and the terms"],
  ["OPERATOR_ADDRESS", "where a letter reaches whoever sells this"],
  ["PARENT_COMPANY_URL", "who runs Luli, linked at the foot of each page"],
] as const;

const FEWEST_CHARACTERS = 8;

/** Sentences about what is missing, or cannot be real, where no stand-in may answer. */
export function demandAll(env: Environment, problems: string[]): void {
  for (const [name, why] of NEEDED) if (!env[name]) problems.push(`${name} must be set: ${why}.`);
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
    problems.push("OPENAI_API_KEY or OPENAI_BASE_URL must be set: no stand-in speaks for Luli.");
  if (!env.DATABASE_URL && !env.BUILT_IN_DATABASE)
    problems.push("DATABASE_URL must be set, or BUILT_IN_DATABASE=true for the one in DATA_DIR.");
  if (env.PUBLIC_URL?.startsWith("http:"))
    problems.push("PUBLIC_URL must start with https://: over http anybody on the way can read.");
  else if (env.PUBLIC_URL && isNumber(env.PUBLIC_URL))
    problems.push(
      "PUBLIC_URL must be a name, not a number: browsers offer no passkeys there, and mails that link to one are taken for spam.",
    );
  refuseGuessable(env, problems);
  for (const [name, value] of Object.entries(env)) {
    const said = typeof value === "string" ? value : JSON.stringify(value);
    const refusal = refuseSample(name, said);
    if (refusal) problems.push(refusal);
  }
}

/** AUTH_SECRET_PREVIOUS may be what it was: it is on its way out. */
function refuseGuessable(env: Environment, problems: string[]): void {
  for (const name of ["AUTH_SECRET", "METRICS_TOKEN", "MAIL_EVENTS_SECRET"] as const)
    if (env[name] && new Set(env[name]).size < FEWEST_CHARACTERS)
      problems.push(
        `${name} must have at least ${FEWEST_CHARACTERS} different characters: openssl rand -base64 32 makes one.`,
      );
}

const isNumber = (url: string) => isIP(new URL(url).hostname.replace(/^\[|\]$/g, "")) !== 0;
