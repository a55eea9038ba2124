// The link at the end of a weekly letter.
import type { Language } from "../../shared/contracts/language.ts";
import { getLanguage } from "../account/settings/service.ts";
import { askedLanguage } from "../http/accept-language.ts";
import type { Route, RouteContext } from "../http/route.ts";
import { unsubscribe, type WeeklyContext } from "./service.ts";
import { readUnsubscribeToken } from "./unsubscribe-link.ts";
import { askPage, donePage, wrongPage } from "./unsubscribe-page.ts";

export function weeklyRoutes(
  route: Route,
  context: Pick<WeeklyContext, "keys" | "database" | "clock">,
): void {
  const answer = async (
    c: RouteContext,
    token: string | undefined,
    work: (userId: string) => Promise<(language: Language) => string>,
  ) => {
    // The address is the key: no other page hears of it.
    c.header("referrer-policy", "no-referrer");
    const userId = readUnsubscribeToken(token ?? "", context.keys);
    if (!userId) return c.html(wrongPage(askedLanguage(c.req.header("accept-language"))), 404);
    const page = await work(userId);
    return c.html(page(await getLanguage(context.database, { id: userId })));
  };
  route("GET /unsubscribe", async ({ c, query: { token } }) =>
    answer(c, token, async () => askPage),
  );
  route("POST /unsubscribe", async ({ c, query: { token } }) =>
    answer(c, token, async (userId) => {
      await unsubscribe(context, userId);
      return donePage;
    }),
  );
}
