// Site settings: permissions, effects, and how soon each server knows.
import { afterAll, expect, test, vi } from "vitest";
import type { AdminSite, SwitchName } from "../../shared/contracts/site.ts";
import { createFreeBudget } from "../chat/budget/budget.ts";
import { startPresence } from "../platform/presence.ts";
import { authFixture, PASSWORD } from "../testing/auth-server.ts";
import { newEmail, openBrowser } from "../testing/browser.ts";
import { newAdmin, newPerson } from "../testing/people.ts";
import { requireOn, type Site, watchSite } from "./service.ts";

const sites: Site[] = [];
const server = await authFixture({ areSignUpsOpen: () => !sites[0]!.isOff("sign_ups") });
for (let n = 0; n < 2; n += 1) {
  const { context } = server;
  const presence = await startPresence(context.config.databaseUrl, context.pool, context.log);
  const site = await watchSite({ ...context, presence });
  sites.push(site);
  afterAll(async () => {
    site.close();
    await presence.stop();
  });
}
const admin = await newAdmin(server);

const set = async (what: "switch" | "banner", body: object): Promise<AdminSite> => {
  const answer = await admin.post(`/site/${what}`, { password: PASSWORD, ...body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as AdminSite;
};
const turn = (name: SwitchName, isOn: boolean) => set("switch", { name, is_on: isOn });
const everywhere = (isSo: (site: Site) => boolean) => vi.waitUntil(() => sites.every(isSo), 10_000);
const logged = async () =>
  (await admin.read<{ entries: { action: string; subject: { label: string } }[] }>("/log")).entries
    .slice(0, 2)
    .map(({ action, subject }) => [action, subject.label]);

test("every server knows what was switched within seconds; the log says what and who, and twice is once", async () => {
  const { switches } = await turn("push", false);
  expect(switches.find(({ name }) => name === "push")?.is_on).toBe(false);
  await everywhere(({ isOff, told }) => isOff("push") && told().off.includes("push"));
  await turn("push", false);
  await turn("push", true);
  await everywhere(({ isOff }) => !isOff("push"));
  expect(await logged()).toEqual([
    ["switched_on", "push"],
    ["switched_off", "push"],
  ]);
});

test("changes need a fresh proof, and an unknown switch is refused", async () => {
  const off = { name: "push", is_on: false };
  expect((await admin.post("/site/switch", { ...off, password: "wrong" })).status).toBe(400);
  expect((await admin.post("/site/switch", off)).status).toBe(400);
  const other = { password: PASSWORD, name: "chats", is_on: false };
  expect((await admin.post("/site/switch", other)).status).toBe(400);
  const { switches } = await admin.read<AdminSite>("/site");
  expect(switches.every(({ is_on }) => is_on)).toBe(true);
});

test("closed sign-ups are closed to everyone alike, and whoever has an account signs in", async () => {
  const person = await newPerson(server);
  await turn("sign_ups", false);
  await everywhere(({ isOff }) => isOff("sign_ups"));
  for (const email of [newEmail(), person.email]) {
    const body = { name: "", email, password: PASSWORD };
    const answer = await openBrowser(server).post("/auth/v1/sign-up/email", body);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: "SIGN_UPS_CLOSED" }),
    ]);
  }
  const back = { email: person.email, password: PASSWORD };
  expect((await openBrowser(server).post("/auth/v1/sign-in/email", back)).status).toBe(200);
  await turn("sign_ups", true);
  await everywhere(({ isOff }) => !isOff("sign_ups"));
  expect((await newPerson(server)).id).toBeTruthy();
});

test("a closed checkout and paused messages say so, and free chat that is off has no room left", async () => {
  const { context } = server;
  for (const [name, code] of [
    ["checkout", "checkout_closed"],
    ["push", "push_closed"],
  ] as const) {
    await requireOn(context.database, name);
    await turn(name, false);
    await expect(requireOn(context.database, name)).rejects.toMatchObject({ status: 503, code });
    await turn(name, true);
  }
  await turn("free_chat", false);
  await everywhere(({ isOff }) => isOff("free_chat"));
  const budget = createFreeBudget(context, () => !sites[0]!.isOff("free_chat"));
  expect(budget.isOpen("192.0.2.1")).toBe(false);
  await turn("free_chat", true);
  await everywhere(({ isOff }) => !isOff("free_chat"));
  expect(budget.isOpen("192.0.2.1")).toBe(true);
});

test("a banner is told everywhere until it is over, taken away or replaced, and is no way to run anything", async () => {
  const banner = {
    kind: "warning",
    words: { "en-US": "Down on Sunday", de: "Sonntag zu" },
    link: "/safety",
    starts_at: new Date(Date.now() - 60_000).toISOString(),
    ends_at: new Date(Date.now() + 60_000).toISOString(),
  };
  const { banner: first } = await set("banner", { banner });
  expect(first).toMatchObject(banner);
  await everywhere(({ told }) => told().banner?.id === first!.id);
  const { banner: second } = await set("banner", { banner: { ...banner, link: null } });
  expect(second!.id).not.toBe(first!.id);
  expect((await set("banner", { banner: null })).banner).toBeNull();
  await everywhere(({ told }) => told().banner === null);
  expect(await logged()).toEqual([
    ["banner_ended", "Down on Sunday"],
    ["banner_set", "Down on Sunday"],
  ]);
  for (const wrong of [
    { link: "javascript:alert(1)" },
    { link: "//evil.example" },
    { link: "/\\evil.example" },
    { link: "https://luli.example@evil.example/" },
    { ends_at: "9999-12-31T23:59:59Z" },
    { words: {} },
    { words: { tlh: "nuqneH" } },
    { words: { de: "x".repeat(241) } },
    { ends_at: banner.starts_at },
  ])
    expect(
      (await admin.post("/site/banner", { password: PASSWORD, banner: { ...banner, ...wrong } }))
        .status,
    ).toBe(400);
});
