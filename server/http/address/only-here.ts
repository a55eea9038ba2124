// Who may read what the stand-ins caught: people on this machine, under a name of this machine. Whoever reads the mails can sign in
// as anybody. With SANDBOX_KEY a server on a network shows them to those who know it, and to nobody else.
import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../../platform/config.ts";
import { clientIpOf } from "./client-ip.ts";
import { notFound } from "../errors.ts";

const NAMES = new Set(["localhost", "[::1]"]);

/** A name or an address that leads to this machine and nowhere else. */
export const isLoopbackName = (name: string): boolean =>
  NAMES.has(name) || name === "::1" || /^127(?:\.\d{1,3}){3}$/.test(name);

const isLoopbackAddress = (address: string): boolean =>
  isLoopbackName(address.replace(/^::ffff:/i, ""));

export function onlyHere({ sandboxKey }: Pick<Config, "sandboxKey">): MiddlewareHandler {
  return async (c, next) => {
    // Another page of this browser, or a name that was made to lead here, must not read along.
    const isHere = isLoopbackAddress(clientIpOf(c)) && isLoopbackName(new URL(c.req.url).hostname);
    const given = c.req.query("key") ?? c.req.header("x-sandbox-key");
    const isAllowed =
      sandboxKey === null ? isHere : given !== undefined && isSame(given, sandboxKey);
    if (!isAllowed) throw notFound();
    await next();
  };
}

const isSame = (given: string, key: string): boolean =>
  timingSafeEqual(...([given, key].map(digest) as [Buffer, Buffer]));
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether people of other machines come here. */
export const isPublic = ({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): boolean =>
  !isLoopbackName(host) || !isLoopbackName(new URL(publicUrl).hostname);
