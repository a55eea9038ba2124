// axe in the page itself. Its own builder for Playwright sends its half megabyte for each look, and opens a window to join what
// the frames say; here each frame is asked by itself.
import type { Frame, Page } from "@playwright/test";
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
  const violations = [];
  for (const frame of page.frames()) violations.push(...(await askFrame(frame, asked)));
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
}

async function askFrame(frame: Frame, asked: Asked): Promise<axe.Result[]> {
  const isThere = await frame.evaluate(() => Boolean((window as AxeWindow).axe));
  if (!isThere) await frame.evaluate(axe.source);
  return frame.evaluate(async (runOnly) => {
    const { axe: here } = window as AxeWindow;
    const options = { runOnly, iframes: false, resultTypes: ["violations" as const] };
    return (await here!.run(document, options)).violations;
  }, QUESTIONS[asked]);
}
