import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Settings } from "../../../../shared/contracts/settings.ts";
import { LANGUAGES } from "../../../../shared/contracts/language.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../../testing/fake-luli.ts";
import { openApp } from "../../../testing/open-app.tsx";

const SAVE = "PATCH /api/me/settings";
const user = userEvent.setup();
let server: FakeLuli;
let saved: Settings;
let sent: unknown[];

beforeEach(() => {
  server = startFakeLuli(ME);
  saved = { ...ME.settings };
  sent = [];
  server.on(SAVE, ({ body: change }) => {
    sent.push(change);
    Object.assign(saved, change);
    return { body: { ...saved } };
  });
});
afterEach(() => {
  delete document.documentElement.dataset["theme"];
});

const open = async () => {
  await openApp("/settings");
  await screen.findByRole("heading", { level: 1, name: "Settings" });
};
const toggle = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name });
const isOn = (name: string) => toggle(name).checked;

test("the switches stand as the spec says, and push says that this browser has none", async () => {
  await open();
  expect(["Email Updates", "Sound Effects", "Voice Messages"].map(isOn)).toEqual([
    false,
    true,
    true,
  ]);
  // jsdom is a browser without push.
  await screen.findByText(/^This browser can't show notifications/);
  expect(screen.queryByRole("switch", { name: "Push Notifications" })).toBeNull();
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveProperty("value", "en-US");
});

test("a browser that blocks notifications says so, and offers no switch that does nothing", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  vi.stubGlobal("PushManager", Object);
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {} });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  server.config = { ...server.config, vapid_public_key: "key" };
  await open();
  await screen.findByText(/^This browser blocks notifications from Luli/);
  expect(screen.queryByRole("switch", { name: "Push Notifications" })).toBeNull();
});

test("each switch saves itself alone", async () => {
  await open();
  for (const name of ["Email Updates", "Sound Effects", "Voice Messages"])
    await user.click(toggle(name));
  await waitFor(() =>
    expect(sent).toEqual([
      { email_updates: true },
      { sound_effects: false },
      { voice_messages: false },
    ]),
  );
  expect(["Email Updates", "Sound Effects", "Voice Messages"].map(isOn)).toEqual([
    true,
    false,
    false,
  ]);
});

test("every setting is reached and changed by the keyboard, in its order", async () => {
  await open();
  toggle("Email Updates").focus();
  await user.keyboard(" ");
  expect(isOn("Email Updates")).toBe(true);
  for (const stop of [
    toggle("Sound Effects"),
    toggle("Voice Messages"),
    screen.getByRole("combobox", { name: "Language" }),
    screen.getByRole("radio", { name: "System" }),
  ]) {
    await user.tab();
    expect(document.activeElement).toBe(stop);
  }
  await user.keyboard("{ArrowRight}");
  expect(document.documentElement.dataset["theme"]).toBe("light");
});

test("Luli covers the ears when sounds are off, and perks when they are on", async () => {
  await open();
  expect(screen.getByRole("img", { name: "Luli, all ears" })).toBeTruthy();
  await user.click(toggle("Sound Effects"));
  expect(screen.getByRole("img", { name: "Luli, ears covered" })).toBeTruthy();
  await user.click(toggle("Sound Effects"));
  expect(screen.getByRole("img", { name: "Luli, all ears" })).toBeTruthy();
});

test("a theme acts at once, and is remembered for the next first paint", async () => {
  await open();
  for (const [name, theme] of [
    ["Dark", "dark"],
    ["Light", "light"],
    ["System", "system"],
  ] as const) {
    await user.click(screen.getByRole("radio", { name }));
    expect(document.documentElement.dataset["theme"]).toBe(theme);
    expect(localStorage.getItem("luli-theme")).toBe(theme);
  }
  await waitFor(() => expect(sent).toHaveLength(3));
});

test("a language is chosen from those that Luli speaks", async () => {
  await open();
  const select = screen.getByRole("combobox", { name: "Language" });
  expect([...select.querySelectorAll("option")].map(({ text }) => text)).toEqual(
    LANGUAGES.map(({ name }) => name),
  );
  await user.selectOptions(select, "Deutsch");
  await waitFor(() => expect(sent).toEqual([{ language: "de" }]));
});

