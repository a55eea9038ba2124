import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { CLIENT_IP_HEADER, noticeProxy, stampClientIp } from "./client-ip.ts";

function stamped(headers: Record<string, string>, trustedProxies: number): unknown {
  const incoming = {
    socket: { remoteAddress: "10.0.0.9" },
    headers: { ...headers },
    rawHeaders: Object.entries(headers).flat(),
  } as unknown as IncomingMessage;
  stampClientIp(incoming, trustedProxies);
  const sent = incoming.rawHeaders.filter(
    (_, i) => incoming.rawHeaders[i - 1]?.toLowerCase() === CLIENT_IP_HEADER,
  );
  expect(sent).toEqual([incoming.headers[CLIENT_IP_HEADER]]);
  return incoming.headers[CLIENT_IP_HEADER];
}

test("a caller cannot choose its address without proxies", () => {
  expect(stamped({ "X-Forwarded-For": "1.2.3.4", "X-Luli-Client-IP": "5.6.7.8" }, 0)).toBe(
    "10.0.0.9",
  );
});

test("behind proxies the address is the one that our outermost proxy saw", () => {
  expect(stamped({ "x-forwarded-for": "6.6.6.6, 1.2.3.4" }, 1)).toBe("1.2.3.4");
  expect(stamped({ "x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.1" }, 2)).toBe("1.2.3.4");
});

test("a proxy that writes nothing leaves the socket's address", () => {
  expect(stamped({}, 1)).toBe("10.0.0.9");
});

test("a proxy that nobody spoke of is noticed once", () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const [unknown, known] = [noticeProxy(0, log), noticeProxy(1, log)];
  for (const headers of [{}, { "x-forwarded-for": "1.2.3.4" }, { "x-forwarded-for": "1.2.3.5" }])
    for (const notice of [unknown, known]) notice({ headers });
  expect(lines).toEqual([expect.stringContaining("TRUSTED_PROXIES is 0")]);
});
