import { expect, test } from "vitest";
import { networkOf, shortNetworkOf } from "./network.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1:aaaa::1", "2001:db8:0:1::/64"],
  ["2001:DB8:0000:0001:bbbb:0:0:2", "2001:db8:0:1::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
])("limits count %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["192.0.2.7", "192.0.2.0/24"],
  ["::ffff:192.0.2.7", "192.0.2.0/24"],
  ["2001:db8:77:1:aaaa::1", "2001:db8:77::/48"],
  ["2001:db8:77:1::/64", "2001:db8:77::/48"],
  ["unknown", ""],
])("a log that names no single line says of %s %s", (address, network) => {
  expect(shortNetworkOf(address)).toBe(network);
});
