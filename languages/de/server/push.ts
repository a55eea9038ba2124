import type { PushNotes } from "../../../server/push/notes.ts";

export const push: PushNotes = [
  { title: "Luli sagt hallo", body: "Erzählst du Luli eine Kleinigkeit von deinem Tag?" },
  { title: "Die drei Aufgaben von heute", body: "Alle klein. Such dir aus, was dir gefällt." },
  { title: "Zeit zum Schwanzwedeln", body: "Luli plaudert mit dir, wann immer du magst." },
];
