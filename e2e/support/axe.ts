// axe in the page itself. Its own builder for Playwright sends its half megabyte for each look, and opens a window to join what
// the frames say; here each frame is asked by itself.
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";

/** Less than half of what the package gives as its source, for each page that is looked at. */
const SOURCE = fs.readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const QUESTIONS = {
  everything: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  /** The rules whose answer depends on the theme. */
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} satisfies Record<string, axe.RunOnly>;

type AxeWindow = Window & { axe?: typeof axe };
export type RuleSet = keyof typeof QUESTIONS;

/** Lists what axe finds in the page and in its frames. */
export async function listViolations(page: Page, asked: RuleSet = "everything") {
  const violations = [];
  for (const frame of page.frames()) violations.push(...(await askFrame(frame, asked)));
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
}

async function askFrame(frame: Frame, asked: RuleSet): Promise<axe.Result[]> {
  const isThere = await frame.evaluate(() => Boolean((window as AxeWindow).axe));
  if (!isThere) await frame.evaluate(SOURCE);
  return frame.evaluate(async (runOnly) => {
    const { axe: here } = window as AxeWindow;
    // The puppy's drawing is three of four elements of a page, hidden from screen readers, and half of axe's work.
    const drawings = [...document.querySelectorAll("svg.luli[aria-hidden=true]")].map(
      (svg) => [svg, ...svg.childNodes] as const,
    );
    for (const [svg] of drawings) svg.replaceChildren();
    const options = { runOnly, iframes: false, resultTypes: ["violations" as const] };
    const { violations } = await here!.run("html", options);
    // Unless she was drawn anew meanwhile.
    for (const [svg, ...parts] of drawings) if (!svg.hasChildNodes()) svg.append(...parts);
    return violations;
  }, QUESTIONS[asked]);
}
