// Reads from a request who is speaking, in which variant and mood, and what was said before.
import type { Message } from "../request.ts";
import { type Locale, type Variant, VARIANTS } from "./phrasebook.ts";

const PAGES: Record<string, Locale> = {
  German: "de",
  Spanish: "es",
  French: "fr",
  Portuguese: "pt",
  Japanese: "ja",
};

/** These lines begin what the server says about the memory (server/chat/model/persona.ts, TOLD). */
const TOLD = [
  ["noted", /^Just noted, because the user asked/m],
  ["paused", /^The user asked you to remember this, but has paused/m],
  ["knewNothing", /^The user asked you to forget something, but nothing/m],
  ["forgot", /^The user asked you to forget/m],
] as const;

export type Context = {
  /** `text` is the message to answer, `earlier` what the user said before it, oldest first. */
  text: string;
  earlier: string[];
  /** Luli's replies, oldest first. */
  replies: string[];
  name: string | null;
  /** Is true if this very message tells the name. */
  isNameNew: boolean;
  variant: Variant;
  isGentle: boolean;
  /** The user has told of danger and not said since that they are safe. */
  isInCrisis: boolean;
  isMinor: boolean;
  told: (typeof TOLD)[number][0] | null;
  /** Holds what the server remembers of the user, in the user's words, oldest first. */
  memories: string[];
  /** Is the language of the page. */
  page: Locale;
};

export function readContext(messages: readonly Message[]): Context {
  const prompt = messages
    .filter(({ role }) => role === "system")
    .map(({ content }) => content)
    .join("\n");
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const replies = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const text = said.at(-1) ?? "";
  const name = readName(prompt);
  const names = (words: string) =>
    name !== null && words.toLowerCase().includes(name.toLowerCase());
  const variant = readLine(prompt, "Variant")?.toLowerCase();
  const isInCrisis = prompt.includes("has not said since that they are safe");
  return {
    text,
    earlier: said.slice(0, -1),
    replies,
    name,
    isNameNew: names(text) && ![...said.slice(0, -1), ...replies].some(names),
    variant: VARIANTS.find((one) => one === variant) ?? "original",
    isInCrisis,
    isGentle: isInCrisis || /gentle|caring/i.test(readLine(prompt, "Mood") ?? ""),
    isMinor: prompt.includes("The user may be under 18"),
    told: TOLD.find(([, begins]) => begins.test(prompt))?.[0] ?? null,
    memories: [...prompt.matchAll(/^- "(.*)" \(\d{4}-\d\d-\d\d\)$/gm)].map(([, words]) => words!),
    page: PAGES[/page is in (\w+)/.exec(prompt)?.[1] ?? ""] ?? "en",
  };
}

/** Returns the value of a `Label: value` line of the server's prompt. */
const readLine = (prompt: string, label: string): string | null =>
  new RegExp(`^${label}:[ \\t]*(.+?)[ \\t]*$`, "m").exec(prompt)?.[1] ?? null;

function readName(prompt: string): string | null {
  const value = readLine(prompt, "User's name");
  return value && /^\p{L}[\p{L}\p{M}' .\u2019-]{0,39}$/u.test(value) ? value : null;
}
