import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { AdminPerson } from "../../../shared/contracts/admin/admin.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { openApp } from "../../testing/open-app.tsx";

const ADMIN = { ...ME, roles: ["admin" as const] };

let server: FakeLuli;

beforeEach(() => {
  server = startFakeLuli(ADMIN);
});

const heading = () => screen.findByRole("heading", { level: 1 });

test("a failed admin page shows its error in place, and Try again loads it", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  server.broken.add("/api/me").add("/api/admin/overview");
  const { address } = await openApp("/admin");
  expect((await heading()).textContent).toBe("Admin");
  expect(await screen.findByText("The server stumbled.")).toBeTruthy();
  expect(address()).toBe("/admin");
  server.broken.clear();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1,284")).toBeTruthy();
  report.mockRestore();
});

test("a person refused only after the page opened is sent home with the toast", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  server.me = ME;
  server.broken.add("/api/me");
  const { address } = await openApp("/admin");
  expect((await screen.findAllByText("Not for you.")).length).toBeGreaterThan(0);
  server.broken.clear();
  await userEvent.click(screen.getAllByRole("button", { name: "Try again" })[0]!);
  expect(await screen.findByText("Access Denied")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/"));
  report.mockRestore();
});

test("an admin whose role is taken while the page is open leaves it with the next call", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const { address } = await openApp("/admin");
  expect(await screen.findByText("1,284")).toBeTruthy();
  server.me = ME;
  await userEvent.click(screen.getByRole("tab", { name: "People" }));
  expect(await screen.findByText("Access Denied")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/"));
  report.mockRestore();
});

test("the charts say their numbers in words, and all of them in a table", async () => {
  await openApp("/admin");
  expect(
    await screen.findByRole("img", { name: "Sign-ups: at most 6 a week, 6 in this one" }),
  ).toBeTruthy();
  expect(screen.getByText(/: 25 %/)).toBeTruthy();
  const toggle = screen.getByRole("button", { name: "Show as a table" });
  await userEvent.click(toggle);
  expect(toggle.getAttribute("aria-pressed")).toBe("true");
  const weeks = within(screen.getByRole("group", { name: "The weeks in numbers" }));
  const rows = weeks.getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Week ofSign-upsActive peopleMessagesTrialsPaid after",
    "Nov 1661212020",
    "Nov 9498021",
  ]);
});

test("the owner's numbers stand in tables, and each is saved as they show it", async () => {
  await openApp("/admin?view=numbers");
  const months = within(await screen.findByRole("group", { name: "Months" }));
  expect(months.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "MonthMRRSubscribersNewCancelledFailed paymentDisputedChurnTrialsPaid afterConversion",
    "Nov 2026$402112075 %5360 %",
  ]);
  const link = screen.getByRole("link", { name: "CSV of Months" });
  expect(link.getAttribute("download")).toBe("luli-months.csv");
  const file = decodeURIComponent(link.getAttribute("href")!.split(",").slice(1).join(","));
  expect(file.split("\r\n")).toEqual([
    "month,mrr_usd,subscribers,new,cancelled,failed_payment,disputed,churn,trials,paid_after,conversion",
    "2026-11-01,40,2,1,1,2,0,0.75,5,3,0.6",
    "",
  ]);
});

test("how often help was shown stands there by kind of need, of late and by year", async () => {
  await openApp("/admin");
  const table = within(
    await screen.findByRole("group", { name: "How often help was shown" }),
  ).getByRole("table");
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "NeedLast 30 days20262025",
    "Self-harm040",
    "Abuse3110",
    "Eating disorder005",
  ]);
  expect(screen.getByText(/^Never: Threat to others, Worry about someone, /)).toBeTruthy();
});

test("the list of people says how many it shows", async () => {
  const person: AdminPerson = {
    id: "p1",
    name: "Maya",
    email: "maya@luli.test",
    created_at: "2026-11-20T10:00:00Z",
    subscription_status: "none",
    level: 1,
    is_admin: false,
    is_suspended: false,
  };
  server.people = [person];
  const { queryClient } = await openApp("/admin?view=people");
  expect(await screen.findByText("1 person shown")).toBeTruthy();
  server.people = [person, { ...person, id: "p2" }];
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText("2 people shown")).toBeTruthy();
});

test("the rooms are in the address, and the arrow keys walk through them", async () => {
  const { router } = await openApp("/admin?view=people");
  const people = await screen.findByRole("tab", { name: "People" });
  expect(people.getAttribute("aria-selected")).toBe("true");
  expect(await screen.findByText(/No account matches/)).toBeTruthy();
  act(() => people.focus());
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(await screen.findByText("The last 2 weeks")).toBeTruthy();
  expect(router.state.location.search).toEqual({ view: "weeks" });
});
