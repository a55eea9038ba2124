// The page and the list of caught mails, and that no mail gets to run anything.
import { beforeEach, expect, test } from "vitest";
import type { Mail } from "./mail.ts";
import { mailPage } from "./page.ts";
import { mailRoutes } from "./routes.ts";

let mails: Mail[];
beforeEach(() => {
  mails = [
    mail({
      id: "2",
      to: ["maya@example.test"],
      subject: "Second",
      html: '<a href="https://luli.test/x">x</a>',
    }),
    mail({ id: "1", to: ["aamaya@example.test", "noah@example.test"], subject: "First" }),
  ];
});

function mail(fields: Partial<Mail>): Mail {
  const empty = {
    id: "0",
    from: "luli@luli.test",
    to: [],
    subject: "",
    text: "Hello",
    html: "",
    headers: [],
  };
  return { ...empty, sent_at: "2026-11-21T08:00:00.000Z", ...fields };
}

const app = () => mailRoutes({ messages: () => mails, page: (to) => mailPage(mails, to) });
const get = (path: string) => app().request(path);

test("the list is every mail as JSON, newest first", async () => {
  const answer = await get("/messages");
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(await answer.json()).toEqual(mails);
});

test.each([
  ["maya@example.test", ["Second"]],
  ["MAYA@example.test", ["Second"]],
  ["noah", ["First"]],
  ["maya", ["Second", "First"]],
  ["nobody@example.test", []],
])("to=%s lists %j, on the page as well", async (to, subjects) => {
  const listed = (await (await get(`/messages?to=${encodeURIComponent(to)}`)).json()) as Mail[];
  expect(listed.map(({ subject }) => subject)).toEqual(subjects);
  const page = await (await get(`/?to=${encodeURIComponent(to)}`)).text();
  const headings = [...page.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading);
  expect(headings).toEqual(subjects);
});

test("the page may load nothing, run nothing and be framed by nobody", async () => {
  const answer = await get("/");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("script-src");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).not.toMatch(/<script|\son\w+=/i);
});

test("whatever a mail says stays text or inside its sandboxed frame", async () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  mails = [
    mail({
      id: "3",
      from: evil,
      to: [evil],
      subject: evil,
      text: `${evil} javascript:alert(1)`,
      html: evil,
    }),
  ];
  const page = await (await get("/")).text();
  expect(page).not.toContain("<script");
  expect(page).not.toContain("<img");
  expect(page).not.toContain('href="javascript');
  expect(page).toMatch(
    /<iframe [^>]*sandbox="allow-top-navigation-by-user-activation"[^>]*srcdoc="/,
  );
  expect(page).not.toMatch(/sandbox="[^"]*allow-scripts/);
  const filtered = await (await get(`/?to=${encodeURIComponent(evil)}`)).text();
  expect(filtered).not.toContain("<script");
});

test("links in the text can be clicked, without the full stop after them, and lead nowhere else", async () => {
  mails = [mail({ text: "Open https://luli.test/a?b=1&c=2. Or (https://luli.test/d)!" })];
  const page = await (await get("/")).text();
  const links = [
    ...page.matchAll(/<a href="([^"]*)" target="_top" rel="noreferrer">([^<]*)<\/a>/g),
  ];
  expect(links.map(([, href]) => href)).toEqual([
    "https://luli.test/a?b=1&amp;c=2",
    "https://luli.test/d",
  ]);
});

test("an empty catcher says so", async () => {
  mails = [];
  expect(await (await get("/")).text()).toContain("No mail yet");
});

test("a full catcher shows the newest fifty", async () => {
  mails = Array.from({ length: 120 }, (_, n) => mail({ id: `${n}`, subject: `Mail ${n}` }));
  const page = await (await get("/")).text();
  expect(page.match(/<article/g)).toHaveLength(50);
  expect(page).toContain("120 mails, the newest 50 shown");
});
