// Luli speaks the language that was chosen.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { keep } from "../../lib/browser/kept.ts";
import { speak } from "../../lib/words/words.ts";
import { ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { openApp } from "../../testing/open-app.tsx";
import { firstLanguage, loadLanguage } from "./load-language.ts";

const speaking = (language: string) => ({ ...ME, settings: { ...ME.settings, language } });

afterEach(() => {
  act(() => speak("en-US"));
  window.history.replaceState(null, "", "/");
});

test("a member reads the chosen language, the next time from the start", async () => {
  startFakeLuli(speaking("de"));
  await openApp("/nowhere");
  expect(await screen.findByRole("link", { name: "Einstellungen" })).toBeTruthy();
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
    "Hoppla! Seite nicht gefunden",
  );
  expect(document.documentElement.lang).toBe("de");
  expect(localStorage.getItem("luli-language")).toBe("de");
});

test("a visitor is spoken to as the browser asks", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["nl", "ja-JP"]);
  startFakeLuli();
  await openApp("/auth");
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("おかえりなさい"),
  );
});

test("a visitor is spoken to as on the last visit, whatever the browser asks", async () => {
  keep("language", "ja");
  startFakeLuli();
  await openApp("/auth");
  expect(await screen.findByRole("heading", { level: 1, name: "おかえりなさい" })).toBeTruthy();
});

test("the address says in which language a visitor is spoken to, there and on the pages after it", async () => {
  startFakeLuli();
  window.history.replaceState(null, "", "/fr/terms");
  await openApp("/fr/terms");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Conditions d’utilisation" }),
  ).toBeTruthy();
  const next = screen.getByRole("link", { name: "Accessibilité" });
  expect(next.getAttribute("href")).toBe("/fr/accessibility");
  await userEvent.click(next);
  expect(await screen.findByRole("heading", { level: 1, name: "Accessibilité" })).toBeTruthy();
  expect(next.getAttribute("aria-current")).toBe("page");
  window.history.replaceState(null, "", "/auth");
  expect(firstLanguage()).toBe("fr");
});

test("a member reads the chosen language, whatever the address says", async () => {
  startFakeLuli(speaking("de"));
  window.history.replaceState(null, "", "/fr/terms");
  await openApp("/fr/terms");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Nutzungsbedingungen" }),
  ).toBeTruthy();
  expect(localStorage.getItem("luli-language")).toBe("de");
  expect(screen.queryByRole("navigation", { name: "Sprachen" })).toBeNull();
});

test("of two choices the later one counts, also when the earlier one takes longer", async () => {
  const german = loadLanguage("de");
  const english = loadLanguage("en-US");
  await Promise.all([german, english]);
  expect(document.documentElement.lang).toBe("en-US");
});

test("a language that nobody speaks here is answered in English", async () => {
  startFakeLuli(speaking("tlh"));
  await openApp("/nowhere");
  expect(await screen.findByRole("link", { name: "Settings" })).toBeTruthy();
});
