// Texts of push messages. Small and friendly: they never say that Luli misses someone or that something ends tonight.
import { DAY_MS } from "../../shared/rules/days.ts";
import type { PushNote } from "../../shared/contracts/push.ts";
import { inEveryLanguage } from "../../languages/server.ts";
import type { Language } from "../../shared/contracts/language.ts";

type NoteText = Omit<PushNote, "path">;
export type PushNotes = readonly [NoteText, NoteText, NoteText];

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly push: PushNotes;
  }
}

const NOTES = inEveryLanguage("push", [
  { title: "Luli says hi", body: "Want to tell Luli one small thing about your day?" },
  { title: "Today’s three tasks", body: "All small. Pick the one you like." },
  { title: "Time for a tail wag", body: "Luli is up for a chat whenever you are." },
]);

/** Another one each day; `today` is the person's, YYYY-MM-DD. */
export function noteFor(language: Language, today: string): PushNote {
  const notes = NOTES[language];
  const turn = Math.floor(Date.parse(today) / DAY_MS) % notes.length;
  return { ...notes[turn]!, path: "/chat" };
}
