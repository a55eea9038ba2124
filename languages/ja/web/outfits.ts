import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { WordsOf } from "../../catalog.ts";

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
