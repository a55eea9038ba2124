// Content negotiation: the accepted encoding, and whether the browser already has this content.
import type { Encoding } from "./read-dist.ts";

/** The first of `offered` that the header takes; null for the plain bytes. */
export function chooseEncoding(header: string | undefined, offered: Encoding[]): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return offered.find(takes) ?? null;
}

/** If-None-Match compares weakly: proxies mark what they touched with W/. */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === etag);
}
