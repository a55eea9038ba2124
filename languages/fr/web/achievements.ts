import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { WordsOf } from "../../catalog.ts";

const TEXTS: Record<AchievementId, { name: string; deed: string }> = {
  first_woof: { name: "Premier ouaf", deed: "Pour ton premier message" },
  name_tag: { name: "Médaillon", deed: "Pour avoir dit ton nom à Luli" },
  gentle_hands: { name: "Mains douces", deed: "Pour la première caresse" },
  chatterpup: { name: "Chiot bavard", deed: "Pour 100 messages" },
  storyteller: { name: "Mille histoires", deed: "Pour 1 000 messages" },
  cuddle_expert: { name: "As du câlin", deed: "Pour 100 caresses" },
  cloud_of_fluff: { name: "Nuage de poils", deed: "Pour 1 000 caresses" },
  growing_up: { name: "Déjà grand", deed: "Pour le niveau 5" },
  brave_heart: { name: "Cœur vaillant", deed: "Pour le niveau 10" },
  life_of_the_party: { name: "Âme de la fête", deed: "Pour le niveau 15" },
  universe_explorer: { name: "Tour de l’univers", deed: "Pour avoir discuté avec 3 Luli" },
  week_of_wags: { name: "Semaine qui frétille", deed: "Pour une série de 7 jours" },
  month_of_moments: { name: "Mois de moments", deed: "Pour une série de 30 jours" },
  tail_wagger: { name: "Queue fré\u00ADtillante", deed: "Pour 10 missions faites" },
  pack_helper: { name: "Esprit de meute", deed: "Pour 100 missions faites" },
  dressed_to_impress: { name: "Sur son trente et un", deed: "Pour une première tenue" },
  fashion_week: { name: "Semaine de la mode", deed: "Pour la couronne, le collier et le bandana" },
  memory_keeper: { name: "Boîte à souvenirs", deed: "Pour 10 choses que Luli retient" },
  welcome_home: { name: "Bon retour", deed: "Pour un retour après une semaine ou plus" },
};

export const achievements: WordsOf<"achievements"> = {
  name: (id) => TEXTS[id].name,
  deed: (id) => TEXTS[id].deed,
};
