// Reads the small JSON body of an action by its contract; what the contract does not know is refused by name.
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
  if (Number(c.req.header("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const text = await c.req.text();
  if (text.length > maxBytes) throw tooLarge(maxBytes);
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(400, "invalid_json", "The request is not valid JSON.", { cause });
  }
}

const tooLarge = (maxBytes: number) =>
  new AppError(413, "body_too_large", `A request can have up to ${maxBytes / 1024} KB.`);
