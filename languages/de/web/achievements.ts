import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { WordsOf } from "../../catalog.ts";

const TEXTS: Record<AchievementId, { name: string; deed: string }> = {
  first_woof: { name: "Erstes Wuff", deed: "Für deine erste Nachricht" },
  name_tag: { name: "Namens\u00ADschild", deed: "Dafür, dass Luli deinen Namen kennt" },
  gentle_hands: { name: "Sanfte Hände", deed: "Für das erste Streicheln" },
  chatterpup: { name: "Plauder\u00ADwelpe", deed: "Für 100 Nachrichten" },
  storyteller: { name: "Geschich\u00ADten\u00ADfreund", deed: "Für 1.000 Nachrichten" },
  cuddle_expert: { name: "Kuschel\u00ADprofi", deed: "Für 100-mal Streicheln" },
  cloud_of_fluff: { name: "Flausch\u00ADwolke", deed: "Für 1.000-mal Streicheln" },
  growing_up: { name: "Groß geworden", deed: "Für Level 5" },
  brave_heart: { name: "Mutiges Herz", deed: "Für Level 10" },
  life_of_the_party: { name: "Partylöwe", deed: "Für Level 15" },
  universe_explorer: { name: "Welten\u00ADbummler", deed: "Für Chats mit 3 verschiedenen Lulis" },
  week_of_wags: { name: "Woche voller Wedeln", deed: "Für eine Serie von 7 Tagen" },
  month_of_moments: { name: "Monat voller Momente", deed: "Für eine Serie von 30 Tagen" },
  tail_wagger: { name: "Schwanz\u00ADwedler", deed: "Für 10 geschaffte Aufgaben" },
  pack_helper: { name: "Rudelhilfe", deed: "Für 100 geschaffte Aufgaben" },
  dressed_to_impress: { name: "Schick gemacht", deed: "Für das erste Outfit" },
  fashion_week: { name: "Mode\u00ADwoche", deed: "Für Krone, Halsband und Tuch" },
  memory_keeper: { name: "Schatz\u00ADkiste", deed: "Für 10 Dinge, die Luli sich merkt" },
  welcome_home: {
    name: "Will\u00ADkommen daheim",
    deed: "Für die Rückkehr nach einer Woche oder mehr",
  },
};

export const achievements: WordsOf<"achievements"> = {
  name: (id) => TEXTS[id].name,
  deed: (id) => TEXTS[id].deed,
};
