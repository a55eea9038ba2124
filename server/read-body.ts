// Reads the small JSON body of an action by its contract; what the contract does not know is refused by name.
import type { Context } from "hono";
import * as v from "valibot";
import { AppError } from "./errors.ts";

const MAX_BYTES = 4 * 1024;

export const emptyRequest = v.strictObject({});

/** No body at all is an empty object. */
export async function readBody<T extends v.GenericSchema>(
  c: Context,
  contract: T,
): Promise<v.InferOutput<T>> {
  const body = await readJson(c);
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

async function readJson(c: Context): Promise<unknown> {
  if (Number(c.req.header("content-length") ?? 0) > MAX_BYTES) throw tooLarge();
  const text = await c.req.text();
  if (text.length > MAX_BYTES) throw tooLarge();
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(400, "invalid_json", "The request is not valid JSON.", { cause });
  }
}

const tooLarge = () =>
  new AppError(413, "body_too_large", `A request can have up to ${MAX_BYTES / 1024} KB.`);
