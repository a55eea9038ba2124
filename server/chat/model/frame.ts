// Takes off what small models put around a reply: her own name before it, and the turns of a talk that they invent after it.
import type { TextFilter } from "./filters.ts";

const ASSISTANT = ["Assistant", "AI", "Bot"];
const USER = ["User", "USER", "Human", "HUMAN", "Benutzer", "Usuario", "Utilisateur", "ユーザー"];
const DIALOGUE = /dial[oó]g|transcript|対話/iu;

const escape = (name: string) => name.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&");
const labelOf = (names: readonly string[]) =>
  `(?:\\*\\*|#+ )?(?:${names.map(escape).join("|")})(?:\\*\\*)? ?[:：](?:\\*\\*)?`;

const USER_LABEL = new RegExp(`^\\s*${labelOf(USER)}`, "u");
/** Matches another speaker's turn on a line of its own, or the name of Llama 3's next turn without its marks. */
const INVENTED = new RegExp(
  `\\s*\\n\\s*${labelOf(USER)}|(?<=[^\\s\\p{L}])assistant(?=\\n\\n)`,
  "gu",
);
const MAY_BECOME =
  /\s*\n\s*(?:#+ ?|\*{0,2})[\p{L} ]{0,13}\*{0,2} ?$|(?<=[^\s\p{L}])a[a-z]{0,8}\n?$/u;
/** An invented turn begins with one of these signs. */
const FIRST_SIGN = /\n|(?<![\s\p{L}])a/u;

export class Frame implements TextFilter {
  isOver = false;
  #isAtStart = true;
  #said = "";
  #held = "";
  readonly #names: readonly string[];
  readonly #ownLabel: RegExp;
  #canInvent: boolean;

  /** `message`: what she answers, which may ask for a dialogue. */
  constructor(ownNames: readonly string[], message: string) {
    const hers = [...ownNames, ...ASSISTANT];
    this.#names = [...hers, ...USER].map((name) => name.toLowerCase());
    this.#ownLabel = new RegExp(`^\\s*${labelOf(hers)}\\s*`, "iu");
    const isQuoted = message.split("\n").some((line) => USER_LABEL.test(line));
    this.#canInvent = !isQuoted && !DIALOGUE.test(message);
  }

  pass(text: string): string {
    if (this.isOver) return "";
    const isPlain = !this.#isAtStart && this.#held === "" && !FIRST_SIGN.test(text);
    return isPlain ? this.#say(text) : this.#read(text, false);
  }

  end(): string {
    // White space that nothing follows is no part of a reply.
    return this.isOver ? "" : this.#read("", true).trimEnd();
  }

  #read(piece: string, isLast: boolean): string {
    const text = this.#held + piece;
    this.#held = "";
    if (!this.#isAtStart) return this.#readTurns(text, isLast);
    if (!isLast && this.#mayBeLabel(text)) {
      this.#held = text;
      return "";
    }
    this.#isAtStart = false;
    this.#canInvent &&= !USER_LABEL.test(text);
    return this.#readTurns(text.replace(this.#ownLabel, ""), isLast);
  }

  #mayBeLabel(text: string): boolean {
    const begun = text
      .trimStart()
      .replace(/^(?:\*\*?|#+ ?)/, "")
      .toLowerCase();
    return this.#names.some(
      (name) =>
        name.startsWith(begun) ||
        (begun.startsWith(name) &&
          /^\*{0,2} ?(?:[:：]\*{0,2}\s*)?$/.test(begun.slice(name.length))),
    );
  }

  #readTurns(given: string, isLast: boolean): string {
    if (!this.#canInvent) return this.#say(given);
    const last = this.#said.slice(-1);
    const text = last + given;
    for (const { index } of text.matchAll(INVENTED)) {
      if (isInCode(this.#said + text.slice(last.length, index))) continue;
      this.isOver = true;
      return this.#say(text.slice(last.length, index));
    }
    const from = isLast ? -1 : text.search(MAY_BECOME);
    if (from === -1) return this.#say(given);
    this.#held = text.slice(Math.max(from, last.length));
    return this.#say(text.slice(last.length, from));
  }

  #say(text: string): string {
    this.#said += text;
    return text;
  }
}

const isInCode = (text: string) => text.split("```").length % 2 === 0;
