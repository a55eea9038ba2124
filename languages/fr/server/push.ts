import type { PushNotes } from "../../../server/push/notes.ts";

export const push: PushNotes = [
  { title: "Luli te dit bonjour", body: "Tu racontes à Luli une petite chose de ta journée ?" },
  { title: "Les trois missions du jour", body: "Toutes petites. Choisis celle qui te plaît." },
  { title: "La queue qui remue", body: "Luli papote avec toi dès que tu en as envie." },
];
