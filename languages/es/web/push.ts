import type { WordsOf } from "../../catalog.ts";

export const push: WordsOf<"push"> = {
  label: "Notificaciones push",
  hint: "Unas palabras amables al caer la tarde, como mucho una vez al día. Nunca de noche.",
  blocked:
    "Este navegador bloquea las notificaciones de Luli. Permítelas primero en los ajustes del sitio.",
  unsupported:
    "Este navegador no puede mostrarlas. En un iPhone, añade antes Luli a la pantalla de inicio.",
  elsewhere: "Activadas, pero aún no en este navegador.",
  turnOnHere: "Activar aquí",
  failed: {
    title: "Las notificaciones siguen desactivadas",
    text: "No se pudo contactar con este navegador. Inténtalo de nuevo.",
  },
};
