import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "Logros",
  loading: "Cargando tus logros",
  count: (unlocked, total) => `${unlocked} de ${total} conseguidos`,
  locked: "Por conseguir",
  wonLast: "Últimos conseguidos",
  next: (name) => `Siguiente: ${name}`,
  all: "Los has conseguido todos. A Luli se le acabaron las medallas.",
  seeAll: (total) => `Ver los ${total}`,
};
