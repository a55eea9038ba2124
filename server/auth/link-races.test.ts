// Links of mails, opened several times at once, as by a hurried person and the scanner of their mail.
import { expect, test } from "vitest";
import { atOnce, sixTimes, TIMES } from "../testing/auth/at-once.ts";
import { newEmail, newcomer, openBrowser, type TestBrowser } from "../testing/browser.ts";
import { authFixture, linkIn, PASSWORD } from "../testing/auth-server.ts";

const server = await authFixture();

const landing = (answer: Response) => answer.headers.get("location")!.replace(server.url, "");
/** Asks for a change; returns its link. */
async function linkTo(newEmailAddress: string, browser: TestBrowser): Promise<string> {
  await browser.post("/auth/v1/change-email", {
    newEmail: newEmailAddress,
    currentPassword: PASSWORD,
    callbackURL: "/profile?email=changed",
  });
  return linkIn(server.mailsTo(newEmailAddress).at(-1));
}

test("a confirmation link that is opened six times at once signs in once", async () => {
  const email = newEmail();
  const browser = openBrowser(server);
  await browser.signUp(email);
  const link = linkIn(server.mailsTo(email).at(-1));
  const answers = await sixTimes(server, (from) => browser.get(link, from));
  const pages = answers.map(landing).toSorted();
  expect(pages).toEqual([...Array<string>(TIMES - 1).fill("/auth?error=invalid_token"), "/chat"]);
  const sessions = await server.query(
    "select s.id from sessions s join users u on u.id = s.user_id where u.email = $1",
    [email],
  );
  expect(sessions).toHaveLength(1);
});

test("the link of a change of address that is opened six times at once changes it once, and one mail tells of it", async () => {
  const { browser, email } = await newcomer(server);
  const link = await linkTo(newEmail("next"), browser);
  const answers = await sixTimes(server, (from) => browser.get(link, from));
  expect(answers.map(landing)).toEqual(Array(TIMES).fill("/profile?email=changed"));
  const told = server.mailsTo(email).filter(({ subject }) => /email.*changed/.test(subject));
  expect(told).toHaveLength(1);
  expect(server.logged()).not.toContain('"level":"error"');
});

test("of two links to two addresses that are opened at once one is taken", async () => {
  const { browser } = await newcomer(server);
  const links = [await linkTo(newEmail("one"), browser), await linkTo(newEmail("other"), browser)];
  const opened = links.map((link) => (from: { ip: string }) => browser.get(link, from));
  const pages = (await atOnce(server, opened)).map(landing).toSorted();
  expect(pages).toEqual(["/auth?error=invalid_token", "/profile?email=changed"]);
  expect(server.logged()).not.toContain('"level":"error"');
});

test("of two accounts that move to one address at once one gets it, and the other is told", async () => {
  const people = [await newcomer(server), await newcomer(server)];
  const next = newEmail("next");
  const opened = [];
  for (const { browser } of people) {
    const link = await linkTo(next, browser);
    opened.push((from: { ip: string }) => browser.get(link, from));
  }
  const pages = (await atOnce(server, opened)).map(landing).toSorted();
  expect(pages).toEqual(["/profile?email=changed", "/profile?email=taken"]);
  expect(server.logged()).not.toContain('"level":"error"');
});
