// Spanish: the writer wants to die or to hurt themself.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const WANT = String.raw`(?:[qk]u?iero|quisiera|deseo|ganas de|prefiero|preferiria|pienso en|pensando en|pensado en|pensar en|pense en|queriendo)`;
/** Up to the deed: "quiero", "voy a". */
export const WISH = String.raw`(?:${WANT}|[vb]oy a|por|a punto de|ideas? de|intente|decidi|pienso)`;
const NOT_WANT = String.raw`no (?:mas |ya )?(?:[qk]u?iero|deseo|quisiera)(?: mas)?(?: ya)?`;
export const BODY = String.raw`(?:l[oa]s (?:dos )?|mis |en l[oa]s |el |la )(?:bra[zs]os?|piernas?|muslos?|munecas?|venas?|antebrazos?)`;

export const selfHarmWords: PlainWords[] = [
  {
    id: "kill_myself",
    kind: "self_harm",
    pattern: regex`\b(?:me )?${WISH} (?:matarme|suicidarme|ahorcarme|colgarme|quitarme la vida|envenenarme|desvivirme|unalivearme)\b|\bsuicidarme\b|\bme quito la vida\b|\b(?:mejor|manana|hoy) me mato\b(?! (?:a |estud|trabaj|de |en el gym))|\bme (?:${WISH}|estoy por) (?:matarr?|suicidar|ahorcar|colgar|quitar la vida)\b(?! (?:a (?!mi\b)|si |con (?!pastillas)|por ))`,
    canBeNegated: true,
  },
  {
    id: "want_to_die",
    kind: "self_harm",
    pattern: regex`\b(?:me )?(?:[qk]u?iero|quisiera|deseo|ganas de|preferiria|prefiero|pienso(?: en)?|pensando en|pensado en|queriendo) (?:ya |solo |es )?(?:morir(?:me)?|estar muert[oa]|la muerte)\b(?! (?:viej|feli|tranquil|en paz|siendo|sabiendo|junto|por (?:ti|el|ella|un|una|mi)\b|antes|con|en mi))`,
    canBeNegated: true,
  },
  {
    id: "wish_i_was_dead",
    kind: "self_harm",
    pattern: regex`\bojala (?:(?:yo|ya|manana|esta|hoy|noche) ){0,3}(?:me (?:muera|muriera|hubiera muerto|mate|matara)|no (?:me )?(?:despierte|despertara|hubiera nacido|haya nacido|existiera)(?! (?:el|la|tan|temprano|a las))|estuviera muert[oa])\b|\bno (?:deberia haber|tendria que haber|debi(?: haber)?) nacer?(?:ido)?\b`,
    canBeNegated: false,
  },
  {
    id: "not_live",
    kind: "self_harm",
    pattern: regex`\b(?:${NOT_WANT} (?:seguir viviendo|seguir con vida|seguir (?:en|d) este mundo|[vb]i[vb]ir|existir|estar viv[oa])|no puedo seguir viviendo)(?: mas| ya)?\b(?! (?:en|con|aqui|alli|alla|ahi|asi|sol[oa]|cerca|lejos|junt[oa]s|de|del|para|sin|como|bajo|al|est[oae]|otr[oa]|una?|nada|eternamente|tan|tanto|ningun\w*|la (?!vida)|el)\b)`,
    canBeNegated: false,
  },
  {
    id: "no_wish_to_live",
    kind: "self_harm",
    pattern: regex`\b(?:sin|no tengo|perdi(?: las)?|no me quedan) (?:mas )?(?:ganas|razon(?:es)?|motivos?) (?:de|para) (?:seguir )?vivi(?:r|endo)\b(?! (?:en|con|aqui|alli|ahi|asi|sol[oa])\b)|\bno (?:le )?(?:veo|encuentro|hallo)(?: el| ningun)? sentido a (?:la vida|mi vida|vivir|seguir vivi)|\b(?:cansad[oa]|hart[oa]) de (?:vivir|estar viv[oa])\b(?! (?:en|con|aqui|alli|ahi|asi|sol[oa]|de|al|lejos|como|para)\b)`,
    canBeNegated: false,
  },
  {
    id: "end_my_life",
    kind: "self_harm",
    pattern: regex`\b(?:acabar|terminar) (?:de una vez )?con mi vida\b(?! (?:de (?:solter[oa]|estudiante)|en|social|laboral|amorosa))|\bponer(?:le)? fin a mi vida\b|\b(?:${WANT}|voy a) (?:acabar|terminar) con todo(?=$|[.!,;]| (?:hoy|ya|esta noche|de una vez))`,
    canBeNegated: true,
  },
  {
    id: "suicidal_thoughts",
    kind: "self_harm",
    pattern: regex`\b(?:tengo|teniendo|con|mis|tuve|vuelven los|volvieron los) (?:muchos |much?as |otra vez |los |las )?(?:pensamientos|ideas|ideaciones) (?:suicidas?|de suicidio|de morir|de muerte)\b|\b(?:${WANT}|pienso mucho en) (?:el |en el )?suicidio\b|\b(?:estoy|me siento|soy) (?:\w+ )?suicida\b`,
    canBeNegated: true,
  },
  {
    id: "cut_myself",
    kind: "self_harm",
    pattern: regex`\bme (?:corto|corte|cortaba|he cortado|estoy cortando|volvi a cortar|quiero cortar|quemo|queme) (?:otra vez |de nuevo )?(?:${BODY}|a proposito|para sentir|para castigarme|a escondidas)\b(?! (?:con (?:la|el) (?:lata|papel|gato|cuchilla de afeitar|horno)|cocinando|depilando))|\bme (?:autolesiono|autolesione)\b|\b(?:cortarme|autolesionarme)\b(?= ?(?:$|[.,!;]|otra vez|de nuevo|las venas|los brazos|las piernas|para sentir))|\bme hice cortes\b(?! de)|\b(?:volvi a cortarme|me volvi a cortar)(?=$|[.,;!]| (?:despues|anoche|ayer|hoy|los|las|en el))`,
    canBeNegated: true,
  },
  {
    id: "hurt_myself",
    kind: "self_harm",
    pattern: regex`\b(?:me )?(?:${WISH}|tentacion de|impulso de|evitar|dejar de) (?:hacerme|hacer) (?:mucho )?dano(?<=hacerme (?:mucho )?dano|me (?:\w+ ){1,3}hacer (?:mucho )?dano)\b(?! (?:en (?:la espalda|el gym)|al|jugando|entrenando))|\bme (?:hago|hice|he hecho|hacia) dano (?:a proposito|a mi mism[oa]|para (?:sentir|castigarme)|otra vez (?:en (?:los brazos|las piernas)|a proposito))|\b(?:lastimarme|hacerme dano) (?:a mi mism[oa]|a proposito)\b`,
    canBeNegated: true,
  },
  {
    id: "better_off_without_me",
    kind: "self_harm",
    pattern: regex`\b(?:todos|familia|hijos|ninos|padres|papas|mama|ellos|mundo|marido|esposa|gente)(?: \w+){0,2} (?:estarian?|estaran?|viviria[n]?) (?:mucho )?mejor (?:sin mi\b(?! \w)|sin mi (?:aqui|en|y|existencia)|si (?:yo )?(?:me (?:muero|muriera|mato|matara)|no (?:estuviera|existiera)|estuviera muert[oa]|muriera))`,
    canBeNegated: true,
  },
  {
    id: "nobody_would_miss_me",
    kind: "self_harm",
    pattern: regex`\bnadie (?:me )?(?:va a extranar(?:me)?|extranaria|extranara|echaria de menos|echara de menos|lloraria|notaria|se enteraria|va a llorar(?:me)?)(?: \w+)? (?:si|cuando) (?:yo )?(?:me (?:muero|muriera|muera|mato|matara)|desapare(?:zco|ciera)|no (?:este|estuviera)|muero|muriera)\b`,
    canBeNegated: false,
  },
  {
    id: "jump_off",
    kind: "self_harm",
    pattern: regex`\b(?:me )?${WISH} (?:tirar|lanzar|aventar|arrojar|botar)(?:me)? (?:de |del |desde |al |a |por |debajo del )(?:un |una |la |el |las |mi )?(?:puente|metro|tren|vias|balcon|edificio|ventana|azotea|techo|camion|quinto piso)\b`,
    canBeNegated: true,
  },
  {
    id: "want_to_overdose",
    kind: "self_harm",
    pattern: regex`\b(?:me )?${WISH} (?:tomar|tragar)(?:me)? (?:todas|todos|un monton de|un frasco de|el frasco (?:entero )?de|una caja de|la caja (?:entera )?de|muchas) (?:las |los |mis |estas )?(?:\w+ )?(?:pastillas|pildoras|medicamentos|medicinas|somniferos)\b(?! (?:que me|recetad|a su hora))`,
    canBeNegated: true,
  },
  {
    id: "how_to_die",
    kind: "self_harm",
    pattern: regex`\b(?:como|cual es|la|una|hay|alguna) (?:(?:la|una|alguna|es|mejor|manera|forma|mas|rapida|facil|de|puedo|hago para|buena) ){0,7}(?:morir(?:me)? (?:sin dolor|sin sufrir|rapido|sin que duela)|matarme|suicidarme)\b|\bcomo (?:me mato|me suicido)\b(?! (?:a|de|en|estudiando|trabajando))`,
    canBeNegated: false,
  },
  {
    id: "suicide_note",
    kind: "self_harm",
    pattern: regex`\b(?:escribi|escribiendo|escrib[io]|deje|dejo|tengo|termine|hice|ya esta) (?:escrita |lista |ya )?mis? (?:cartas?|notas?) (?:de suicidio|suicidas?|de despedida)\b(?! (?:del?|en|para) (?:la |el |mis? )?(?:trabajo|equipo|oficina|alumnos|companeros|curro|empresa))`,
    canBeNegated: true,
  },
  {
    id: "disappear_forever",
    kind: "self_harm",
    pattern: regex`\b(?:${WANT}|voy a) (?:desaparecer|irme|dormir(?:me)?) (?:(?:y no despertar(?:me)? (?:mas|nunca|jamas))|(?:para siempre )?de este mundo|para siempre)\b(?! (?:de (?:esta|este(?! mundo)|la|mi|aqui|twitter|insta)|a |al |con|contigo))`,
    canBeNegated: true,
  },
];
