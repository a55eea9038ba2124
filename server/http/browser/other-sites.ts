// Other sites' pages call nothing here, whatever cookies a browser would send along: it says of each request where it comes from.
import type { Context } from "hono";
import type { Call } from "../../../shared/api/call.ts";
import { AppError } from "../errors.ts";

/** Requests of our pages, of typed addresses, and of programs that are no browser. */
const OURS = new Set<string | undefined>(["same-origin", "none", undefined]);

/** Links lead here from anywhere (mails, Google, Stripe); what carries its own proof needs no page of ours around it. */
export function refuseOtherSites(c: Context, { who }: Call): void {
  const site = c.req.header("sec-fetch-site");
  if (OURS.has(site) || who === "proof") return;
  const isLink = c.req.method === "GET" && c.req.header("sec-fetch-mode") === "navigate";
  if (isLink && c.req.header("sec-fetch-dest") === "document") return;
  throw new AppError(403, "cross_site", "Other sites may not do this here.");
}
