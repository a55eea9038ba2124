// Reads a chat completion request.
import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";

export type Message = { role: "system" | "user" | "assistant"; content: string };
export type CompletionRequest = { model: string; messages: Message[] };

export async function readRequest(request: IncomingMessage): Promise<CompletionRequest> {
  const { model, messages } = (await json(request)) as CompletionRequest;
  return { model, messages: messages.flatMap(withoutNote) };
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
