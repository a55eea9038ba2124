import type { PushNotes } from "../../../server/push/notes.ts";

export const push: PushNotes = [
  { title: "Luli diz oi", body: "Que tal contar a Luli uma coisinha do seu dia?" },
  { title: "As três tarefas de hoje", body: "Todas pequenas. Escolha a que você quiser." },
  { title: "Hora de abanar o rabinho", body: "Luli conversa com você quando você quiser." },
];
