// GET and POST /unsubscribe?token=
import { Hono } from "hono";
import { askedLanguage } from "../http/accept-language.ts";
import { askPage, donePage, wrongPage } from "./unsubscribe-page.ts";
import { languageOfReader, readUnsubscribe, unsubscribe, type WeeklyContext } from "./service.ts";

export function weeklyRoutes(context: Pick<WeeklyContext, "config" | "database" | "clock">) {
  return (
    new Hono()
      .use("/unsubscribe", async (c, next) => {
        await next();
        c.header("cache-control", "no-store");
        // The address is the key: no other page hears of it.
        c.header("referrer-policy", "no-referrer");
      })
      .get("/unsubscribe", async (c) => {
        const userId = readUnsubscribe(context, c.req.query("token"));
        if (!userId) return c.html(wrongPage(askedLanguage(c.req.header("accept-language"))), 404);
        return c.html(askPage(await languageOfReader(context, userId)));
      })
      // By the page's button, or by the mail program itself (RFC 8058), whatever it sends along.
      .post("/unsubscribe", async (c) => {
        const userId = readUnsubscribe(context, c.req.query("token"));
        if (!userId) return c.html(wrongPage(askedLanguage(c.req.header("accept-language"))), 404);
        await unsubscribe(context, userId);
        return c.html(donePage(await languageOfReader(context, userId)));
      })
  );
}
