import { expect, test } from "vitest";
import { callNames } from "./api/api.ts";
import { listAddresses } from "./pages.ts";
import { isServerAddress, SERVER_PREFIXES } from "./server-addresses.ts";

const addresses = callNames.map((name) => name.split(" ")[1]!);

test("each prefix has its calls, and a call elsewhere stands alone", () => {
  const unused = SERVER_PREFIXES.filter(
    (prefix) => !addresses.some((address) => address.startsWith(`${prefix}/`)),
  );
  expect(unused).toEqual(["/sandbox"]);
  const alone = new Set(addresses.filter((address) => !isServerAddress(address)));
  const folders = [...alone].filter((address) => !/^\/(?:\.well-known\/)?[\w.-]+$/.test(address));
  expect(folders).toEqual([]);
});

test("no page lies there", () => {
  expect(listAddresses().filter(isServerAddress)).toEqual([]);
  expect(isServerAddress("/apiary")).toBe(false);
  expect(isServerAddress("/api")).toBe(true);
});
