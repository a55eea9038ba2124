// Refuses requests of other sites' pages. The browser names each request's origin in Sec-Fetch-Site, so cookies do not matter.
import type { Context } from "hono";
import type { Call } from "../../../shared/api/call.ts";
import { AppError } from "../errors.ts";

/** Requests of our pages, of typed addresses, and of programs that are no browser. */
const OURS = new Set<string | undefined>(["same-origin", "none", undefined]);

/** Links may come from anywhere (mails, Google, Stripe), and so may calls with a signature of their own (`who: "proof"`). */
export function refuseOtherSites(c: Context, { who }: Call): void {
  const site = c.req.header("sec-fetch-site");
  if (OURS.has(site) || who === "proof") return;
  const isLink = c.req.method === "GET" && c.req.header("sec-fetch-mode") === "navigate";
  if (isLink && c.req.header("sec-fetch-dest") === "document") return;
  throw new AppError(403, "cross_site", "Requests from other sites are not allowed.");
}
