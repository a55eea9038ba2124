// Edges that stay when the system takes the colours away.
import type { Page } from "@playwright/test";

/** Lists controls and surfaces that have no edge in forced colours (WCAG 1.4.11). */
export async function listEdgeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a.btn, input:not([tabindex="-1"]), textarea, .plate, .box, .bubble',
      ),
    ]
      .filter((control) => control.checkVisibility())
      // The browser draws its own with edges, which no style tells of.
      .filter(
        (control) =>
          !(control.matches("[type=checkbox]") && getComputedStyle(control).appearance === "auto"),
      )
      .filter((control) => {
        // Their parent draws their border.
        const bordered = control.matches("textarea, [type=radio]")
          ? [control, control.parentElement!]
          : [control];
        return (
          bordered.every((box) => getComputedStyle(box).borderTopWidth === "0px") &&
          getComputedStyle(control).textDecorationLine === "none"
        );
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}
