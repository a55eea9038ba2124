// Reads a chat completion request, or says in OpenAI's words what is wrong with it.
import type { IncomingMessage } from "node:http";
import * as v from "valibot";
import type { ApiError } from "./wire.ts";

const BODY_LIMIT = 4 * 1024 * 1024;

const textParts = v.pipe(
  v.array(v.object({ type: v.literal("text"), text: v.string() })),
  v.transform((parts) => parts.map((part) => part.text).join("")),
);

const completionRequest = v.object({
  model: v.pipe(v.string(), v.nonEmpty()),
  messages: v.pipe(
    v.array(
      v.object({
        role: v.picklist(["system", "developer", "user", "assistant"]),
        content: v.union([v.string(), textParts]),
      }),
    ),
    v.nonEmpty(),
  ),
  stream: v.optional(v.nullable(v.boolean()), false),
  stream_options: v.optional(v.nullable(v.object({ include_usage: v.optional(v.boolean()) }))),
});

export type CompletionRequest = v.InferOutput<typeof completionRequest>;
export type Message = CompletionRequest["messages"][number];

type Parsed = { request: CompletionRequest } | { error: ApiError };

export function authorize(request: IncomingMessage): ApiError | null {
  if (/^Bearer\s+\S/i.test(request.headers.authorization ?? "")) return null;
  return {
    status: 401,
    message:
      "You didn't provide an API key. Provide it in an Authorization header using Bearer auth.",
    type: "invalid_request_error",
    code: "missing_api_key",
  };
}

export async function readRequest(request: IncomingMessage): Promise<Parsed> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    // The rest of a body over the limit is read and dropped, so that the client can still read the answer.
    if (size <= BODY_LIMIT) pieces.push(piece);
  }
  if (size > BODY_LIMIT) return { error: invalid("The request body is too large.") };
  return parseRequest(Buffer.concat(pieces).toString("utf8"));
}

function parseRequest(text: string): Parsed {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { error: invalid("We could not parse the JSON body of your request.") };
  }
  const result = v.safeParse(completionRequest, body);
  if (result.success)
    return { request: { ...result.output, messages: result.output.messages.flatMap(withoutNote) } };
  const [issue] = result.issues;
  return { error: invalid(issue.message, v.getDotPath(issue) ?? undefined) };
}

function invalid(message: string, param?: string): ApiError {
  return { status: 400, message, type: "invalid_request_error", param };
}

const NOTE = /^\[Note from the app[^\]]*\]\n([^]*?)\n\[End of the note[^\]]*\]\n/;

/** The user's message begins with Luli's note about the moment (server/chat/model/prompt.ts), which the script reads as a system message. */
function withoutNote(message: Message): Message[] {
  const note = message.role === "user" ? NOTE.exec(message.content) : null;
  if (!note) return [message];
  return [
    { role: "system", content: note[1]! },
    { ...message, content: message.content.slice(note[0].length) },
  ];
}
