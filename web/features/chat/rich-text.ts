// Luli's words as text and *actions*. Nothing else is markup.

export type TextPart = {
  kind: "text" | "action";
  text: string;
  /** Where it begins. */
  at: number;
};

const ACTION = /\*(?=\S)([^*\n]*[^*\s])\*/g;

export const splitActions = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ACTION)) {
    if (match.index > from)
      parts.push({ kind: "text", text: text.slice(from, match.index), at: from });
    parts.push({ kind: "action", text: match[1] ?? "", at: match.index });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from), at: from });
  return parts;
};
