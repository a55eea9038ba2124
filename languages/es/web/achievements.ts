import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { WordsOf } from "../../catalog.ts";

const TEXTS: Record<AchievementId, { name: string; deed: string }> = {
  first_woof: { name: "Primer guau", deed: "Por enviar tu primer mensaje" },
  name_tag: { name: "Plaquita", deed: "Por decirle a Luli tu nombre" },
  gentle_hands: { name: "Manos suaves", deed: "Por la primera caricia" },
  chatterpup: { name: "Cachorro charlatán", deed: "Por enviar 100 mensajes" },
  storyteller: { name: "Cuenta\u00ADcuentos", deed: "Por enviar 1.000 mensajes" },
  cuddle_expert: { name: "Expe\u00ADriencia en mimos", deed: "Por acariciar a Luli 100 veces" },
  cloud_of_fluff: { name: "Nube de algodón", deed: "Por acariciar a Luli 1.000 veces" },
  growing_up: { name: "Cómo crece", deed: "Por llegar al nivel 5" },
  brave_heart: { name: "Corazón valiente", deed: "Por llegar al nivel 10" },
  life_of_the_party: { name: "Alma de la fiesta", deed: "Por llegar al nivel 15" },
  universe_explorer: { name: "Viaje por el universo", deed: "Por charlar con 3 Lulis diferentes" },
  week_of_wags: { name: "Semana de colita feliz", deed: "Por una racha de 7 días" },
  month_of_moments: { name: "Mes de momentos", deed: "Por una racha de 30 días" },
  tail_wagger: { name: "Colita alegre", deed: "Por terminar 10 tareas" },
  pack_helper: { name: "Ayuda de la manada", deed: "Por terminar 100 tareas" },
  dressed_to_impress: { name: "De punta en blanco", deed: "Por comprar un atuendo" },
  fashion_week: { name: "Semana de la moda", deed: "Por tener corona, collar y pañuelo" },
  memory_keeper: { name: "Baúl de recuerdos", deed: "Por darle a Luli 10 cosas que recordar" },
  welcome_home: { name: "Bienvenida a casa", deed: "Por volver después de una semana o más" },
};

export const achievements: WordsOf<"achievements"> = {
  name: (id) => TEXTS[id].name,
  deed: (id) => TEXTS[id].deed,
};
