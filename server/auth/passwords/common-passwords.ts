// The 10,000 most common passwords that are long enough to be chosen here: of the list of @zxcvbn-ts/language-common 4.1.3 (MIT, from
// the leaks that zxcvbn counted), the first ones of eight characters and more, in small letters.
import fs from "node:fs";

const COMMON: ReadonlySet<string> = new Set(
  fs
    .readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== ""),
);

/** "abababab", "luliluli": a few characters, again and again. */
const REPEATED = /^(.{1,4})\1+$/;

/** Whether it is among the first that anybody would try. */
export function isCommonPassword(password: string, email = ""): boolean {
  const plain = password.toLowerCase();
  const [name] = email.toLowerCase().split("@");
  return (
    COMMON.has(plain) || REPEATED.test(plain) || plain === name || plain === email.toLowerCase()
  );
}
