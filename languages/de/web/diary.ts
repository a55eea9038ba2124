import type { WordsOf } from "../../catalog.ts";

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `Tagebuch von ${puppy}`,
  nothing: "Die erste Seite kommt nach einem Tag mit einem Gespräch.",
  earlier: "Frühere Tage",
  how: "Von KI geschrieben, aus dem, was du erzählt hast. Was Luli vergessen soll, verschwindet auch hier.",
};
