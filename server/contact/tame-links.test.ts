import fc from "fast-check";
import { expect, test } from "vitest";
import { tameLinks } from "./tame-links.ts";

test.each([
  ["https://evil.example/win?x=1", "https[:]//evil[.]example/win?x=1"],
  ["www.evil.example", "www[.]evil[.]example"],
  ["evil.io", "evil[.]io"],
  ["http://10.0.0.1/x", "http[:]//10.0.0.1/x"],
  ["write to me@evil.example now", "write to me@evil[.]example now"],
  ["пример.рф", "пример[.]рф"],
  ["evil。example", "evil[.]example"],
  ["evil.xn--p1ai", "evil[.]xn--p1ai"],
])("%s cannot be clicked", (text, tamed) => expect(tameLinks(text)).toBe(tamed));

test.each(["Hello. How are you?", "It costs $3.50, e.g. today.", "Well... no.", "10.30 p.m."])(
  "%s stays as it is",
  (text) => expect(tameLinks(text)).toBe(text),
);

test("no scheme and no host survives, whatever surrounds it", () => {
  fc.assert(
    fc.property(fc.string(), fc.domain(), fc.string(), (before, domain, after) => {
      const tamed = tameLinks(`${before} https://${domain} ${after}`);
      expect(tamed).not.toContain("://");
      expect(tamed).not.toContain(domain);
    }),
  );
});
