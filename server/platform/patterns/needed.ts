// Derives from a pattern's source the literal pieces of which any match must contain one.

/** `all`: everything that a part can match, where that is little. `needed`: one of these stands in each of its matches. Null: not known. */
type Part = { all: readonly string[] | null; needed: readonly string[] | null };

const NOTHING: Part = { all: [""], needed: null };
const ANYTHING: Part = { all: null, needed: null };
const signs = (text: string): Part => ({ all: [text], needed: null });
/** More are not followed any further. */
const MOST = 16;

const GROUP = /\((?:\?(?::|=|!|<=|<!|<\w+>))?/uy;
const LOOKS_AROUND = /^\(\?<?[=!]/u;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[0-9a-f]+\}|u[0-9a-f]{4}|.)/uy;
const CLASS = /\[(\^?)((?:\\.|[^\]])*)\]/uy;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:,(\d*))?\})\??/uy;
/** Matches a run of literal characters, without the last one if it is optional or repeated. */
const SIGNS = /[^()|*+?{}[\]\\.^$]+(?![*+?{])|[^()|*+?{}[\]\\]/uy;

/** Null: it can match without any of them. Of a source without references; one that knows no capitals has pieces for a `folded` text. */
export function neededFor({ source, ignoreCase }: RegExp): readonly string[] | null {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (!found) throw new Error(`Not understood at ${at}: ${source}`);
    at += found[0].length;
    return found;
  };

  function alternatives(): Part {
    const parts = [sequence()];
    while (source[at] === "|") {
      at += 1;
      parts.push(sequence());
    }
    return eitherOf(parts);
  }

  function sequence(): Part {
    const steps: Part[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") steps.push(step());
    return inTurn(steps);
  }

  function step(): Part {
    const part = one();
    if (!/[*+?{]/.test(source[at] ?? "")) return part;
    const [, mark, least, most = least] = take(QUANTIFIER);
    if (mark === "?" || (least === "0" && most === "1")) return eitherOf([NOTHING, part]);
    if (mark === "*" || least === "0") return ANYTHING;
    return { all: null, needed: piecesOf(part) };
  }

  function one(): Part {
    switch (source.charAt(at)) {
      case "(": {
        const [opened] = take(GROUP);
        const inner = alternatives();
        at += 1;
        // A lookaround consumes nothing of the match.
        return LOOKS_AROUND.test(opened) ? NOTHING : inner;
      }
      case "[": {
        const [, not, inside = ""] = take(CLASS);
        return not || /\\|.-./.test(inside) ? ANYTHING : { all: Array.from(inside), needed: null };
      }
      case "\\": {
        const [escape] = take(ESCAPE);
        if (/^\\[bB]$/.test(escape)) return NOTHING;
        return /^\\[^a-zA-Z0-9]$/.test(escape) ? signs(escape.slice(1)) : ANYTHING;
      }
      default: {
        const [found] = take(SIGNS);
        if (found === ".") return ANYTHING;
        return found === "^" || found === "$" ? NOTHING : signs(found);
      }
    }
  }

  const whole = alternatives();
  if (at < source.length) throw new Error(`Not understood at ${at}: ${source}`);
  const pieces = piecesOf(whole);
  return shortened(ignoreCase ? (pieces?.map(folded) ?? null) : pieces);
}

/** Letters as a pattern of flags `iu` takes them for each other: of all that we write only the long s has no small letter of its own. */
export const folded = (text: string): string => text.toLowerCase().replaceAll("\u017f", "s");

/** Shortens pieces to their ends, and drops pieces that contain another. */
function shortened(pieces: readonly string[] | null): readonly string[] | null {
  if (!pieces) return null;
  const ends = [...new Set(pieces.map((piece) => piece.slice(-LONGEST)))];
  return ends.filter((end) => !ends.some((other) => other !== end && end.includes(other)));
}
const LONGEST = 8;

/** Parts that follow each other: what they match together is followed for as long as it is little. */
function inTurn(parts: readonly Part[]): Part {
  let all: readonly string[] | null = [""];
  /** The end of it, from the last part that has a choice. */
  let end: readonly string[] = [""];
  let needed: readonly string[] | null = null;
  for (const part of parts) {
    all = all && part.all && both(all, part.all);
    const isOne = part.all?.length === 1;
    end = (part.all && both(isOne || end.length < 3 ? end : [""], part.all)) ?? [""];
    needed = betterOf(needed, betterOf(part.needed, piecesOf({ all: end, needed: null })));
  }
  return { all, needed };
}

function both(one: readonly string[], next: readonly string[]): readonly string[] | null {
  if (one.length * next.length > MOST) return null;
  return one.flatMap((before) => next.map((after) => before + after));
}

function eitherOf(parts: readonly Part[]): Part {
  const all = parts.every((part) => part.all) ? parts.flatMap((part) => part.all!) : null;
  if (all && all.length <= MOST) return { all: [...new Set(all)], needed: null };
  const pieces = parts.map(piecesOf);
  return { all: null, needed: pieces.every((piece) => piece !== null) ? pieces.flat() : null };
}

const piecesOf = ({ all, needed }: Part): readonly string[] | null =>
  all && !all.includes("") ? all : needed;

/** The shortest piece tells the least, a sign of Japanese more than a letter; enough is enough. */
const worthOf = (pieces: readonly string[]) =>
  Math.min(
    ENOUGH,
    ...pieces.map((piece) => piece.length + 2 * (piece.match(/[^\0-\u2e7f]/g) ?? []).length),
  );
const ENOUGH = 6;

function betterOf(
  one: readonly string[] | null,
  other: readonly string[] | null,
): readonly string[] | null {
  if (!one || !other) return one ?? other;
  const by = worthOf(one) - worthOf(other) || other.length - one.length;
  return by >= 0 ? one : other;
}
