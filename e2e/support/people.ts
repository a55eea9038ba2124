// People who use Luli. Each has a unique address, so that journeys run side by side.
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { expect, type APIRequestContext, type BrowserContext } from "@playwright/test";
import { linkIn, readMail } from "./inbox.ts";
import { ZONE } from "./zone.ts";

export type Person = { email: string; password: string };
export type Account = Person & {
  storageState: Awaited<ReturnType<BrowserContext["storageState"]>>;
};

const CONFIRM_SUBJECT = /confirm your email/i;

export const newPerson = (): Person => ({
  email: `friend-${randomUUID()}@luli.test`,
  password: `pw-${randomUUID()}`,
});

/** The stand-in's own accounts, whose passwords the server keeps in its data directory. */
export function sandboxAccount(role: "demo" | "admin"): Person {
  const file = path.join(process.env.LULI_E2E_DATA_DIR!, "sandbox-accounts.json");
  const passwords = JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, string>;
  const email = `${role}@luli.test`;
  return { email, password: passwords[email]! };
}

/** Through the door and the mail, by HTTP alone. `request` keeps the session's cookie, which the link brings. */
export async function comeThroughTheDoor(
  request: APIRequestContext,
  baseURL: string,
): Promise<Account> {
  const person = newPerson();
  const headers = { origin: baseURL };
  const signedUp = await request.post("/auth/v1/sign-up/email", {
    headers,
    data: { ...person, name: "", callbackURL: "/chat", timeZone: ZONE },
  });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  await request.get(linkIn(await readMail(request, person.email, CONFIRM_SUBJECT)));
  return { ...person, storageState: await request.storageState() };
}

/** Signs in by HTTP alone; `request` keeps the session's cookie. */
export async function signIn(
  request: APIRequestContext,
  baseURL: string,
  { email, password }: Person,
): Promise<Account["storageState"]> {
  const answer = await request.post("/auth/v1/sign-in/email", {
    headers: { origin: baseURL },
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return request.storageState();
}

/** Stores `language` as the choice of the account that `request` is signed in with. */
export async function chooseLanguageOf(request: APIRequestContext, language: string) {
  const { token } = (await (await request.get("/auth/v1/token")).json()) as { token: string };
  const answer = await request.patch("/api/me/settings", {
    headers: { authorization: `Bearer ${token}` },
    data: { language },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
