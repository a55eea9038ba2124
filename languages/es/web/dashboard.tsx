import { formatDate, formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const GREETINGS = {
  morning: "Buenos días",
  day: "Hola",
  dusk: "Buenas tardes",
  night: "Buenas noches",
};

export const dashboard: WordsOf<"dashboard"> = {
  title: "Resumen",
  hello: (light, name) => `${GREETINGS[light]}, ${name}`,
  friend: "persona favorita",
  lead: "Alguien muy peludo te oyó llegar.",
  sayHello: "Saludar",
  petPuppy: (puppy) => `Acariciar a ${puppy}`,
  offline: (when) => `No tienes conexión. Última actualización: ${when}.`,
  conversations: "Conversaciones",
  happiness: "Puntos de felicidad",
  achievements: "Logros",
  actions: { title: "Accesos rápidos", chat: "Nuevo chat", universe: "Universo", store: "Tienda" },
  loading: (title) => `Cargando: ${title}`,
  firstDay: {
    title: "Tu primer día",
    hello: "Saludar",
    pet: (puppy) => `Acaricia a ${puppy}`,
    task: "Haz una de las tareas de hoy",
    done: "Hecho",
  },
  streak: {
    title: "Tu racha",
    inARow: (days, number) => (
      <>
        {number} {plural(days, { one: "día seguido", other: "días seguidos" })}
      </>
    ),
    isIn: "El día de hoy ya cuenta. ¡Hasta mañana!",
    beginsNew: "Con un mensaje, una caricia o una tarea empieza una nueva.",
    countsToday: "Con un mensaje, una caricia o una tarea, hoy cuenta.",
    longest: "La más larga",
    freezes: "Protectores",
    viewTasks: "Ver tareas",
    hint: "Un protector cubre automáticamente un día que faltes.",
    winBack: (lost) => {
      const streak = plural(lost.days, {
        one: "tu racha de # día",
        other: "tu racha de # días",
      });
      const tasks = plural(lost.tasks, { one: "# tarea más", other: "# tareas" });
      const end = formatDate(lost.until, {
        weekday: "long",
        hour: "numeric",
        minute: "2-digit",
        timeZone: lost.timeZone,
      });
      return `Recupera gratis ${streak}: ${tasks} antes del ${end}.`;
    },
  },
  activity: {
    messages: (count) => plural(count, { one: "# mensaje", other: "# mensajes" }),
    pets: (count) => plural(count, { one: "# caricia", other: "# caricias" }),
    tasks: (count) => plural(count, { one: "# tarea", other: "# tareas" }),
    xp: (count) => `${formatNumber(count)} XP`,
    frozen: "un protector salvó tu racha",
    quiet: "un día tranquilo",
    day: (date, what) => {
      const list = what.join(", ");
      return `${date}: ${list}`;
    },
    nothing: "Cada día con Luli enciende un cuadro",
    summary: (days, weeks) =>
      plural(days, {
        one: `# día en compañía en las últimas ${weeks} semanas`,
        other: `# días en compañía en las últimas ${weeks} semanas`,
      }),
    less: "Menos",
    more: "Más",
    kept: "Con protector",
    seeAll: (weeks) => `Ver las ${weeks} semanas`,
    weekByWeek: "Semana a semana",
    weekFrom: "Semana del",
    columns: { days: "Días", messages: "Mensajes", pets: "Caricias", tasks: "Tareas", xp: "XP" },
  },
};
