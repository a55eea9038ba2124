// The network that an address stands for.
import { isIP } from "node:net";

/**
 * Returns the network that rate limits count. An IPv6 subscriber has at least a /64, so single addresses cannot be counted.
 */
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

/** Returns a coarse network for logs: the /24 of IPv4, the /48 of IPv6. Empty: the text is no address. */
export function shortNetworkOf(address: string): string {
  const network = networkOf(address.replace(/\/\d+$/, ""));
  if (isIP(network) === 4) return network.replace(/\d+$/, "0/24");
  const [, site] = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/.exec(network) ?? [];
  return site ? `${site}:/48` : "";
}
