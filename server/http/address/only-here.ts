// Allows the caught mails only to people on this machine, under a name of this machine. A reader of the mails can sign in
// as anybody. With SANDBOX_KEY the key alone decides, on this machine too.
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Config } from "../../platform/config.ts";
import { clientIpOf } from "./client-ip.ts";
import { notFound } from "../errors.ts";
import { isSameSecret } from "../same-secret.ts";

export const KEY_COOKIE = "sandbox_key";

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
    const shown = c.req.query("key");
    const given = shown ?? c.req.header("x-sandbox-key") ?? getCookie(c, KEY_COOKIE);
    const isAllowed =
      sandboxKey === null ? isHere : given !== undefined && isSameSecret(given, sandboxKey);
    if (!isAllowed) throw notFound();
    // Shown once, a browser keeps it, for the stand-ins of other ports, too (sandbox/gate.ts).
    if (sandboxKey !== null && shown !== undefined)
      setCookie(c, KEY_COOKIE, sandboxKey, { httpOnly: true, sameSite: "Lax", path: "/" });
    if (c.req.path === "/sandbox/open") return c.redirect("/");
    return next();
  };
}

/** Whether other machines can reach this server. */
export const isPublic = ({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): boolean =>
  !isLoopbackName(host) || !isLoopbackName(new URL(publicUrl).hostname);
