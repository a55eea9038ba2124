// Checks the address of a push message. It comes from a browser, so it could be anything: only push services are allowed.

const SERVICES = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];
const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);

/** A development machine may also use a push service of its own. */
export function isPushService(endpoint: string, hasOwnService: boolean): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  if (hasOwnService && LOOPBACK.has(hostname)) return protocol === "http:";
  if (protocol !== "https:" || port !== "") return false;
  return SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
