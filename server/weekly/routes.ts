// The link at the end of a weekly letter.
import { askedLanguage } from "../http/accept-language.ts";
import type { Route, RouteContext } from "../http/route.ts";
import { languageOfReader, readUnsubscribe, unsubscribe, type WeeklyContext } from "./service.ts";
import { askPage, donePage, wrongPage } from "./unsubscribe-page.ts";

export function weeklyRoutes(
  route: Route,
  context: Pick<WeeklyContext, "keys" | "database" | "clock">,
): void {
  const answer = async (
    c: RouteContext,
    token: string | undefined,
    work: (userId: string) => Promise<string>,
  ) => {
    // The address is the key: no other page hears of it.
    c.header("referrer-policy", "no-referrer");
    const userId = readUnsubscribe(context, token);
    if (!userId) return c.html(wrongPage(askedLanguage(c.req.header("accept-language"))), 404);
    return c.html(await work(userId));
  };
  route("GET /unsubscribe", async ({ c, query: { token } }) =>
    answer(c, token, async (userId) => askPage(await languageOfReader(context, userId))),
  );
  route("POST /unsubscribe", async ({ c, query: { token } }) =>
    answer(c, token, async (userId) => {
      await unsubscribe(context, userId);
      return donePage(await languageOfReader(context, userId));
    }),
  );
}
