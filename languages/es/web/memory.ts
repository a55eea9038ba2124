import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const memory: WordsOf<"memory"> = {
  title: "Lo que Luli recuerda",
  lead: "Con tus palabras, de vuestras conversaciones. Salud, sexualidad y religión solo a petición tuya.",
  puppy: "pensando en ti",
  memory: "Memoria",
  toggle: {
    label: "Luli recuerda",
    hint: "Si lo desactivas, Luli no apunta nada nuevo ni usa estos recuerdos.",
  },
  open: "Lo que Luli recuerda",
  search: "Buscar",
  count: (count) => plural(count, { one: "# recuerdo", many: "# recuerdos", other: "# recuerdos" }),
  paused:
    "Ahora mismo Luli no aprende recuerdos nuevos de vuestras conversaciones. Lo que pides a Luli que recuerde sí se guarda.",
  nothing: {
    title: "Nada todavía",
    text: "Cuéntale a Luli de tu gente, tus animales y tus planes, o dile «Recuerda que mi vuelo sale el viernes».",
    action: "Chatear con Luli",
  },
  notFound: "No se encontraron recuerdos.",
  quote: (words) => `«${words}»`,
  source: "Escribiste:",
  edited: "Escrito aquí por ti",
  private: "Porque se lo pediste",
  pinned: "Fijado",
  pin: "Fijar",
  unpin: "Soltar",
  edit: "Editar",
  forget: "Olvidar",
  of: (action, words) => `${action}: ${words}`,
  more: "Mostrar más",
  loading: "Cargando...",
  moreFailed: "No se pudieron cargar los siguientes.",
  editing: {
    title: "Editar recuerdo",
    label: "Lo que Luli recuerda",
    save: "Guardar",
    busy: "Guardando...",
  },
  cancel: "Mejor no",
  forgetting: {
    title: "¿Olvidar esto?",
    text: "Luli ya no lee el mensaje que lo contó. En vuestra conversación se queda.",
    action: "Olvidarlo",
    busy: "Olvidando...",
    done: "Olvidado",
  },
  forgettingAll: {
    open: "Olvidar todo",
    title: "¿Olvidar todo?",
    text: "Se borran todos los recuerdos y Luli ya no lee ningún mensaje anterior. Nadie puede recuperarlos.",
    action: "Olvidar todo",
    done: "Todo está olvidado",
  },
  notSaved: "Nada ha cambiado",
};

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `El diario de ${puppy}`,
  nothing: "La primera página llega tras un día con charla.",
  earlier: "Días anteriores",
  how: "Escrito por IA a partir de lo que contaste. Lo que Luli deba olvidar desaparece también de aquí.",
};
