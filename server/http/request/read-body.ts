// Reads a request's body: bytes within a limit, JSON, and by a schema, which refuses unknown fields by name.
import type { Context } from "hono";
import * as v from "valibot";
import { AppError } from "../errors.ts";
import { describeIssue } from "./describe-issue.ts";

/** Largest body of an action. */
const SMALL_BYTES = 4 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A field that is at fault is named. */
export const invalid = (field: string | null | undefined, message: string) =>
  new AppError(400, "invalid_request", message, { field: field ?? undefined });

/** The one place that turns a contract's refusal into ours. */
export function parse<T extends v.GenericSchema>(contract: T, input: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(contract, input, { message: describeIssue });
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw invalid(v.getDotPath(issue), issue.message);
}

export async function readBody<T extends v.GenericSchema>(
  c: Context,
  contract: T,
  maxBytes = SMALL_BYTES,
): Promise<v.InferOutput<T>> {
  const body = parseJson(await readBytes(c, maxBytes));
  // Valibot accepts a list as an object.
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalid(null, "The request must be an object.");
  return parse(contract, body);
}

/** Returns an empty object for an empty body. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = utf8.decode(bytes);
    return text.trim() === "" ? {} : JSON.parse(text);
  } catch (cause) {
    throw new AppError(400, "invalid_json", "The request is not valid JSON in UTF-8.", { cause });
  }
}

/** Reads the body up to the limit. Node enforces a given Content-Length; chunked bodies are counted as they arrive. */
export async function readBytes(c: Context, maxBytes = SMALL_BYTES): Promise<Uint8Array> {
  const length = c.req.header("content-length");
  // Most calls carry nothing: then no stream is opened to find that out.
  if (length === "0") return new Uint8Array();
  if (Number(length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  try {
    if (length !== undefined && c.req.header("transfer-encoding") === undefined)
      return new Uint8Array(await c.req.arrayBuffer());
    return await readStream(c.req.raw.body, maxBytes);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(400, "body_incomplete", "The request ended early.", { cause });
  }
}

async function readStream(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The rest of the body is not read, so the connection is closed. */
const tooLarge = (maxBytes: number) =>
  new AppError(413, "body_too_large", `A request can have up to ${maxBytes / 1024} KB.`, {
    headers: { connection: "close" },
  });
