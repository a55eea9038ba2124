// The caller's address, for limits: the socket's, or what the trusted proxies in front wrote.
import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { networkOf } from "../../platform/address/network.ts";
import type { Log } from "../../platform/log.ts";

/** Set by us alone: whatever a caller sends under this name is dropped. */
export const CLIENT_IP_HEADER = "x-luli-client-ip";

export const clientIpOf = (c: Context): string => c.req.header(CLIENT_IP_HEADER) ?? "unknown";

/** Returns the network that rate limits count. */
export const clientNetworkOf = (c: Context): string => networkOf(clientIpOf(c));

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

/** Behind an unconfigured proxy all people share one address and its limits: logs that once. */
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
  // Each proxy appends the address of its client, so the n-th from the right was written by our outermost one.
  const forwarded = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  return forwarded.at(-trustedProxies)?.trim() || socketIp;
}
