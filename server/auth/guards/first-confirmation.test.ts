import { describe, expect, test } from "vitest";
import { authFixture } from "../../testing/auth-server.ts";
import { newEmail, newcomer, openBrowser, type TestBrowser } from "../../testing/browser.ts";

const server = await authFixture();

const ELSEWHERE = "/auth?error=confirm_by_password";
const landing = (response: Response) => response.headers.get("location");
const whoIs = async (browser: TestBrowser) => {
  const session = (await (await browser.get("/auth/v1/get-session")).json()) as {
    user: { email: string };
  } | null;
  return session?.user.email ?? null;
};

describe("a confirmation link, where nobody signed up,", () => {
  test("signs nobody in and confirms nothing until the password is given there", async () => {
    const [desk, phone] = [openBrowser(server), openBrowser(server)];
    const email = newEmail();
    await desk.signUp(email, { callbackURL: "/checkout" });
    expect(landing(await phone.confirm(email))).toBe(`${ELSEWHERE}&mode=checkout`);
    expect(await phone.isIn()).toBe(false);
    expect((await desk.signIn(email)).status).toBe(403);
    expect((await phone.signIn(email, "wrong password")).status).toBe(401);
    expect((await phone.signIn(email.toUpperCase())).status).toBe(200);
    expect(await whoIs(phone)).toBe(email);
    expect((await desk.signIn(email)).status).toBe(200);
  });

  test("keeps the session of whoever is signed in", async () => {
    const { browser: victim, email } = await newcomer(server);
    const trap = newEmail("thief");
    await openBrowser(server).signUp(trap);
    expect(landing(await victim.confirm(trap))).toBe(ELSEWHERE);
    expect(await whoIs(victim)).toBe(email);
    expect((await victim.signIn(email)).status).toBe(200);
    expect(await whoIs(victim)).toBe(email);
  });

  test("never blesses the password of a stranger who signed up with the address", async () => {
    const email = newEmail("victim");
    const [thief, victim] = [openBrowser(server), openBrowser(server)];
    await thief.signUp(email, { password: "the thief's password" });
    const first = server.mailsTo(email)[0]!;
    await victim.get(/https?:\/\/\S+/.exec(first.text)![0]);
    expect((await thief.signIn(email, "the thief's password")).status).toBe(403);
    // The link stays useless after her own sign-up: it belongs to the sign-up before hers.
    await victim.signUp(email);
    expect(landing(await victim.get(/https?:\/\/\S+/.exec(first.text)![0]))).toBe(ELSEWHERE);
    expect(await victim.isIn()).toBe(false);
    expect((await thief.signIn(email, "the thief's password")).status).toBe(403);
  });
});