test("a setting that could not be saved goes back and says so, and takes no other along", async () => {
  await open();
  server.on(SAVE, ({ body: change }) =>
    "theme" in (change as object)
      ? { status: 500, body: {} }
      : { body: Object.assign(saved, change) },
  );
  await user.click(toggle("Email Updates"));
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  expect(await screen.findByText("Not saved")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "System" })).toHaveProperty("checked", true);
  expect(document.documentElement.dataset["theme"]).toBe("system");
  expect(isOn("Email Updates")).toBe(true);
});

test("settings of another tab apply here at once, those of another person do not", async () => {
  await open();
  const other = new BroadcastChannel("luli-settings");
  other.postMessage({ userId: "someone else", settings: { ...ME.settings, theme: "light" } });
  other.postMessage({
    userId: ME.user.id,
    settings: { ...ME.settings, theme: "dark", sound_effects: false },
  });
  await waitFor(() => expect(document.documentElement.dataset["theme"]).toBe("dark"));
  expect(isOn("Sound Effects")).toBe(false);
  expect(sent).toEqual([]);
  other.close();
});

test("saved settings are sent to the other tabs", async () => {
  const news: unknown[] = [];
  const other = new BroadcastChannel("luli-settings");
  other.addEventListener("message", ({ data }) => news.push(data));
  await open();
  await user.click(toggle("Voice Messages"));
  await waitFor(() =>
    expect(news).toEqual([
      { userId: ME.user.id, settings: { ...ME.settings, voice_messages: false } },
    ]),
  );
  other.close();
});

test("the data comes as a file with the server's name for it, and a refusal is told", async () => {
  const given: { name: string; text: Promise<string> }[] = [];
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:x";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    given.push({ name: this.download, text: files.at(-1)!.text() });
  });
  await open();
  server.on("GET /api/me/export", () => ({ body: { users: { email: ME.user.email } } }));
  await user.click(screen.getByRole("button", { name: "Download My Data" }));
  expect(await screen.findByText("Your data is ready")).toBeTruthy();
  expect(given).toHaveLength(1);
  expect(given[0]!.name).toMatch(/^luli-data.*\.json$/);
  expect(JSON.parse(await given[0]!.text)).toEqual({ users: { email: ME.user.email } });

  server.on("GET /api/me/export", () => ({
    status: 429,
    body: { error: { code: "too_many_requests", message: "Slowly." } },
  }));
  await user.click(screen.getByRole("button", { name: "Download My Data" }));
  expect(await screen.findByText("Download failed")).toBeTruthy();
  expect(given).toHaveLength(1);
  vi.restoreAllMocks();
});

test("the browsers where one is signed in are listed, and signed out one by one or together", async () => {
  const other = { device: "", place: "", began_at: "2026-11-01T10:00:00Z", is_this: false };
  let sessions = [
    { ...other, id: "s2", seen_at: "2026-11-21T10:00:00Z" },
    { ...other, id: "s3", seen_at: "2026-11-20T10:00:00Z", device: "Safari, iOS" },
    { ...other, id: "s1", seen_at: "2026-11-19T10:00:00Z", device: "Chrome", is_this: true },
  ];
  server.on("GET /api/me/sessions", () => ({ body: { sessions } }));
  server.on("DELETE /api/me/sessions/s3", () => {
    sessions = sessions.filter(({ id }) => id !== "s3");
    return { status: 204, body: undefined };
  });
  server.on("DELETE /api/me/sessions", () => ({ status: 500, body: {} }));
  await open();
  const list = await screen.findByRole("region", { name: "Where you are signed in" });
  const names = () =>
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(list.querySelector("details")!.open).toBe(false);
  await user.click(within(list).getByText("Where you are signed in"));
  expect(list.querySelector("details")!.open).toBe(true);
  expect(names()[0]).toMatch(/^Chrome.*This browser$/);
  expect(names()[1]).toMatch(/^Another browser/);
  await user.click(within(list).getByRole("button", { name: "Sign out everywhere else" }));
  expect(await screen.findByText("Not signed out")).toBeTruthy();
  await user.click(within(list).getByRole("button", { name: "Sign out Safari, iOS" }));
  await waitFor(() => expect(names()).toHaveLength(2));
});
