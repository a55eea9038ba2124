// Spanish: the writer fears for somebody close.
import { type PlainWords, regex } from "../../plain-words/table.ts";
import { BODY } from "./self-harm.ts";

const CLOSE = String.raw`\b(?:mi|un|una|nuestr[oa]) (?:mejor |ex )?(?:\w+ )?(?:amig[oa]|amix|herman[oa]|mama|madre|vieja|papa|padre|viejo|hij[oa]|prim[oa]|ti[oa]|novi[oa]|pareja|espos[oa]|marido|mujer|ex|companer[oa]|compa|pana|carnal|cuate|roomie|alumn[oa]|vecin[oa]|sobrin[oa]|abuel[oa]|cunad[oa]|nieto|nieta)`;
const KILL_SELF = String.raw`(?:matarse|suicidarse|quitarse la vida|ahorcarse|hacerse dano)`;

export const concernWords: PlainWords[] = [
  {
    id: "friend_kill_themself",
    kind: "concern",
    pattern: regex`${CLOSE}(?: (?!no\b|me\b)\w+){0,5} (?:que se (?:[qk]u?iere|va a|queria) (?:matar|suicidar|ahorcar|morir|quitar la vida)|se (?:[qk]u?iere|va a) (?:suicidar|ahorcar|quitar la vida)|se [qk]u?iere (?:matar|morir|unalivear)|(?:[qk]u?iere|quiso|intento|piensa en|pensando en|habla de|hablando de|va a|amenaza con) (?:${KILL_SELF}|morir(?:se)?))\b(?! (?:de |del |cuando|al (?:ver|saber)|si |con |porque (?:perdio|gano)|hace (?:\w+ )?(?:anos|muchos)|en la (?:peli|serie|novela)))`,
    canBeNegated: true,
  },
  {
    id: "says_will_kill_themself",
    kind: "concern",
    pattern: regex`\b(?:dice|dise|dijo|diciendo|escribio|jura|amenaza|amenazo|conto|confeso)(?: \w+)?(?: con| que| q) (?:se (?:[qk]u?iere|va a|queria) (?:matar|suicidar|ahorcar|morir|quitar la vida)|(?:[qk]u?iere|va a|piensa) (?:${KILL_SELF}|morir(?:se)?)|${KILL_SELF})\b(?! (?:de |del |a |cuando|con |en la|estudi))`,
    canBeNegated: true,
  },
  {
    id: "friend_cuts",
    kind: "concern",
    pattern: regex`${CLOSE}(?: (?!me\b)\w+){0,2} se (?:corta (?:${BODY}|otra vez|a proposito)|autolesiona|hace cortes|lastima a proposito|hace dano a (?:proposito|si mism[oa]))`,
    canBeNegated: true,
  },
  {
    id: "friend_tried",
    kind: "concern",
    pattern: regex`${CLOSE}(?: \w+){0,2} (?:se intento (?:matar|suicidar|quitar la vida)|se trato de (?:matar|suicidar)|trato de ${KILL_SELF}|dejo una (?:carta|nota) (?:de despedida|de suicidio|suicida))\b(?! hace (?:\w+ )?(?:anos|muchos)| en la (?:peli|serie))`,
    canBeNegated: true,
  },
  {
    id: "friend_abused",
    kind: "concern",
    pattern: regex`\b(?:su|el) (?:marido|espos[oa]|novi[oa]|pareja|padrastro|padre|papa|ex|hijo)(?: de (?:mi|la|una) \w+)? (?:l[ae]s? (?:sigue |esta |anda )?(?:pegando|golpeando|maltratando|golpea|maltrata|viola|ahorca)|le pega)\b(?! (?:a (?!ella|mi|su)|al|muy bien|duro a))|\ba (?:mi|una|la) (?:mejor )?(?:\w+ )?(?:amiga|hermana|prima|hija|mama|madre|vecina|tia|sobrin[oa]|abuel[oa]|nuera|companera)(?: \w+)? (?:(?:le|la) (?:pega|golpea|maltrata|estan pegando|estan golpeando|maltratan|pegan))\b(?! (?:la|el (?:sol|rojo|negro|azul)|bien|fuerte el))`,
    canBeNegated: true,
  },
];
