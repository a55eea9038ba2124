// Where a push message may be sent. The address comes from a browser, so it could be anything: only push services are believed.

const SERVICES = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];
const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);

/** On a machine that tries things out, a service of its own counts as well. */
export function isPushService(endpoint: string, hasOwnService: boolean): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  if (hasOwnService && LOOPBACK.has(hostname)) return protocol === "http:";
  if (protocol !== "https:" || port !== "") return false;
  return SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
