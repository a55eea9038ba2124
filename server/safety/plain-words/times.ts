// When something is to happen, in every language. "I will kill myself" is as plain with "on Thursday" behind it.
import { anyOf } from "./table.ts";

const ENGLISH_DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const GERMAN_DAY = "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)";
const SPANISH_DAY = "(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)";
const FRENCH_DAY = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)";
const PORTUGUESE_DAY = "(?:(?:segunda|terca|quarta|quinta|sexta)(?:[- ]feira)?|sabado|domingo)";
const NUMBERS = [
  String.raw`\d+|an?|one|two|three|four|five|six|ten|a few|a couple of`,
  "eine[mr]?|zwei|drei|vier|funf|sechs|zehn|ein paar",
  "una?|dos|tres|cuatro|cinco|seis|diez|unos|unas",
  "une|deux|trois|quatre|cinq|six|dix|quelques",
  "um|uma|dois|duas|quatro|dez|alguns|algumas",
].join("|");
const FEW = `(?:${NUMBERS})`;
const JAPANESE_DAY =
  "(?:[月火水木金土日]曜日?|週末|誕生日|明日|明後日|今夜|今晩|来週|来月|[一二三四五六七八九十\\d]+(?:日|時間|分)後)";

/**
 * Normalised text. The clause ends behind a time, or goes on with "and": "on Thursday's exam" is none. An hour is none either: "I wish
 * I could not wake up at 6" is no cry.
 */
const END = String.raw`(?=$|[.,!?;]| (?:and|but|with|und|mit|um|umbringen|toten|sterben|das leben|y|con|et|avec|e|com)\b)`;
const TIME = anyOf`
  (?:^| )(?:(?:on|by|next|this|coming|until) ){1,2}${ENGLISH_DAY}(?: (?:morning|afternoon|evening|night))?${END}
  (?:^| )in ${FEW} (?:minutes?|hours?|days?|weeks?|months?)${END}
  (?:^| )(?:at (?:midnight|noon|dawn)|in the (?:morning|evening|night)|later(?: today| tonight)?)${END}
  (?:^| )(?:on|after|before) (?:my (?:\w+ )?birthday|christmas(?: eve| day)?|new year'?s?(?: eve| day)?)${END}
  (?:^| )on the \d+(?:st|nd|rd|th)?(?: of \w+)?${END}
  (?:^| )(?:this|next|over the|at the) (?:week(?:end)?|month|morning|evening|afternoon)${END}
  (?:^| )(?:am|nachsten|diesen|kommenden) ${GERMAN_DAY}(?:morgen|abend|nacht|mittag)?${END}
  (?:^| )in ${FEW} (?:minuten?|stunden?|tage?n?|wochen?|monate?n?)${END}
  (?:^| )(?:um mitternacht|am (?:wochenende|abend|morgen)|(?:nachste|diese) (?:woche|nacht)|heute nacht)${END}
  (?:^| )an (?:meinem geburtstag|weihnachten|silvester|heiligabend)${END}
  (?:^| )(?:el|este) (?:proximo )?${SPANISH_DAY}(?: que viene| por la (?:noche|manana))?${END}
  (?:^| )(?:en|dentro de) ${FEW} (?:minutos?|horas?|dias?|semanas?|meses)${END}
  (?:^| )(?:a medianoche|en mi cumpleanos|en navidad|(?:este|el) fin de semana|la semana que viene)${END}
  (?:^| )(?:ce |le )?${FRENCH_DAY}(?: (?:prochain|soir|matin))?${END}
  (?:^| )dans ${FEW} (?:minutes?|heures?|jours?|semaines?|mois)${END}
  (?:^| )(?:a (?:minuit|midi|noel)|(?:le jour de|pour) mon anniversaire)${END}
  (?:^| )(?:ce (?:week-?end|soir)|cette (?:nuit|semaine)|la semaine prochaine)${END}
  (?:^| )(?:n[ao] |nest[ae] |ness[ae] )(?:proxim[ao] )?${PORTUGUESE_DAY}(?: (?:de manha|a noite|que vem))?${END}
  (?:^| )(?:daqui a|em) ${FEW} (?:minutos?|horas?|dias?|semanas?|meses)${END}
  (?:^| )(?:a (?:meia-noite|noite)|no (?:meu aniversario|natal)|n?est[ae] (?:semana|noite)|semana que vem)${END}
  (?:^| )(?:no |n?este )?fim de semana${END}
  (?:来週の?|今週の?|次の)?${JAPANESE_DAY}(?:の(?:朝|夜|晩))?(?:に|、)?
`;

const TIMES = new RegExp(TIME, "gu");

/** Returns the text without its times; the same one if it has none. */
export const withoutTimes = (text: string): string => text.replaceAll(TIMES, "").trim();
