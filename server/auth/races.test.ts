// The same call several times at once, as a double tap or a hurried script sends it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { newEmail, openBrowser } from "../testing/browser.ts";
import { linkIn, PASSWORD, startAuthServer, type AuthServer } from "../testing/auth-server.ts";

const NEW_PASSWORD = "a whole new password";
let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

async function resetToken(email: string): Promise<string> {
  const mail = server.mailsTo(email).findLast(({ text }) => text?.includes("/reset-password/"));
  return /reset-password\/([\w-]+)/.exec(linkIn(mail))![1]!;
}

test("no call needs a second connection while it holds one: ten at once would wait for each other", async () => {
  const browser = openBrowser(server);
  const { email } = await browser.arrive();
  await browser.post("/auth/v1/request-password-reset", { email, redirectTo: "/auth?mode=reset" });
  const { pool } = server.context;
  const held = await Promise.all(
    Array.from({ length: pool.options.max - 1 }, () => pool.connect()),
  );
  try {
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await browser.post("/auth/v1/change-password", {
      ...change,
      revokeOtherSessions: true,
    });
    expect(changed.status).toBe(200);
    const newPassword = PASSWORD;
    const token = await resetToken(email);
    const reset = await browser.post("/auth/v1/reset-password", { token, newPassword });
    expect(reset.status).toBe(200);
    expect((await openBrowser(server).signUp(newEmail())).status).toBe(200);
  } finally {
    for (const client of held) client.release();
  }
});
