import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "実績",
  loading: "実績を読み込んでいます",
  count: (unlocked, total) => `${total}個中${unlocked}個を達成`,
  locked: "未達成",
  wonLast: "最近の実績",
  next: (name) => `次の目標：${name}`,
  all: "ぜんぶ達成しました。Luliのメダルは品切れです。",
  seeAll: (total) => `${total}個すべて見る`,
};

// Where there is little room, a long name breaks at its invisible space.
const TEXTS: Record<AchievementId, { name: string; deed: string }> = {
  first_woof: { name: "はじめてのワン", deed: "最初のメッセージを送ったごほうび" },
  name_tag: { name: "ネームタグ", deed: "Luliに名前を教えたごほうび" },
  gentle_hands: { name: "やさしい手", deed: "はじめてなでたごほうび" },
  chatterpup: { name: "おしゃべり子犬", deed: "メッセージを100通送ったごほうび" },
  storyteller: { name: "ストーリー\u200Bテラー", deed: "メッセージを1,000通送ったごほうび" },
  cuddle_expert: { name: "なでなで名人", deed: "Luliを100回なでたごほうび" },
  cloud_of_fluff: { name: "ふわふわの雲", deed: "Luliを1,000回なでたごほうび" },
  growing_up: { name: "大きくなったね", deed: "レベル5になったごほうび" },
  brave_heart: { name: "勇気のハート", deed: "レベル10になったごほうび" },
  life_of_the_party: { name: "パーティーの主役", deed: "レベル15になったごほうび" },
  universe_explorer: { name: "ユニバース\u200B探検家", deed: "3つのLuliとおしゃべりしたごほうび" },
  week_of_wags: { name: "しっぽ\u200Bふりふりの週", deed: "7日連続のごほうび" },
  month_of_moments: { name: "思い出の月", deed: "30日連続のごほうび" },
  tail_wagger: { name: "ごきげん\u200Bしっぽ", deed: "ミッションを10個達成したごほうび" },
  pack_helper: { name: "群れの助っ人", deed: "ミッションを100個達成したごほうび" },
  dressed_to_impress: { name: "おめかし", deed: "はじめてコスチュームを買ったごほうび" },
  fashion_week: {
    name: "ファッション\u200Bウィーク",
    deed: "クラウン、首輪、バンダナをそろえたごほうび",
  },
  memory_keeper: { name: "思い出の番人", deed: "Luliに10個のことを覚えてもらったごほうび" },
  welcome_home: { name: "おかえり\u200Bなさい", deed: "1週間以上たって帰ってきたごほうび" },
};

export const achievements: WordsOf<"achievements"> = {
  name: (id) => TEXTS[id].name,
  deed: (id) => TEXTS[id].deed,
};

const NAMES: Record<OutfitId, string> = {
  royal_crown: "ロイヤルクラウン",
  sparkle_collar: "きらきら首輪",
  love_bandana: "ラブバンダナ",
  flower_wreath: "花かんむり",
  round_glasses: "まるめがね",
  cozy_scarf: "ほかほかマフラー",
  starry_cape: "星空マント",
};

export const outfits: WordsOf<"outfits"> = { name: (id) => NAMES[id] };

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

export const universe: WordsOf<"universe"> = {
  title: "ユニバース",
  heading: "Luliのユニバース",
  lead: "とってもいい子犬の、6つの顔。おしゃべりでXPをためて、ぜんぶに会いましょう。",
  stats: {
    unlocked: "解放済み",
    xp: "合計XP",
    variants: "Luliの種類",
    love: "あげた愛情",
  },
  level: (level) => `レベル${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `${name}解放までのレベル`,
  xpBar: (name) => `${name}のXP`,
  locked: (words) => `ロック中：${words}`,
  asleep: "プレミアムの終了後、眠っています。",
  asleepWaiting: (level, xp) =>
    `プレミアムの終了後、眠っています。レベル${level}と${xp} XPはそのままです。`,
  napping: (name) => `お昼寝中の${name}`,
  withYou: "いっしょにいます",
  choose: (name) => `${name}を選ぶ`,
  coming: "向かっています…",
  chosen: (name) => `${name}がやってきました`,
  upgrade: "プレミアムにする",
  upsell: {
    title: "今日、みんなに会いましょう",
    variants: "Hero、Party、Royalにすぐ会える",
    boost: "XPが2倍",
    outfits: "コスチュームとボイスパック",
    priority: "優先的なお返事",
    action: "プレミアムにする – 月額$20",
  },
  failures: { locked: "まだ眠っています", other: "うまくいきませんでした" },
};

const VARIANT_TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "オリジナルLuli",
    description: "すべてはここから。いつも一番にお出迎え。",
    traits: ["なかよし", "かしこい", "わんぱく"],
    locked: "",
  },
  baby: {
    title: "赤ちゃんLuli",
    description: "とにかく走る、考えるのはあと。自分のしっぽを追いかけて、たいてい勝ちます。",
    traits: ["元気いっぱい", "興味しんしん", "ぴょんぴょん"],
    locked: "",
  },
  sleepy: {
    title: "ゆめみLuli",
    description: "声はひそひそ。毛布にもぐると会えるかも。",
    traits: ["おだやか", "のんびり", "ぬくぬく"],
    locked: "",
  },
  hero: {
    title: "ゆうかんLuli",
    description: "マントは小さく、心は大きく。",
    traits: [],
    locked: "レベル10で解放",
  },
  party: {
    title: "おまつりLuli",
    description: "元気にほえれば、毎日がお誕生日。",
    traits: [],
    locked: "レベル15で解放",
  },
  royal: {
    title: "エレガントLuli",
    description: "前足でごあいさつ。お昼寝はビロードの上。",
    traits: [],
    locked: "プレミアム限定",
  },
};

export const variants: WordsOf<"variants"> = { about: (id) => VARIANT_TEXTS[id] };
