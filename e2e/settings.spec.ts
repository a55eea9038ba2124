// The settings page: every choice is saved, acts at once, and acts in the person's other tabs.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/harness.ts";
import { expectReplied, log, messageBox, say } from "./support/locators.ts";

const toggle = (page: Page, name: string) => page.getByRole("switch", { name });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset["theme"]);

async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
}

/** A voice that says nothing, but writes down what it was told: the browsers of the journeys have none. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    let waiting: SpeechSynthesisUtterance[] = [];
    const voice = { lang: "en-US", name: "Test", localService: true, default: true };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (utterance: SpeechSynthesisUtterance) => {
        said.push(utterance.text);
        waiting.push(utterance);
        utterance.dispatchEvent(new Event("start"));
      },
      cancel: () => {
        said.push("(quiet)");
        for (const utterance of waiting.splice(0)) utterance.dispatchEvent(new Event("error"));
        waiting = [];
      },
    });
    class Utterance extends EventTarget {
      readonly text: string;
      voice: unknown = null;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
    Object.defineProperty(window, "said", { value: said });
    class Recognition extends EventTarget {
      start() {
        const results = [[{ transcript: "Tell me a joke." }]];
        setTimeout(() => this.dispatchEvent(Object.assign(new Event("result"), { results })));
      }
      stop() {
        this.dispatchEvent(new Event("end"));
      }
    }
    Object.defineProperty(window, "SpeechRecognition", { value: Recognition });
  });
}
const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: string[] }).said.slice());

async function sayToLuli(page: Page, message: string): Promise<void> {
  await expectReplied(page);
  await say(page, message);
  await expect(messageBox(page)).toHaveValue("");
}

test("a theme acts at once, in the other tab too, and without a flash at the next visit", async ({
  page,
  account: _account,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/chat");
  await expect(log(other)).toBeVisible();
  await openSettings(page);
  await page.getByRole("radio", { name: "Dark" }).click();
  await expect.poll(() => theme(page)).toBe("dark");
  await expect.poll(() => theme(other)).toBe("dark");

  // Seen before anything else of the page has run.
  const third = await context.newPage();
  await third.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset["first"] = document.documentElement.dataset["theme"];
    });
  });
  await third.goto("/dashboard");
  expect(await third.evaluate(() => document.documentElement.dataset["first"])).toBe("dark");
  await expect(third.getByRole("heading", { level: 1 })).toBeVisible();
  await third.goto("/settings");
  await expect(third.getByRole("radio", { name: "Dark" })).toBeChecked();
  await third.getByRole("radio", { name: "System" }).click();
  await expect.poll(() => theme(page)).toBe("system");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
});

test("Luli reads a reply aloud, hears one, and is quiet when asked, on a new message, on leaving, and when switched off", async ({
  page,
  account: _account,
  context,
}) => {
  await giveVoice(page);
  await page.goto("/chat");
  await sayToLuli(page, "Hello Luli!");
  await expectReplied(page);
  await expect(page.getByRole("status").filter({ hasText: "says:" })).toBeAttached();
  await expect.poll(() => said(page)).not.toEqual([]);
  const first = await said(page);
  expect(first.join(" ")).not.toMatch(/\*|\p{Extended_Pictographic}/u);

  await page.getByRole("button", { name: "Stop reading" }).click();
  await expect.poll(async () => (await said(page))[first.length]).toBe("(quiet)");
  await expect(page.getByRole("button", { name: "Stop reading" })).toHaveCount(0);

  await page.getByRole("button", { name: "Speak instead of typing" }).click();
  const goOn = page.getByRole("button", { name: "Speak", exact: true });
  await expect(goOn).toBeVisible();
  await expectAccessible(page);
  await goOn.click();
  await expect(messageBox(page)).toHaveValue("Tell me a joke.");
  await page.getByRole("button", { name: "Stop listening" }).click();
  await messageBox(page).press("Enter");
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(first.length + 1);

  const settings = await context.newPage();
  await openSettings(settings);
  await toggle(settings, "Voice Messages").click();
  await expect.poll(async () => (await said(page)).at(-1)).toBe("(quiet)");
  const quiet = await said(page);
  await sayToLuli(page, "Good night!");
  await expectReplied(page);
  await expect(page.getByRole("status").filter({ hasText: "says:" })).toBeAttached();
  expect(await said(page)).toEqual(quiet);

  await toggle(settings, "Voice Messages").click();
  await expect(toggle(settings, "Voice Messages")).toBeChecked();
  await sayToLuli(page, "Good morning!");
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(quiet.length);
  if (await page.getByRole("button", { name: "Open menu" }).isVisible())
    await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^(?:Good morning|Hello|Good evening), /,
  );
  await expect.poll(async () => (await said(page)).at(-1)).toBe("(quiet)");
});
