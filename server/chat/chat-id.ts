// The chat's id, by the key that its caller gave.
import { createHash, randomUUID } from "node:crypto";
import { isUuid } from "../../shared/contracts/id.ts";
import { invalid } from "../http/request/read-body.ts";

/** A UUID is used as it is, another key is hashed to one. Without a key the id is new. */
export function readChatId(key: string | undefined): string {
  return key === undefined ? randomUUID() : readKey("Idempotency-Key", key);
}

/** The chat whose place the new one takes, by the key that it was sent with. */
export const readReplaced = (key: string | undefined): string | null =>
  key === undefined ? null : readKey("Replaces", key);

function readKey(header: string, key: string): string {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw invalid(header, "The key must be 1 to 200 visible ASCII characters.");
  return isUuid(key) ? key.toLowerCase() : hashToUuid(key);
}

/** Version 8, RFC 9562: a UUID of our own making, here from a hash. */
function hashToUuid(key: string): string {
  const bytes = createHash("sha256").update(`luli-chat:${key}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
