// Reads what a caller sends to the chat, within bounds, and says which field is at fault.
import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import * as v from "valibot";
import { chatRequest, type ChatRequest } from "../../shared/contracts/chat.ts";
import { CHAT_LIMITS } from "../../shared/rules/chat-limits.ts";
import { AppError } from "../http/errors.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string) => UUID.test(text);

export const invalid = (field: string | undefined, message: string) =>
  new AppError(400, "invalid_request", message, { field });

export async function readChatRequest(incoming: IncomingMessage): Promise<ChatRequest> {
  const parsed = v.safeParse(chatRequest, parseJson(await readBody(incoming)));
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw invalid(v.getDotPath(issue) ?? undefined, issue.message);
  }
  const at = parsed.output.messages.findIndex(({ content }) => content.includes("\0"));
  // Postgres has no place for NUL in a text.
  if (at !== -1)
    throw invalid(`messages.${at}.content`, "A message cannot contain the NUL character.");
  return {
    messages: parsed.output.messages.map(({ role, content }) => ({
      role,
      content: content.toWellFormed(),
    })),
  };
}

function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const tooLarge = () => {
    incoming.removeAllListeners("data").pause();
    reject(
      new AppError(
        413,
        "body_too_large",
        `A request can have up to ${CHAT_LIMITS.bodyBytes / 1024} KB.`,
      ),
    );
  };
  if (Number(incoming.headers["content-length"]) > CHAT_LIMITS.bodyBytes) tooLarge();
  else {
    const pieces: Buffer[] = [];
    let size = 0;
    incoming.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size > CHAT_LIMITS.bodyBytes) tooLarge();
      else pieces.push(piece);
    });
    incoming.once("end", () => resolve(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)));
    incoming.once("error", (cause) =>
      reject(new AppError(400, "body_incomplete", "The request ended early.", { cause })),
    );
  }
  return promise;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch (cause) {
    throw new AppError(400, "invalid_json", "The request is not valid JSON in UTF-8.", { cause });
  }
}

/** The chat's id: a UUID is used as it is, other keys become one, and without a key nobody else can mean this chat. */
export function readChatId(key: string | undefined): string {
  if (key === undefined) return randomUUID();
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw invalid("Idempotency-Key", "The key must be 1 to 200 visible ASCII characters.");
  return isUuid(key) ? key.toLowerCase() : hashToUuid(key);
}

/** Version 8, RFC 9562: a UUID of our own making, here from a hash. */
function hashToUuid(key: string): string {
  const bytes = createHash("sha256").update(`luli-chat:${key}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const pageQuery = v.strictObject({
  before: v.optional(v.pipe(v.string(), v.regex(UUID, "must be the id of a chat"))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, "must be a whole number"),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(100),
    ),
    "30",
  ),
});

export function readPageQuery(query: Record<string, string>): {
  before: string | null;
  limit: number;
} {
  const parsed = v.safeParse(pageQuery, query);
  if (parsed.success) return { before: parsed.output.before ?? null, limit: parsed.output.limit };
  const issue = parsed.issues[0];
  throw invalid(v.getDotPath(issue) ?? undefined, issue.message);
}
