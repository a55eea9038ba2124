// Every failure that the server may name has words in the browser, or a place that answers it; and no words wait for a failure
// that never comes.
import { globSync, readFileSync } from "node:fs";
import type { BASE_ERROR_CODES } from "better-auth";
import type { TWO_FACTOR_ERROR_CODES } from "better-auth/plugins";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const find = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, code]) => code!);

const sources = globSync("server/**/*.ts", { cwd: new URL("..", import.meta.url) }).filter(
  (file) => !/\.test\.ts$|testing/.test(file),
);
const said = new Set([
  ...sources.flatMap((file) => find(file, /(?:new AppError\(\s*[\w.]+,|\bcode:)\s*"(\w+)"/g)),
  ...find("server/game/service.ts", /^ {2}(\w+): "/gm),
  // What a person's own device answers.
  ...find("web/lib/session/device.ts", /\bcode = "(\w+)"/g),
]);
const worded = new Set(find("web/lib/words/failure-words.ts", /^ {2}\| "(\w+)"/gm));

/** better-auth's own; the type checker knows whether it still says them. */
const LIBRARY: (keyof typeof BASE_ERROR_CODES | keyof typeof TWO_FACTOR_ERROR_CODES)[] = [
  "EMAIL_NOT_VERIFIED",
  "INVALID_BACKUP_CODE",
  "INVALID_CODE",
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_TOKEN",
  "INVALID_TWO_FACTOR_COOKIE",
  "MISSING_FIELD",
  "PASSWORD_TOO_LONG",
  "PASSWORD_TOO_SHORT",
  "PROVIDER_NOT_FOUND",
  "TOKEN_EXPIRED",
  "VALIDATION_ERROR",
];
/** The page that answers it by its code, in words of its own. */
const ELSEWHERE: Record<string, string> = {
  quota_exceeded: "web/features/chat/failure.ts",
  server_stopping: "web/features/chat/stream/chat-event.ts",
  consent_outdated: "web/features/subscription/logic.ts",
  link_over: "web/app/pages/contract.tsx",
  memory_paused: "web/features/chat/tools/data.ts",
  nothing_to_remember: "web/features/chat/tools/data.ts",
  not_todays_task: "web/features/game/task/words.ts",
  task_not_done: "web/features/game/task/words.ts",
  already_claimed: "web/features/game/task/words.ts",
  already_swapped: "web/features/game/task/words.ts",
};
/** Codes that are shown in English only, and why. */
const UNREAD: Record<string, string> = {
  bad_request: "our pages ask nothing that is refused without a code of its own",
  bad_signature: "only Stripe could",
  clock_wrong: "operators alone ask whether a server is ready",
  cross_site: "our pages are no other site",
  already_answered: "staff read English",
  already_confirmed: "staff read English",
  email_not_verified: "staff read English",
  idempotency_key_reused: "the page makes a new key for each message",
  not_replaceable: "the page offers it beside the last message alone",
  last_admin: "staff read English",
  message_id_taken: "the page makes a new id for each message",
  no_trial: "staff read English",
  no_customer: "the portal's toast says the same for every reason",
  payments_unavailable:
    "the toasts of portal, checkout and cancelling say the same for every reason",
  unknown_push_service: "the toast of the switch says the same for every reason",
  unsupported_media_type: "our pages send JSON",
  INVALID_TIME_ZONE: "the account keeps its zone until a device says one that the server knows",
  user_not_found: "staff read English",
  withdrawal_over: "the page offers it while it is possible alone",
};

test("both sides were found", () => {
  expect(said.size).toBeGreaterThan(40);
  expect(worded.size).toBeGreaterThan(30);
});

test("every code of the server is worded, answered by a page, or read by no client", () => {
  const known = [...worded, ...Object.keys(ELSEWHERE), ...Object.keys(UNREAD)];
  expect([...said].filter((code) => !known.includes(code))).toEqual([]);
});

test("every worded or excused code exists", () => {
  const spoken: string[] = [...said, ...LIBRARY];
  const listed = [...worded, ...Object.keys(ELSEWHERE), ...Object.keys(UNREAD)];
  expect(listed.filter((code) => !spoken.includes(code))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(Object.entries(ELSEWHERE))("%s is answered in %s", (code, file) => {
  expect(read(file)).toContain(code);
});
