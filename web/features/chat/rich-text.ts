// Parses what a model may write beside plain text: *actions*, bold, code, links and lists. Anything else stays text; nothing becomes
// markup.

type At = {
  /** The index at which it begins. */
  at: number;
};
export type Inline = At & {
  kind: "text" | "action" | "bold" | "code" | "link";
  text: string;
  /** The address of a link. */
  href?: string;
};
export type Block = At &
  (
    | { kind: "text"; text: string }
    | { kind: "code"; text: string }
    | { kind: "bullets" | "numbers"; items: (At & { text: string; number: number })[] }
  );

/**
 * Matches code, bold, an action, a named link, and a bare link without the full stop behind it. A link with user info is none: it
 * imitates another host.
 */
const INLINE =
  /`([^`\n]+)`|\*\*(?=\S)([^*\n]*[^*\s])\*\*|\*(?=\S)([^*\n]*[^*\s])\*|\[([^\]\n]+)\]\((https?:\/\/(?![^\s/?#]*@)[^\s)]+)\)|https?:\/\/(?![^\s/?#]*@)[^\s<>"']*[^\s<>"'.,;:!?)\]*]/g;

export function splitInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, bold, action, label, href = whole] = match;
    const at = match.index;
    if (at > from) parts.push({ kind: "text", text: text.slice(from, at), at: from });
    const kind = code ? "code" : bold ? "bold" : action ? "action" : "link";
    parts.push({ kind, text: code ?? bold ?? action ?? label ?? whole, href, at });
    from = at + whole.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from), at: from });
  return parts;
}

/** An open fence is code already. */
const FENCE = /^```[^\n]*\n([\s\S]*?)(?:^```[ \t]*$\n?|(?![\s\S]))/.source;
/** Bullets after numbers are a new list. */
const listWith = (mark: string) => String.raw`^(?:[ \t]*${mark}[ \t]+\S.*(?:\n+|$))+`;
const BULLETS = listWith("[-*+]");
const NUMBERS = listWith(String.raw`\d{1,3}[.)]`);
const BLOCK = new RegExp(`${FENCE}|${BULLETS}|${NUMBERS}`, "gm");
const MARK = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+/;
const HEADING = /^#{1,6}[ \t]+(.+?)[ \t]*$/gm;

export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  // Lists and code have their own margins.
  const addText = (from: number, to: number) => {
    const words = text
      .slice(from, to)
      .replace(from > 0 ? /^\n+/ : "", "")
      .replace(to < text.length ? /\n+$/ : "", "")
      .replaceAll(HEADING, "**$1**");
    if (words !== "") blocks.push({ kind: "text", text: words, at: from });
  };
  let from = 0;
  for (const match of text.matchAll(BLOCK)) {
    const [whole, code] = match;
    const at = match.index;
    addText(from, at);
    from = at + whole.length;
    blocks.push(
      code === undefined ? listOf(whole, at) : { kind: "code", text: code.trimEnd(), at },
    );
  }
  addText(from, text.length);
  return blocks;
}

const PARAGRAPH = /(?<=\n\n)(?!\n)/;

/** Each block takes the empty lines below it. */
export function splitParagraphs(text: string): (At & { text: string })[] {
  let at = 0;
  return text.split(PARAGRAPH).map((paragraph) => {
    at += paragraph.length;
    return { text: paragraph, at: at - paragraph.length };
  });
}

function listOf(whole: string, at: number): Block {
  const items = whole
    .trimEnd()
    .split(/\n+/)
    .map((line, index) => ({
      text: line.replace(MARK, "").trimEnd(),
      number: Number.parseInt(line, 10),
      at: index,
    }));
  return { kind: Number.isNaN(items[0]?.number) ? "bullets" : "numbers", items, at };
}
