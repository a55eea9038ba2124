// Leaves out what a model thinks aloud between <think> and </think>, however the tags are cut, also when it never ends.

const NAMES = ["think", "thinking", "thought"];
const TAGS = NAMES.flatMap((name) => [`<${name}>`, `</${name}>`]);
/** Ends of a model's turn, which some servers pass on as words (llama.cpp does with DeepSeek's distilled models). */
const MARKS = [
  "<\uff5cend\u2581of\u2581sentence\uff5c>",
  "<|im_end|>",
  "<|eot_id|>",
  "<end_of_turn>",
];
const TAG = new RegExp(`<(/?)(?:${NAMES.join("|")})>`, "i");

/** `isOpen`: the template opened a thought before the model's first word, so that only its end is to be seen. */
export function withoutThinking(isOpen = false) {
  let held = "";
  let isThinking = false;
  /** The first words may be a thought: they wait until its end says so, or the reply's that they were none. */
  let isUnsure = isOpen;
  let endsAlone = false;
  let thoughts = 0;
  /** Around a thought stands white space that belonged to it. */
  let isAfterSpace = true;
  let isAfterThought = false;

  function say(text: string): string {
    const said = isAfterThought && isAfterSpace ? text.trimStart() : text;
    if (said === "") return "";
    isAfterThought = false;
    isAfterSpace = /\s$/.test(said);
    return said;
  }

  return {
    get hasThought() {
      return thoughts > 0;
    },
    /** A thought came to an end that never began. */
    get endsAlone() {
      return endsAlone;
    },
    /** What of the text so far may be said; the rest comes with a later piece, or the end. */
    pass(piece: string): string {
      if (held === "" && !isUnsure && !isThinking && !isAfterThought && !piece.includes("<")) {
        if (piece !== "") isAfterSpace = /\s$/.test(piece);
        return piece;
      }
      let text = MARKS.reduce((rest, mark) => rest.replaceAll(mark, ""), held + piece);
      let said = "";
      for (let tag = TAG.exec(text); tag; tag = TAG.exec(text)) {
        const isEnd = tag[1] !== "";
        endsAlone ||= isEnd && !isThinking;
        if (!isThinking && !(isUnsure && isEnd)) said += say(text.slice(0, tag.index));
        isUnsure = false;
        isThinking = !isEnd;
        isAfterThought = true;
        thoughts += 1;
        text = text.slice(tag.index + tag[0].length);
      }
      held = isUnsure ? text : beginningOfTag(text);
      return isThinking ? said : said + say(text.slice(0, text.length - held.length));
    },
    /** `isCut`: it was not let to finish, so that what may be a thought is one. */
    end(isCut = false): string {
      const rest = isThinking || (isUnsure && isCut) ? "" : say(held);
      held = "";
      return rest;
    },
  };
}

/** What the text ends with, where that may become a tag with the next piece. */
function beginningOfTag(text: string): string {
  const at = text.lastIndexOf("<");
  if (at === -1) return "";
  const end = text.slice(at).toLowerCase();
  return [...TAGS, ...MARKS].some((tag) => tag.startsWith(end)) ? text.slice(at) : "";
}
