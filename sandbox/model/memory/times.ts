// Days, months and hours, as six languages name them.

const LANGUAGES = ["en", "de", "es", "fr", "pt", "ja"];
const DAYS = [4, 5, 6, 7, 8, 9, 10].map((day) => new Date(2026, 0, day, 12));
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15));

const named = LANGUAGES.flatMap((language) => {
  const days = new Intl.DateTimeFormat(language, { weekday: "long" });
  const months = new Intl.DateTimeFormat(language, { month: "long" });
  return [
    ...DAYS.map((day) => days.format(day).replace(/-feira|日$/u, "")),
    ...MONTHS.map((month) => months.format(month)),
  ];
})
  // A verb, too.
  .filter((name) => name !== "May" && !/\d/.test(name));

const relative = [
  "tomorrow|tonight|noon|midnight|next (?:week|month|year)|weekend",
  "morgen|übermorgen|heute abend|nächste[nrs]? (?:woche|monat|jahr)|wochenende",
  "mañana|mediodía|(?:la )?semana que viene|demain|midi|semaine prochaine|week-end",
  "miercoles|sabado|terca|thurs?|tues|weds",
  "(?:a las?|sobre las) (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|às (?:uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze)",
  "(?:um|gegen) (?:eins|halb|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)|(?:at|by) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)",
  "(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) heures?|amanhã|meio-dia|semana que vem|fim de semana|\\d+(?: ?h| ?uhr|:\\d\\d)?",
].join("|");

export const WHEN = new RegExp(
  `(?<!\\p{L})(?:${named.filter((name) => /\p{Script=Latin}/u.test(name)).join("|")}|${relative})(?!\\p{L})|[月火水木金土日]曜|\\d|来[週月年]|明日|今夜`,
  "iu",
);
