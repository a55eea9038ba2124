import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ACHIEVEMENT_IDS } from "../../../../shared/rules/game/achievements.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../../testing/fake-luli.ts";
import { openApp } from "../../../testing/open-app.tsx";

const ALL = ACHIEVEMENT_IDS.length;
let server: FakeLuli;

beforeEach(() => {
  server = startFakeLuli(ME);
});

const panel = (name: string) => screen.findByRole("region", { name });
const unfold = async (name: string) => {
  const region = await panel(name);
  expect(region.querySelector("details")!.open).toBe(false);
  await userEvent.click(within(region).getByText(name));
  return region;
};

test("the dashboard shows the spec's three numbers, the streak, and the day's tasks", async () => {
  await openApp("/dashboard");
  expect(await screen.findByText("127")).toBeTruthy();
  expect(screen.getByText("8,450")).toBeTruthy();
  expect(screen.getByText(`12 of ${ALL}`)).toBeTruthy();
  const streak = await panel("Your streak");
  expect(streak.textContent).toContain("3 days in a row");
  expect(within(streak).queryByText("2 of 2")).toBeNull();
  await unfold("Your streak");
  expect(within(streak).getByText("2 of 2")).toBeTruthy();
  const tasks = within(await panel("Today’s tasks"));
  expect(await tasks.findAllByRole("listitem")).toHaveLength(3);
  for (const name of ["Pet", "Claim: Ask Luli a question"])
    expect(tasks.getByRole("button", { name })).toBeTruthy();
  expect(tasks.getByText("Done")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Say hello" }).getAttribute("href")).toBe("/chat");
});

test("the dashboard keeps its numbers offline and says from when they are", async () => {
  await openApp("/dashboard");
  await screen.findByText("127");
  expect(screen.queryByText(/offline/)).toBeNull();
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent.offline(window);
  const told = await screen.findByText(/^You are offline\. Last updated: \d+:\d\d [AP]M\.$/);
  expect(told.closest("[role=status]")).not.toBeNull();
  expect(screen.getByText("127")).toBeTruthy();
  network.mockRestore();
  fireEvent.online(window);
  await waitFor(() => expect(screen.queryByText(/offline/)).toBeNull());
});

test("all achievements open: won ones by day, the others with how they are won", async () => {
  await openApp("/dashboard");
  await unfold("Achievements");
  await userEvent.click(await screen.findByRole("button", { name: `See all ${ALL}` }));
  const dialog = within(await screen.findByRole("dialog", { name: "Achievements" }));
  const items = await dialog.findAllByRole("listitem");
  expect(items).toHaveLength(ALL);
  expect(items[0]!.textContent).toContain("Week of WagsFor keeping a streak of 7 days");
  expect(items[0]!.textContent).toContain("Nov 12, 2026");
  expect(dialog.getAllByText("Locked")).toHaveLength(ALL - 12);
  expect(dialog.getByRole("progressbar", { name: "Pack Helper" }).ariaValueMax).toBe("100");
});

test("Luli's diary: the last day spent together, the earlier ones on request", async () => {
  server.diary = [
    { day: "2026-11-20", words: "We talked about Anna." },
    { day: "2026-11-18", words: "A day of cake." },
  ];
  await openApp("/dashboard");
  expect(await screen.findByText("We talked about Anna.")).toBeTruthy();
  const diary = within(await unfold("Luli's diary"));
  expect(await diary.findByText("We talked about Anna.")).toBeTruthy();
  expect(diary.getByText("November 20, 2026")).toBeTruthy();
  expect(diary.getByText("A day of cake.").closest("details")?.open).toBe(false);
  await userEvent.click(diary.getByText("Earlier days"));
  expect(diary.getByText("A day of cake.").closest("details")?.open).toBe(true);
});

test("a panel that fails leaves the others standing, and tries again", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  server.broken.add("/api/achievements");
  await openApp("/dashboard");
  const achievements = within(await unfold("Achievements"));
  expect(await achievements.findByText("The server stumbled.")).toBeTruthy();
  expect(
    within(await panel("Today’s tasks")).getByRole("button", { name: "View Tasks" }),
  ).toBeTruthy();
  expect(report).toHaveBeenCalled();
  report.mockRestore();
  server.broken.clear();
  await userEvent.click(achievements.getByRole("button", { name: "Try again" }));
  expect(await achievements.findByRole("button", { name: `See all ${ALL}` })).toBeTruthy();
});
