import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { WordsOf } from "../../catalog.ts";

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
