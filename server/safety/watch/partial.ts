// Makes of a pattern one that also matches what may still become a match: each step of it may be the end of the text instead.

/** One step: an escape, a class, or a letter. */
const STEP = /\\[pP]\{[^}]*\}|\\u[0-9a-f]{4}|\\.|\[(?:\\.|[^\]])*\]|[^()|*+?{}^$]/uy;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/uy;
const GROUP = /\((?:\?(?::|=|!|<=|<!))?/uy;

/** Of a source without names and references; what looks ahead is taken as true, because nobody knows yet. */
export function partialOf(source: string): string {
  let at = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };

  function alternatives(): string {
    let made = "";
    while (at < source.length && source[at] !== ")") {
      if (source[at] === "|") {
        at += 1;
        made += "|";
      } else made += step();
    }
    return made;
  }

  function step(): string {
    const opened = take(GROUP);
    if (opened === null) {
      const found = take(STEP) ?? take(/[\^$]/uy);
      if (found === null) throw new Error(`Not understood at ${at}: ${source}`);
      return `(?:${found}|$)${take(QUANTIFIER) ?? ""}`;
    }
    const start = at;
    const inner = alternatives();
    const raw = source.slice(start, at);
    at += 1;
    // What lies behind is known.
    if (opened.startsWith("(?<")) return `${opened}${raw})`;
    if (opened === "(?=" || opened === "(?!") return "";
    return `(?:${inner})${take(QUANTIFIER) ?? ""}`;
  }

  return alternatives();
}
