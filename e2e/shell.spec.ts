// The policy of the pages: no text becomes markup or code.
import { expect, test } from "./support/harness.ts";

test("the page's policy refuses to turn text into markup or code", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Trusted/);
  const refusals = () =>
    page.evaluate(() => {
      const attempts = [
        () => (document.createElement("div").innerHTML = "<img src=x>"),
        () => document.createElement("script").setAttribute("src", "/assets/x.js"),
        () => document.createRange().createContextualFragment("<b></b>"),
        () => window.trustedTypes?.createPolicy("another", {}),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch {
          return "refused";
        }
      });
    });
  await page.goto("/");
  expect(await refusals()).toEqual(["refused", "refused", "refused", "refused"]);
});
