// The link at the end of a weekly email. It is signed, so it works without a sign-in and only for its user; it does not expire,
// because people read old mails.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { StoredKeys } from "../platform/context.ts";

type Keys = Pick<StoredKeys, "unsubscribe">;

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

function sign(userId: string, { unsubscribe }: Keys): Buffer {
  return createHmac("sha256", Buffer.from(unsubscribe, "hex")).update(userId).digest();
}

export function unsubscribeUrl(userId: string, publicUrl: string, keys: Keys): string {
  const token = `${userId}.${sign(userId, keys).toString("base64url")}`;
  return `${publicUrl}/unsubscribe?token=${token}`;
}

/** Returns the user of a link, or null if we did not sign it. */
export function readUnsubscribeToken(token: string, keys: Keys): string | null {
  const [, userId, signature] = TOKEN.exec(token) ?? [];
  if (userId === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, "base64url");
  const right = sign(userId, keys);
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}
