import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const MOODS: Record<MoodText, string> = {
  "Happy & Playful": "ごきげん＆わんぱく",
  "Calm & Cozy": "のんびり＆ほっこり",
  "Excited & Zoomy": "わくわく＆大はしゃぎ",
  "Sleepy & Snuggly": "ねむねむ＆ぬくぬく",
  "Gentle & Caring": "やさしさ＆いたわり",
  "Proud & Sparkly": "ほこらしげ＆きらきら",
  "Bouncy & Giggly": "ぴょんぴょん＆くすくす",
  "Dreamy & Cozy": "ゆめみごこち＆ほっこり",
  "Brave & Ready": "勇気いっぱい＆準備万端",
  "Festive & Sparkly": "おまつり気分＆きらきら",
  "Elegant & Gracious": "上品＆しとやか",
};

const mood = (text: string): string => byId(MOODS, text, text);

export const puppy: WordsOf<"puppy"> = {
  luli: "ビション・フリーゼの子犬、Luli",
  kind: "AIの子犬",
  mood,
  feeling: (told) => {
    const text = mood(told);
    return text.replace("＆", "で");
  },
  asleep: "すやすや",
  told: (name, how, worn) =>
    [name, how, ...(worn.length > 0 ? [`${formatList(worn)}を着用`] : [])].join("、"),
  level: (level) => `レベル${level}`,
  xp: (xp) => `${formatNumber(xp)} XP`,
  toLevel: (xp, level) => `レベル${level}まであと${formatNumber(xp)} XP`,
  topLevel: "最高レベル",
  bar: "XP",
  pet: "なでる",
  lovesThat: (name) => `${name}、うれしそうです`,
};
