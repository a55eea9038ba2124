// Anyone can type another person's address. A limit that counts by it may hold back mails; it never refuses the person.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callNames, callOf, type CallName } from "../shared/api/api.ts";
import { authFixture, PASSWORD, UNREACHABLE_STRIPE } from "./testing/auth-server.ts";
import { openBrowser } from "./testing/browser.ts";

const server = await authFixture({ config: { stripe: UNREACHABLE_STRIPE } });

/** More than any limit counts. */
const STRANGERS = 60;

/** Calls of people (not of admins) whose body names an address. */
const names = callNames.filter((name) => {
  const { who, body } = callOf(name);
  const entries = Object.keys((body as { entries?: object } | undefined)?.entries ?? {});
  return who !== "admin" && entries.some((field) => /email$/i.test(field));
});

const BODIES: Partial<Record<CallName, (email: string, password: string) => object>> = {
  "POST /auth/v1/sign-up/email": (email, password) => ({ name: "", email, password }),
  "POST /auth/v1/sign-in/email": (email, password) => ({ email, password }),
  "POST /auth/v1/send-verification-email": (email) => ({ email }),
  "POST /auth/v1/request-password-reset": (email) => ({ email }),
  "POST /auth/v1/change-email": (newEmail) => ({ newEmail, currentPassword: PASSWORD }),
  "POST /functions/v1/contract/link": (email) => ({ email }),
  "POST /functions/v1/contract/withdraw": (email) => ({ token: "x", name: "Ada", email }),
  "POST /functions/v1/contract/own/withdraw": (email, password) => ({
    password,
    name: "Ada",
    email,
  }),
  "POST /api/contact": (email) => ({
    id: randomUUID(),
    name: "Ada",
    email,
    subject: "Hello",
    message: "Hello",
  }),
};

test("every call that takes an address is walked", () => {
  expect(Object.keys(BODIES).toSorted()).toEqual(names.toSorted());
});

test.each(names)("%s answers a person whose address strangers have typed", async (name) => {
  const person = openBrowser(server);
  const { email, bearer } = await person.arrive();
  const stranger = openBrowser(server);
  const isSignedIn = ["user", "session"].includes(callOf(name).who);
  const headers = isSignedIn ? (await stranger.arrive()).bearer : {};
  const path = name.split(" ")[1]!;
  const body = BODIES[name]!;
  await Promise.all(
    Array.from({ length: STRANGERS }, (_, n) =>
      stranger.post(path, body(email, "a wrong guess"), { headers, ip: `198.51.100.${n}` }),
    ),
  );
  const { status } = await person.post(path, body(email, PASSWORD), { headers: bearer });
  expect(status).not.toBe(429);
});
