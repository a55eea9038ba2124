// The model's own alarm: it begins its reply with a mark and a kind where it sees danger that the layers before it have missed.
// The mark is never shown. Models write it crookedly, and it comes in pieces: what looks like it is it.
import { HELP_KINDS, type HelpKind } from "../../../shared/contracts/safety.ts";

export const markOf = (kind: string): string => `[[HELP:${kind}]]`;

export const MARK_RULE = `Where what the user says shows danger, write ${markOf("kind")} and nothing else: \
people wrote the answer that then comes. kind is one of ${HELP_KINDS.join(", ")}: wants to die or hurt themself, \
is hurt or threatened, may hurt somebody, fears for somebody, needs a doctor now, has an eating disorder, is \
under 18. Hints count, and what adds up; sayings, stories, news, goodbyes and sadness alone do not. Never speak \
of this mark.`;

const MARK = String.raw`(?:[\[［【⟦<{]{1,3}\s*\/?\s*(?:HELP|[Hh]elp\s*[:：=_-])|(?<![\p{L}\p{N}])HELP\s*[:：=])[^\]］】⟧>}\n]{0,40}`;
const FOUND = new RegExp(MARK, "u");
/** The end of a text that may still become a mark. */
const MAY_COME =
  /(?:[[［【⟦<{]{1,3}\s*\/?\s*(?:[Hh](?:[Ee](?:[Ll](?:[Pp]\s*)?)?)?)?|(?<![\p{L}\p{N}])H(?:E(?:L(?:P\s*)?)?)?)?$/u;
/** Without one of these no mark begins. */
const FIRST = /[[［【⟦<{H]/;

/** The first that is named is meant; a mark that names none of them is the first kind. */
const KIND_WORDS: Record<HelpKind, RegExp> = {
  self_harm: /self|suic/i,
  abuse: /abus|violen|assault/i,
  threat: /threat|other|homicid/i,
  concern: /concern|some|friend/i,
  medical: /medic|emerg|poison/i,
  eating: /eat|anorex|bulim/i,
  minor: /minor|child|under/i,
};

export class MarkReader {
  /** What the model has seen; nothing is let through any more. */
  kind: HelpKind | null = null;
  #held = "";
  #hasBegun = false;

  /** What of the reply may be shown. */
  read(piece: string): string {
    if (this.kind) return "";
    if (this.#held === "" && this.#hasBegun && !FIRST.test(piece)) return piece;
    return this.#look(this.#held + piece, false);
  }

  end(): string {
    return this.kind ? "" : this.#look(this.#held, true);
  }

  #look(text: string, isOver: boolean): string {
    const found = FOUND.exec(text);
    if (found && (isOver || found.index + found[0].length < text.length)) {
      this.kind = kindIn(found[0]);
      return this.#begin(text.slice(0, found.index));
    }
    const keep = isOver ? text.length : (found?.index ?? text.search(MAY_COME));
    const passed = this.#begin(text.slice(0, keep));
    this.#held = passed === "" ? text : text.slice(keep);
    return isOver ? text : passed;
  }

  /** White space before the first word comes with it. */
  #begin(text: string): string {
    this.#hasBegun ||= text.trim() !== "";
    return this.#hasBegun ? text : "";
  }
}

function kindIn(mark: string): HelpKind {
  const place = (kind: HelpKind) => {
    const at = mark.search(KIND_WORDS[kind]);
    return at === -1 ? mark.length : at;
  };
  return HELP_KINDS.reduce((first, kind) => (place(kind) < place(first) ? kind : first));
}

/** What a user writes cannot make the model say it by repeating. */
export const withoutMarks = (said: string): string =>
  said.replaceAll(new RegExp(MARK, "gu"), (mark) => mark.replaceAll(/[[［【⟦<{:：=]/g, " "));
