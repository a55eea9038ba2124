// The caller's address, for limits: the socket's, or what the trusted proxies in front wrote.
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Context } from "hono";
import type { Log } from "../../platform/log.ts";

/** Set by us alone: whatever a caller sends under this name is dropped. */
export const CLIENT_IP_HEADER = "x-luli-client-ip";

export const clientIpOf = (c: Context): string => c.req.header(CLIENT_IP_HEADER) ?? "unknown";

/** What limits count: of IPv6 a subscriber has at least a /64, and with it more addresses than could be counted. */
export const clientNetworkOf = (c: Context): string => networkOf(clientIpOf(c));

export function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (ipv4) return ipv4;
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) groups.push("0", "0", "0", "0");
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Where somebody is, for a log that names no single line: of IPv4 the /24, of IPv6 the /48. Empty for what is no address. */
export function shortNetworkOf(address: string): string {
  const network = networkOf(address.replace(/\/\d+$/, ""));
  if (isIP(network) === 4) return network.replace(/\d+$/, "0/24");
  const [, site] = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/.exec(network) ?? [];
  return site ? `${site}:/48` : "";
}

/** Writes the header before anything reads the request's headers. */
export function stampClientIp(incoming: IncomingMessage, trustedProxies: number): void {
  const ip = clientIp(incoming, trustedProxies);
  const raw: string[] = [];
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    const [name, value] = [incoming.rawHeaders[i]!, incoming.rawHeaders[i + 1]!];
    if (name.toLowerCase() !== CLIENT_IP_HEADER) raw.push(name, value);
  }
  raw.push(CLIENT_IP_HEADER, ip);
  incoming.rawHeaders = raw;
  incoming.headers[CLIENT_IP_HEADER] = ip;
}

/** Behind a proxy that nobody spoke of all people share one address, and its limits: said once. */
export function noticeProxy(
  trustedProxies: number,
  log: Log,
): (incoming: Pick<IncomingMessage, "headers">) => void {
  let isNoticed = trustedProxies > 0;
  return ({ headers }) => {
    if (isNoticed || headers["x-forwarded-for"] === undefined) return;
    isNoticed = true;
    log.warn("a proxy is in front, and TRUSTED_PROXIES is 0: everybody shares one address");
  };
}

function clientIp(incoming: IncomingMessage, trustedProxies: number): string {
  const socketIp = incoming.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return socketIp;
  // Each proxy appends whom it heard from, so the n-th from the right was written by our outermost one.
  const forwarded = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  return forwarded.at(-trustedProxies)?.trim() || socketIp;
}
