// Dialogs and cards of the chat are readable, and keep their edges in forced colours.
import type { Page } from "@playwright/test";
import { listEdgeless } from "../support/edges.ts";
import { expect, expectReadable, test } from "../support/harness.ts";
import { expectReplied, log, say } from "../support/locators.ts";

async function expectEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  expect(await listEdgeless(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
}

test("a name that is asked about, tools, search, bell and the card of a day's end are readable", async ({
  page,
  account: _account,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 402/);
  await page.goto("/chat");
  await say(page, "hi i'm nora");
  await expectReplied(page);
  await expect(page.getByText("Shall I call you Nora?")).toBeVisible();
  await expectReadable(page);

  const tools = log(page).getByRole("button", { name: "Message actions" }).last();
  await tools.press("Enter");
  await expect(page.getByRole("toolbar")).toBeVisible();
  await expectEdges(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Search messages" }).click();
  await page.getByRole("searchbox").fill("nora");
  await expect(page.getByRole("search").getByRole("button", { name: /nora/ })).toBeVisible();
  await expectEdges(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expectEdges(page);
  await page.keyboard.press("Escape");

  const error = { code: "quota_exceeded", message: "Not today." };
  await page.route("**/functions/v1/chat", (route) =>
    route.fulfill({ status: 402, json: { error } }),
  );
  await say(page, "Are you there?");
  await expect(log(page).getByRole("link")).toBeVisible();
  await expectReadable(page);
  await expectEdges(page);
});
