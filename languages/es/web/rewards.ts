import type { TaskId } from "../../../shared/contracts/game/task.ts";
import { formatList, plural, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const rewards: WordsOf<"rewards"> = {
  unlocks: (names) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { one: `¡Ha llegado ${who}!`, other: `¡Han llegado ${who}!` }),
      text: "Saluda en el universo.",
      line: plural(names.length, { one: `Ha llegado ${who}.`, other: `Han llegado ${who}.` }),
    };
  },
  level: (name, level) => ({
    title: `¡${name} llegó al nivel ${level}!`,
    text: "Se nota todo el tiempo que pasan juntos.",
    line: `${name} llegó al nivel ${level}.`,
  }),
  achievement: (name, deed) => ({
    title: `Nuevo logro: ${name}`,
    text: `${deed}.`,
    line: `Nuevo logro: ${name}.`,
  }),
  achievements: (names) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { one: "# logro nuevo", other: "# logros nuevos" }),
      text: `${list}.`,
      line: `Nuevos logros: ${list}.`,
    };
  },
  allTasks: {
    title: "¡Las tres tareas hechas!",
    text: "Un gran día. Luli no sale de su asombro.",
    line: "Las tres tareas hechas.",
  },
  streakBack: (days) => {
    const inARow = plural(days, { one: "# día seguido", other: "# días seguidos" });
    return {
      title: "¡Tu racha ha vuelto!",
      text: `${inARow}, como si nada hubiera pasado.`,
      line: `Tu racha ha vuelto: ${inARow}.`,
    };
  },
  streakPrize: (days) => {
    const inARow = plural(days, { one: "# día seguido", other: "# días seguidos" });
    return {
      title: `¡${inARow}!`,
      text: "Luli movió la cola por cada uno.",
      line: `${inARow}.`,
    };
  },
  streakKept: (freezes) => ({
    title: "Tu racha está a salvo",
    text: plural(freezes, {
      one: "Un protector cubrió el día que faltaste.",
      other: "# protectores cubrieron los días que faltaste.",
    }),
    line: plural(freezes, {
      one: "Un protector salvó tu racha.",
      other: "# protectores salvaron tu racha.",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, {
        one: `Tarea hecha: ${list}`,
        other: `Tareas hechas: ${list}`,
      }),
      text: "Recoge tu recompensa en las tareas de hoy.",
      line: plural(titles.length, {
        one: `Tarea hecha: ${list}.`,
        other: `Tareas hechas: ${list}.`,
      }),
    };
  },
  together: (lines) => lines.join(" "),
};

export const store: WordsOf<"store"> = {
  title: "Tienda",
  lead: "Siete formas de lucir aún mejor. Luli ya se probó todo.",
  seeLedger: "Ver de dónde vienen",
  mirror: {
    empty: "Elige algo para probar",
    wearing: (outfit) => `Luli lleva: ${outfit}`,
    tryingOn: (outfit) => `Probando: ${outfit}`,
    puppyIn: (puppy, outfit) => `${puppy} con ${outfit}`,
  },
  slots: { hat: "Cabeza", face: "Cara", neck: "Cuello", back: "Espalda" },
  wardrobe: {
    title: "Armario",
    none: "todavía nada",
    nothing: "nada",
    change: (slot, outfit) => `${slot}: ${outfit}. Cambiar`,
  },
  newer: "Nuevo en el armario",
  opensAt: (level) => `Desde el nivel ${level}`,
  tryOn: "Probar",
  buy: "Comprar",
  need: (coins) => plural(coins, { one: "Falta #", other: "Faltan #" }),
  wear: "Poner",
  takeOff: "Quitar",
  about: {
    tryOn: (outfit) => `(${outfit})`,
    buy: (item) => item,
    need: (outfit) => `(${outfit})`,
    dress: (outfit) => `(${outfit})`,
  },
  isWorn: "En uso",
  isOwned: "En tu armario",
  busy: { buying: "Comprando…", dressing: "Poniendo…", folding: "Doblando…" },
  bought: {
    title: (item) => `¡${item} es para ti!`,
    outfit: "Luli ya lo lleva.",
    undo: "Deshacer",
    freeze: "Está listo por si faltas un día.",
  },
  more: "Más para Luli",
  freeze: {
    name: "Protector de racha",
    text: "Si faltas un día, conservas tu racha. Se usa automáticamente.",
    have: (count, max) => `Tienes ${count} de ${max}`,
    full: "Ya tienes todos",
  },
  failures: {
    already_owned: "Ya es tuyo",
    outfit_locked: "Tu nivel es demasiado bajo",
    not_enough_coins: "No hay suficientes monedas",
    freezes_full: "No cabe otro más",
    not_owned: "Aún no es tuyo",
    other: "Eso no funcionó",
  },
  ledger: {
    title: "Tus monedas",
    lead: (coins) =>
      plural(coins, {
        one: "# moneda, ganada en compañía. Las monedas no se venden.",
        other: "# monedas, ganadas en compañía. Las monedas no se venden.",
      }),
    loading: "Cargando tus monedas",
    none: "Aún no has ganado ni gastado monedas.",
    more: "Ver más",
    loadingMore: "Cargando…",
    failed: "No se pudieron cargar los movimientos anteriores.",
    begun: "Ahí empezó todo.",
    entries: {
      gift: "Regalo de bienvenida",
      visit: "Visita diaria",
      easy: "Tarea fácil",
      medium: "Tarea media",
      hard: "Tarea difícil",
      task: "Tarea",
      tasks: "Las tres tareas",
      level: (level) => `Nivel ${level}`,
      levelOf: (level, puppy) => `Nivel ${level}, ${puppy}`,
      streak: (days) => `Racha de ${days} días`,
      achievement: "Logro",
      purchase: "Compra",
      other: "Monedas",
    },
  },
};

