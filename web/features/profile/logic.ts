// What is wrong with what someone writes into a form of their account: found here, or said by the server.
import { nameProblem, puppyNameProblem } from "../../../shared/rules/names.ts";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { isHttpError } from "../../lib/http-error.ts";
import type { EmailChange, PasswordChange } from "./data.ts";

export type Field = "name" | "puppy_name" | "newEmail" | "currentPassword" | "newPassword";
export type Problems = Partial<Record<Field, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const FIELDS: ReadonlyMap<string, Field> = new Map([
  ["INVALID_PASSWORD", "currentPassword"],
  ["INVALID_EMAIL", "newEmail"],
  ["PASSWORD_TOO_SHORT", "newPassword"],
  ["PASSWORD_TOO_LONG", "newPassword"],
]);
const NOT_THE_PASSWORD = "That is not your password.";
const NO_ADDRESS = "Please enter a whole email address, like name@example.com.";

/** The field that a failed write is about, if it is about one. */
export function problemsOf(error: Error): Problems {
  if (!isHttpError(error)) return {};
  const { code, field, message } = error;
  if (code === "invalid_request" && (field === "name" || field === "puppy_name"))
    return { [field]: message };
  if (message.startsWith("[body.newEmail]")) return { newEmail: NO_ADDRESS };
  const found = FIELDS.get(code);
  if (found === undefined) return {};
  if (found === "currentPassword") return { currentPassword: NOT_THE_PASSWORD };
  return { [found]: found === "newEmail" ? NO_ADDRESS : message };
}

/** Without the fields that are fine. */
const only = (problems: { [F in Field]?: string | null }): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));

export const checkNames = (name: string, puppyName: string): Problems =>
  only({ name: nameProblem(name), puppy_name: puppyNameProblem(puppyName) });

const checkPresent = (password: string) => (password === "" ? "Please enter your password." : null);

export function checkEmailChange(change: EmailChange, present: string): Problems {
  const wanted = change.newEmail.trim();
  const isSame = wanted.toLowerCase() === present.toLowerCase();
  const address = EMAIL.test(wanted) ? null : NO_ADDRESS;
  return only({
    newEmail: isSame ? "That is your address already." : address,
    currentPassword: checkPresent(change.currentPassword),
  });
}

export function checkPasswordChange(
  change: Pick<PasswordChange, "currentPassword" | "newPassword">,
): Problems {
  const { length } = change.newPassword;
  const { min, max } = PASSWORD_LENGTH;
  const isShort = length < min && `Please use at least ${min} characters.`;
  const isLong = length > max && `Please use up to ${max} characters.`;
  return only({
    currentPassword: checkPresent(change.currentPassword),
    newPassword: isShort || isLong || null,
  });
}
