import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { WordsOf } from "../../catalog.ts";

const TEXTS: Record<AchievementId, { name: string; deed: string }> = {
  first_woof: { name: "Primeiro au au", deed: "Por enviar sua primeira mensagem" },
  name_tag: { name: "Plaquinha", deed: "Por dizer seu nome a Luli" },
  gentle_hands: { name: "Mãos gentis", deed: "Pelo primeiro carinho" },
  chatterpup: { name: "Filhote tagarela", deed: "Por enviar 100 mensagens" },
  storyteller: { name: "Mil histórias", deed: "Por enviar 1.000 mensagens" },
  cuddle_expert: { name: "Mestria em chamego", deed: "Por fazer 100 carinhos em Luli" },
  cloud_of_fluff: { name: "Nuvem de pelo", deed: "Por fazer 1.000 carinhos em Luli" },
  growing_up: { name: "Crescendo", deed: "Por chegar ao nível 5" },
  brave_heart: { name: "Coração valente", deed: "Por chegar ao nível 10" },
  life_of_the_party: { name: "Alma da festa", deed: "Por chegar ao nível 15" },
  universe_explorer: { name: "Viagem pelo universo", deed: "Por conversar com 3 Lulis diferentes" },
  week_of_wags: { name: "Semana de rabinho feliz", deed: "Por uma sequência de 7 dias" },
  month_of_moments: { name: "Mês de momentos", deed: "Por uma sequência de 30 dias" },
  tail_wagger: { name: "Rabinho alegre", deed: "Por concluir 10 tarefas" },
  pack_helper: { name: "Ajuda da matilha", deed: "Por concluir 100 tarefas" },
  dressed_to_impress: { name: "No maior estilo", deed: "Por comprar um look" },
  fashion_week: { name: "Semana de moda", deed: "Por ter coroa, coleira e bandana" },
  memory_keeper: { name: "Baú de memórias", deed: "Por dar a Luli 10 coisas para lembrar" },
  welcome_home: { name: "De volta ao lar", deed: "Por voltar depois de uma semana ou mais" },
};

export const achievements: WordsOf<"achievements"> = {
  name: (id) => TEXTS[id].name,
  deed: (id) => TEXTS[id].deed,
};
