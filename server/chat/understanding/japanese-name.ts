// Hears a name in Japanese, where no space and no capital says what is one.
import { readCommonWords } from "./common-words.ts";

/** `wish`: they want to be called so, whatever they are called now. `told`: it is their name. `said`: it may be. */
export type TellsName = { name: string; as: "wish" | "told" | "said"; isPlain: boolean };

const LETTER = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ーA-Za-z]";
const NAME = `(${LETTER}{1,12}?(?:[ ・]${LETTER}{1,12}?)?)`;
const END = "(?=$|[。！!、,.\\s])";

export const JAPANESE_ASKED = /名前|(?:なん|何)て(?:お)?呼/u;

/** Excludes the names of others: "犬の名前は". */
const MY = "(?<=^|[。！!、,\\s]|(?:私|僕|俺|わたし|ぼく|おれ|あたし|自分)の)";
const TOLD = [
  new RegExp(
    `${MY}(?:下の)?名前は、?${NAME}(?:です(?!か)|だよ|だ|と(?:申|もう)します|と(?:言|い)います|っていいます)?${END}`,
    "u",
  ),
  new RegExp(
    `(?:^|[。！!、,\\s])(?:(?:私|僕|俺|わたし|ぼく|おれ|あたし)は、?)?${NAME}と(?:申|もう)します`,
    "u",
  ),
];
const WISHED = new RegExp(
  `(?:^|[。！!、,\\s])(?:(?:私|僕|俺|わたし|ぼく|おれ|あたし|これから)(?:のこと|は|を)*、?)?${NAME}(?:って|と)呼んで(?=$|[。！!、,.\\s]|ね|よ|くだ|ほし|欲し|も)`,
  "u",
);
/** Others call them so: "会社ではノラって呼ばれています", "ノラで通ってます". */
const CALLED = new RegExp(
  `(?:^|[。！!、,\\s])(?:[^。！!、,\\s]{0,12}?(?:では|から|みんなに|友だちに|友達に)は?)?${NAME}(?:(?:って|と)(?:よく)?呼ばれて(?:る|い)|で通って)`,
  "u",
);
const IS =
  "(?:です(?!か)|だよ|だ|やで|なんだけど|と(?:言|い)います|って(?:言|い)(?:います|うの|うんだ|うよ))";
const HELLO =
  "こんにちは|こんばんは|おはよう(?:ございます)?|どうも|はじめまして|初めまして|やあ|ワンワン";
export const JAPANESE_HELLO = new RegExp(`^(?:${HELLO})[^\\p{L}]*$`, "u");
/** The message tells nothing else, or tells it as a description of the speaker. */
const ANSWERED = new RegExp(
  `^(?:(?:${HELLO}|ちなみに)[。！!、,\\s]*|(?:あっ?|えっと|ええと|はい|うん)[。！!、,\\s]+)*` +
    `(?:(?:私|僕|俺|わたし|ぼく|おれ|あたし)は?、?)?${NAME}` +
    `(?:${IS}(?=[。！!])|(?:${IS}[ねよ]?)?(?:[。！!〜、,.\\s]*$|[。！!、,.\\s]+(?:よろしく|はじめまして|初めまして)))`,
  "u",
);

/** Endings of feelings, doings and questions, and letters that are read together with a Chinese one; and what is Chinese: no name. */
const NO_NAME =
  /(?:ない|たい|しい|ます|ません|ました|った|れた|すいた|です|ですか|でした)$|\p{Script=Han}\p{Script=Hiragana}|(?:師|員|者)$|[我你是叫的]/u;
const NONE = new Set(
  `元気 大丈夫 普通 学生 大学生 高校生 中学生 先生 日本人 男 女 男性 女性 主婦 人間 秘密 内緒 最高 最悪 退屈 暇 孤独 不安 心配 病気 無理 別 本当 何 誰 今日 明日
  ひみつ ないしょ げんき だいじょうぶ ねむい つらい だるい こわい はい うん ううん いいえ いや え なに なん だれ どうして なんで なぜ こんにちは こんばんは おはよう
  ありがとう ごめん さあ まあ うれしい 犬 猫 子犬 ワン ワンワン Luli luli ルリ ルリちゃん ダーリン ハニー ダメ だめ ヒミツ テスト`.split(
    /\s+/,
  ),
);

export const isJapanese = (said: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(said);

/** `isAsked`: Luli has just asked for it. */
export function japaneseName(said: string, isAsked: boolean): TellsName | null {
  const isQuestion = /[?？]$/.test(said);
  const wished = toName(WISHED.exec(said)?.[1]);
  if (wished) return { name: wished, as: "wish", isPlain: !isQuestion };
  for (const pattern of TOLD) {
    const name = toName(pattern.exec(said)?.[1]);
    if (name) return { name, as: "told", isPlain: !isQuestion };
  }
  const called = toName(CALLED.exec(said)?.[1]);
  if (called) return { name: called, as: "told", isPlain: false };
  const answered = isAsked ? toName(ANSWERED.exec(said)?.[1]) : null;
  return answered === null || isCommon(answered)
    ? null
    : { name: answered, as: "said", isPlain: false };
}

const COMMON = readCommonWords("ja");
/** Days and numbers, and what is too long. */
const NO_ANSWER =
  /曜日?$|[\d一二三四五六七八九十]+[時分月日年歳円]|[\p{Script=Han}\p{Script=Katakana}ー]の|\p{Script=Hiragana}ー|^\p{Script=Hiragana}{7,}$/u;
function isCommon(name: string): boolean {
  const words = name.match(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+/gu) ?? [name];
  return (
    NO_ANSWER.test(name) || [words, [name]].some((all) => all.every((word) => COMMON?.has(word)))
  );
}

/** Luli adds the "san" where one belongs. */
function toName(found: string | undefined): string | null {
  const name = found?.replace(/(?:さん|ちゃん|くん|君|さま|様)$/u, "") ?? "";
  return name === "" || NONE.has(name) || NO_NAME.test(name) ? null : name;
}
