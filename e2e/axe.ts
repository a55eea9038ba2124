// axe in the page itself. Its own builder for Playwright opens a window for each look, to join frames: Luli's pages have none.
import type { Page } from "@playwright/test";
import axe from "axe-core";

const QUESTIONS = {
  everything: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  /** What another theme can answer in another way. */
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} satisfies Record<string, axe.RunOnly>;

type AxeWindow = Window & { axe?: typeof axe };
export type Asked = keyof typeof QUESTIONS;

/** What a person with a screen reader, without a mouse or with weak eyes would stumble over. */
export async function listViolations(page: Page, asked: Asked = "everything") {
  const isThere = await page.evaluate(() => Boolean((window as AxeWindow).axe));
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: here } = window as AxeWindow;
    const results = await here!.run(document, { runOnly, resultTypes: ["violations"] });
    return results.violations;
  }, QUESTIONS[asked]);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
}
