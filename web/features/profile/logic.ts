// Problems in the account's forms: found here, or reported by the server.
import { nameProblem, puppyNameProblem } from "../../../shared/rules/names.ts";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { isHttpError } from "../../lib/http-error.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { profileWords } from "./words.tsx";

export type Field = "name" | "puppy_name" | "newEmail" | "currentPassword" | "newPassword";
export type Problems = Partial<Record<Field, string>>;

export type EmailChange = { newEmail: string; currentPassword: string };
export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const FIELDS: ReadonlyMap<string, Field> = new Map([
  ["INVALID_PASSWORD", "currentPassword"],
  ["INVALID_EMAIL", "newEmail"],
  ["PASSWORD_TOO_SHORT", "newPassword"],
  ["PASSWORD_TOO_LONG", "newPassword"],
  ["PASSWORD_TOO_COMMON", "newPassword"],
  ["PASSWORD_COMPROMISED", "newPassword"],
]);

/** Returns the field that a failed write is about, if any. */
export function problemsOf(error: Error): Problems {
  if (!isHttpError(error)) return {};
  const { code, field, message } = error;
  const { wrong } = wordsOf(profileWords);
  if (code === "invalid_request" && (field === "name" || field === "puppy_name"))
    return { [field]: message };
  if (message.startsWith("[body.newEmail]")) return { newEmail: wrong.noEmail };
  const found = FIELDS.get(code);
  if (found === undefined) return {};
  if (found === "currentPassword") return { currentPassword: wrong.notThePassword };
  return { [found]: found === "newEmail" ? wrong.noEmail : message };
}

/** Drops the fields without a problem. */
const only = (problems: { [F in Field]?: string | null }): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));

export function checkNames(name: string, puppyName: string): Problems {
  const { wrong } = wordsOf(profileWords);
  const told = (problem: string | null) => problem && wrong.name(problem);
  return only({ name: told(nameProblem(name)), puppy_name: told(puppyNameProblem(puppyName)) });
}

const checkPresent = (password: string) =>
  password === "" ? wordsOf(profileWords).wrong.noPassword : null;

export function checkEmailChange(change: EmailChange, present: string): Problems {
  const { wrong } = wordsOf(profileWords);
  const wanted = change.newEmail.trim();
  const isSame = wanted.toLowerCase() === present.toLowerCase();
  const address = EMAIL.test(wanted) ? null : wrong.noEmail;
  return only({
    newEmail: isSame ? wrong.sameEmail : address,
    currentPassword: checkPresent(change.currentPassword),
  });
}

export function checkPasswordChange(
  change: Pick<PasswordChange, "currentPassword" | "newPassword">,
): Problems {
  const { wrong } = wordsOf(profileWords);
  const { length } = change.newPassword;
  const { min, max } = PASSWORD_LENGTH;
  const isShort = length < min && wrong.short(min);
  const isLong = length > max && wrong.long(max);
  return only({
    currentPassword: checkPresent(change.currentPassword),
    newPassword: isShort || isLong || null,
  });
}
