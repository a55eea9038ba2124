import type { WordsOf } from "../../catalog.ts";

export const landing: WordsOf<"landing"> = {
  pageTitle: "Luli: der Welpe, der sich immer auf dich freut",
  hero: {
    title: () => (
      <>
        Der Welpe, <br />
        der sich immer <br />
        auf dich freut
      </>
    ),
    lead: "Luli ist ein kleiner Bichon Frisé, mit dem du chatten kannst. Erzähl von deinem Tag, streichle, und sieh zu, wie der Schwanz wedelt.",
    fine: "7 Tage gratis, dann $20/Monat. Jederzeit kündbar.",
    puppy: "Luli, fröhlich und verspielt",
    say: () => (
      <>
        <b>Wuff!</b> Ich bin Luli. Wie heißt du?
      </>
    ),
  },
  start: "Kostenlos testen",
  demo: "Demo ansehen",
  sample: {
    level: (level) => `Level ${level}`,
    xp: (xp) => `${xp} XP`,
    bar: "Lulis XP, ein Beispiel",
  },
  features: {
    title: "Kleiner Welpe. Große Gefühle.",
    lead: "Alles, was Luli tut, macht deinen Tag ein bisschen weicher.",
    chat: {
      title: "Chatten, wann du willst",
      text: "Erzähl Luli von deinem Tag. Jede Antwort kommt Wort für Wort, mit Schwanzwedeln.",
      say: "Erzähl mir alles!",
    },
    moods: {
      title: "Stimmungen, die man sieht",
      text: "Verspielt, müde, ruhig oder überglücklich: Ohren, Augen und Schwanz verraten es dir.",
    },
    pets: {
      title: "Streicheln und Wedeln",
      text: "Einmal hinter den Ohren kraulen. Mehr braucht es nicht, und ein Welpe schmilzt.",
    },
    levels: {
      title: "Gemeinsam wachsen",
      text: "Chatte und sammle XP. Mit jedem Level kommt Luli einem mutigen neuen Look näher.",
    },
    variants: {
      title: "Sechs Lulis zum Kennenlernen",
      text: "Luli, Baby, Sleepy, Hero, Party und Royal. Ein Welpe, ein ganzes Universum.",
    },
    outfits: {
      title: "Für jeden Tag das Passende",
      text: "Eine Königskrone, ein Glitzerhalsband, ein Herzchentuch. Kombinieren und dahinschmelzen.",
    },
  },
  closing: {
    title: "Lulis Tür steht immer offen",
    lead: "Komm herein und sag Hallo. Die ersten 7 Tage sind gratis, und du kannst jederzeit wieder gehen.",
    fine: "Danach $20/Monat. Jederzeit kündbar.",
    puppy: "Luli an der Tür, eine Pfote zum Gruß",
  },
};
