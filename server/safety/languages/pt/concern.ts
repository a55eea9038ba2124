// Portuguese: the writer fears for somebody close.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const CLOSE = String.raw`\b(?:(?:o |a )?(?:meu|minha|mh|miha)|um|uma) (?:melhor |ex )?(?:\w+ )?(?:amig[oa]|irma|irmao|mae|pai|filh[oa]|prim[oa]|ti[oa]|namorad[oa]|marido|mulher|espos[oa]|ex|colega|parca|brother|alun[oa]|vizinh[oa]|sobrinh[oa]|avo|vo|cunhad[oa]|net[oa])`;
const KILL_SELF = String.raw`(?:se (?:matar|suicidar|enforcar|jogar da ponte)|(?:matar|suicidar|enforcar)-se|tirar a (?:propria )?vida)`;

export const concernWords: PlainWords[] = [
  {
    id: "amigo_se_matar",
    kind: "concern",
    pattern: regex`${CLOSE}(?: (?!nao\b|n\b|me\b)\w+){0,6} (?:(?:quer|qer|vai|queria|pensa em|pensando em|fala(?:ndo)? em|falou em|tentou|ameaca(?:ndo)?|ia|jurou) ${KILL_SELF}|(?:quer|qer) (?:morrer|se mata)|nao quer mais viver)\b(?! (?:de |d[oa] rir|quando|com |em |n[oa] (?:praia|serie|filme)|ha (?:\w+ )?anos|aos \d))`,
    canBeNegated: true,
  },
  {
    id: "diz_que_vai_se_matar",
    kind: "concern",
    pattern: regex`\b(?:diz|disse|fala|falou|falando|dizendo|escreveu|jura|jurou|ameaca|ameacou|contou)(?: \w+)? (?:(?:que|q) )?(?:(?:vai|quer|ia|queria|pensa em) )?(?:${KILL_SELF}|(?<=quer |queria )morrer)\b(?! (?:de |quando|com |em |n[oa] (?:serie|filme)|estud))`,
    canBeNegated: true,
  },
  {
    id: "amigo_se_corta",
    kind: "concern",
    pattern: regex`${CLOSE}(?: \w+){0,2} (?:se (?:corta|mutila|automutila)|anda se cortando|esta se cortando|ta se cortando|corta-se)\b(?! (?:o|fazendo|com|quando|sozinh|na (?:cozinha)))`,
    canBeNegated: true,
  },
  {
    id: "amiga_apanha",
    kind: "concern",
    pattern: regex`\b(?:o |um )?(?:marido|namorado|padrasto|pai|ex|companheiro|filho) (?:d[ao] (?:minha|meu) \w+|dela|dele) (?:\w+ )?(?:bate|bateu|espanca|agride|maltrata|esta batendo|ta batendo)(?: n?el[ea]|-lhe)?\b(?! (?:palma|ponto|bola|o |a |n[oa]s? (?:porta|mesa|bateria)|bem))|${CLOSE} (?:\w+ )?(?:apanha|ta apanhando|esta apanhando|apanhou) (?:d[oae]l?[ea]?|em casa|do|da)\b(?! (?:chuva|vida|sol|mim|jogo|tecnologia|gato))`,
    canBeNegated: true,
  },
];
