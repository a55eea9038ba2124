import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const memory: WordsOf<"memory"> = {
  title: "Lo que Luli recuerda",
  lead: "Con tus palabras, de tus conversaciones. Salud, sexualidad y religión, solo si lo pides.",
  puppy: "pensando en ti",
  memory: "Memoria",
  toggle: {
    label: "Luli recuerda",
    hint: "Si lo desactivas, Luli no guarda nada nuevo ni usa estos recuerdos.",
  },
  followUps: {
    toggle: {
      label: "Luli pregunta después",
      hint: "Solo sobre aquello a lo que dijiste que sí: como mucho una vez al día, tres a la semana y nunca de noche.",
    },
    title: "Luli preguntará por esto",
    drop: "No preguntar",
  },
  open: "Lo que Luli recuerda",
  search: "Buscar",
  count: (count) => plural(count, { one: "# recuerdo", many: "# recuerdos", other: "# recuerdos" }),
  paused:
    "Ahora mismo Luli no guarda recuerdos nuevos de tus conversaciones. Lo que le pides que recuerde sí se guarda.",
  nothing: {
    title: "Nada todavía",
    text: "Cuéntale a Luli de tu gente, tus animales y tus planes, o dile «Recuerda que mi vuelo sale el viernes».",
    action: "Charlar con Luli",
  },
  notFound: "No se encontraron recuerdos.",
  quote: (words) => `«${words}»`,
  source: "Escribiste:",
  edited: "Editado por ti",
  private: "A petición tuya",
  pinned: "Fijado",
  pin: "Fijar",
  unpin: "Soltar",
  edit: "Editar",
  forget: "Olvidar",
  of: (action, words) => `${action}: ${words}`,
  more: "Mostrar más",
  loading: "Cargando…",
  moreFailed: "No se pudieron cargar más recuerdos. Inténtalo de nuevo.",
  editing: {
    title: "Editar recuerdo",
    label: "Lo que Luli recuerda",
    save: "Guardar",
    busy: "Guardando…",
  },
  cancel: "Mejor no",
  forgetting: {
    title: "¿Olvidar esto?",
    text: "Luli ya no leerá el mensaje original. Ese mensaje sigue en tu conversación.",
    action: "Olvidarlo",
    busy: "Olvidando…",
    done: "Olvidado",
  },
  forgettingAll: {
    open: "Olvidar todo",
    title: "¿Olvidar todo?",
    text: "Se borran todos los recuerdos y Luli ya no leerá los mensajes anteriores. No se puede deshacer.",
    action: "Olvidar todo",
    done: "Todo olvidado",
  },
  notSaved: "No ha cambiado nada",
};

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `El diario de ${puppy}`,
  nothing: "La primera página aparece el día después de charlar.",
  earlier: "Días anteriores",
  how: "Escrito por IA a partir de tus conversaciones. Lo que le pidas a Luli que olvide desaparece también de aquí.",
};
