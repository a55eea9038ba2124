// Reads the small body of an action, as JSON by its contract; what the contract does not know is refused by name.
import type { Context } from "hono";
import * as v from "valibot";
import { AppError } from "./errors.ts";

const SMALL_BYTES = 4 * 1024;

export const emptyRequest = v.strictObject({});

/** No body at all is an empty object. */
export async function readBody<T extends v.GenericSchema>(
  c: Context,
  contract: T,
  maxBytes = SMALL_BYTES,
): Promise<v.InferOutput<T>> {
  const body = await readJson(c, maxBytes);
  // To valibot a list is an object, too.
  if (Array.isArray(body))
    throw new AppError(400, "invalid_request", "The request must be an object.");
  const parsed = v.safeParse(contract, body);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new AppError(400, "invalid_request", issue.message, {
    field: v.getDotPath(issue) ?? undefined,
  });
}

async function readJson(c: Context, maxBytes: number): Promise<unknown> {
  const text = await readText(c, maxBytes);
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(400, "invalid_json", "The request is not valid JSON.", { cause });
  }
}

/** As it was sent, and never more of it than the limit: a length that is said is kept by Node, any other is counted on the way. */
export async function readText(c: Context, maxBytes: number): Promise<string> {
  const length = c.req.header("content-length");
  // Most calls carry nothing: then no stream is opened to find that out.
  if (length === "0") return "";
  if (Number(length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (length !== undefined && c.req.header("transfer-encoding") === undefined) return c.req.text();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of c.req.raw.body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

const tooLarge = (maxBytes: number) =>
  new AppError(413, "body_too_large", `A request can have up to ${maxBytes / 1024} KB.`);
