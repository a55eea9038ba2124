import type { PushNotes } from "../../../server/push/notes.ts";

export const push: PushNotes = [
  { title: "Luli te saluda", body: "¿Le cuentas a Luli una cosita de tu día?" },
  { title: "Las tres tareas de hoy", body: "Todas pequeñas. Elige la que más te guste." },
  { title: "Hora de mover la cola", body: "Luli charla contigo cuando tú quieras." },
];
