import type { WordsOf } from "../../catalog.ts";

export const search: WordsOf<"search"> = {
  open: "Buscar lo que se dijo",
  close: "Volver al chat",
  label: "Palabras que buscar",
  lastWeek: "La semana pasada",
  day: "Ir a un día",
  nothing: "No se dijo nada con estas palabras.",
  found: (count) => (count === 1 ? "1 mensaje encontrado" : `${count} mensajes encontrados`),
  results: "Volver a los resultados",
  later: "Mensajes posteriores",
  none: "No se ha dicho nada desde entonces.",
};