export const task: WordsOf<"task"> = {
  title: "Tareas de hoy",
  lead: "Llegan nuevas a las 3 de la mañana.",
  loading: "Cargando tus tareas",
  view: "Ver tareas",
  difficulties: { easy: "Fácil", medium: "Media", hard: "Difícil" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "Hecha",
  hint: "Sin pantalla: a Luli le basta tu palabra.",
  confirm: "Ya lo hice",
  claim: "Recoger",
  claiming: "Recogiendo…",
  pet: "Acariciar",
  go: { "/chat": "Ir al chat", "/universe": "Ir al universo" },
  about: (title) => `: ${title}`,
  swap: "Cambiar",
  swapping: "Cambiando…",
  swapAbout: (title) => `«${title}»`,
  canSwap: "¿Alguna no te apetece? Puedes cambiar una tarea al día.",
  hasSwapped: "Ya usaste el cambio de hoy. Mañana puedes cambiar otra vez.",
  doneOf: (done, total) => `${done} de ${total} hechas`,
  allThree: "Las tres",
  claimed: (xp, coins) => `Hecha. ${xp} XP y ${coins} monedas son tuyas.`,
  refusals: {
    task_not_done: {
      title: "Ya casi",
      text: "Esta tarea aún no está hecha. Luli te guarda la recompensa.",
    },
    already_claimed: {
      title: "Ya es tuya",
      text: "Ya tienes esta recompensa, quizá desde otra ventana.",
    },
    not_todays_task: {
      title: "Estas son las tareas de hoy",
      text: "Empezó un nuevo día, o la tarea se cambió en otra ventana.",
    },
    already_swapped: {
      title: "Un cambio al día",
      text: "Ya usaste el cambio de hoy. Mañana puedes cambiar otra vez.",
    },
  },
  failed: "Eso no funcionó",
  moreCoins: {
    title: "¿Necesitas más monedas?",
    text: (coins) =>
      plural(coins, {
        one: "Con tres tareas pequeñas al día ganas hasta # moneda.",
        other: "Con tres tareas pequeñas al día ganas hasta # monedas.",
      }),
  },
};

const TITLES: Record<TaskId, string> = {
  say_hi: "Saluda",
  give_three_pets: "Haz 3 caricias",
  visit_universe: "Visita el universo",
  send_five_messages: "Envía 5 mensajes",
  ask_a_question: "Hazle una pregunta a Luli",
  chat_with_another: "Charla con otra variante",
  message_a_friend: "Escríbele a alguien querido",
  walk_ten_minutes: "Camina 10 minutos",
  tidy_one_thing: "Ordena una cosa",
  three_good_things: "Escribe tres cosas buenas",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
