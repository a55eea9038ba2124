import { expect, test } from "vitest";
import { isOwnPath, isPlainAddress } from "./links.ts";

test("a path of ours stays here, however a browser reads it", () => {
  for (const path of ["/", "/safety", "/chat?x=1#y", "/a//b", "/..//evil.example"])
    expect([path, isOwnPath(path)]).toEqual([path, true]);
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n\\evil.example",
    "safety",
    "",
  ])
    expect([path, isOwnPath(path)]).toEqual([path, false]);
});

test("a plain address names its host alone", () => {
  for (const link of ["https://evil.example/a@b", "https://luli.example?to=@x"])
    expect([link, isPlainAddress(link)]).toEqual([link, true]);
  for (const link of [
    "https://luli.example@evil.example/",
    "https://a:b@c.example",
    "http://luli.example",
    "javascript:alert(1)",
    "https://",
  ])
    expect([link, isPlainAddress(link)]).toEqual([link, false]);
});
