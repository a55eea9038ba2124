// What a request tells Luli: who is speaking, in which variant and mood, and what was said before.
import type { Spoken } from "../memory/lines.ts";
import type { Message } from "../request.ts";

export const VARIANTS = ["original", "baby", "sleepy", "hero", "party", "royal"] as const;
export type Variant = (typeof VARIANTS)[number];

/** Replies looked back on, so that a long friendship costs no more than a young one. */
const REMEMBERED = 40;

const PAGES: Record<string, Spoken> = {
  German: "de",
  Spanish: "es",
  French: "fr",
  Portuguese: "pt",
  Japanese: "ja",
};

export type Context = {
  /** The message to answer, and what the user said before it, oldest first. */
  text: string;
  earlier: string[];
  /** Luli's newest replies, oldest first. */
  replies: string[];
  name: string | null;
  /** The name, when this very message tells it. */
  told: string | null;
  variant: Variant;
  mood: string;
  /** All of the server's own words. */
  prompt: string;
  /** What the page speaks. */
  page: Spoken;
  /** The server asks to answer plainly: the message may be a cry for help. */
  isWorrying: boolean;
  /** The page asks whether this is their name. */
  isNameAsked: boolean;
};

export function readContext(messages: Message[]): Context {
  const prompt = messages
    .filter((message) => message.role === "system" || message.role === "developer")
    .map((message) => message.content)
    .join("\n");
  const turns = messages.filter(
    (message) => message.role === "user" || message.role === "assistant",
  );
  const said = turns.filter((turn) => turn.role === "user").map((turn) => turn.content);
  const last = turns.findLastIndex((turn) => turn.role === "user");
  const name = nameFromPrompt(prompt);
  return {
    text: said.at(-1) ?? "",
    earlier: said.slice(0, -1),
    replies: turns
      .filter((turn) => turn.role === "assistant")
      .map((turn) => turn.content)
      .slice(-REMEMBERED),
    name,
    told: name && isFirstIn(turns.slice(0, last + 1), name) ? name : null,
    variant:
      VARIANTS.find((variant) => variant === line(prompt, "Variant")?.toLowerCase()) ?? "original",
    mood: line(prompt, "Mood") ?? "Happy & Playful",
    prompt,
    page: PAGES[/page is in (\w+)/.exec(prompt)?.[1] ?? ""] ?? "en",
    isWorrying: prompt.includes("ask whether they are all right"),
    isNameAsked: prompt.includes("the page asks whether it is"),
  };
}

/** The server hears names; one that stands in the newest message and in none before was told by it. */
function isFirstIn(turns: Message[], name: string): boolean {
  const holds = ({ content }: Message) => content.toLowerCase().includes(name.toLowerCase());
  return turns.findIndex(holds) === turns.length - 1;
}

/** The value of a `Label: value` line of the server's prompt. */
function line(prompt: string, label: string): string | null {
  return new RegExp(`^[-*\\s]*${label}:[ \\t]*(.+?)[ \\t]*$`, "im").exec(prompt)?.[1] ?? null;
}

function nameFromPrompt(prompt: string): string | null {
  const value = line(prompt, "User(?:'s|\u2019s)? name")?.replace(/^["\u201c]|["\u201d.]+$/g, "");
  if (!value || /^(?:unknown|none|not |\()/i.test(value)) return null;
  return /^[\p{L}][\p{L}\p{M}' .\u2019-]{0,39}$/u.test(value) ? value : null;
}
