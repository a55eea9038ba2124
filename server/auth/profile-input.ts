// Validates profile input and fits it to the users and sessions tables.
import { chooseLanguage, type Language } from "../../shared/contracts/language.ts";
import { EMAIL_LENGTH } from "../../shared/rules/contact.ts";
import { nameProblem } from "../../shared/rules/names.ts";
import { askedLanguage } from "../http/accept-language.ts";

export const USER_AGENT_LENGTH = 1024;

/** The canonical IANA name; null: Intl knows no such named zone. */
function zoneOf(value: unknown): string | null {
  // Offsets such as "+05:00" mean the opposite to Postgres, so only names count.
  if (typeof value !== "string" || !/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(value)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns UTC for an unknown zone. */
export const readTimeZone = (value: unknown): string => zoneOf(value) ?? "UTC";

/** Returns why a change of zone is refused, or null. A browser with newer zones than the server must not break a sign-in. */
export const zoneProblem = ({
  timeZone,
}: Record<string, unknown>): { code: string; message: string } | null =>
  timeZone === undefined || zoneOf(timeZone) !== null
    ? null
    : { code: "INVALID_TIME_ZONE", message: "timeZone must be the IANA name of a time zone." };

/** Returns the language if it is one of ours, else English. */
export const readLanguage = (value: unknown): Language =>
  chooseLanguage(typeof value === "string" ? [value] : []);

/** People who do not choose a language, as with Google, get the one their browser asks for. */
export async function fitNewUser<T extends Record<string, unknown>>(
  user: T,
  headers: Headers | undefined,
) {
  const { language = askedLanguage(headers?.get("accept-language")) } = user;
  return { data: { ...user, language } };
}

/** Why a sign-up or a change of profile is refused, or null. Runs before any look-up, so it tells nothing about accounts. */
export function profileProblem(
  body: Record<string, unknown>,
): { code: string; message: string } | null {
  const { name, email, image } = body;
  if (name !== undefined) {
    const problem = typeof name === "string" ? nameProblem(name) : "Please write a name.";
    if (problem) return { code: "INVALID_NAME", message: problem };
  }
  if (typeof email === "string" && email.length > EMAIL_LENGTH)
    return { code: "INVALID_EMAIL", message: "Invalid email" };
  if (image !== undefined && image !== null)
    return { code: "FIELD_NOT_ALLOWED", message: "image is not allowed to be set" };
  return null;
}

export async function fitSession<T extends { userAgent?: string | null | undefined }>(session: T) {
  return { data: { ...session, userAgent: session.userAgent?.slice(0, USER_AGENT_LENGTH) } };
}
