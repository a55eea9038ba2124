// Spanish: the writer wants to die or to hurt themself.
import { type PlainWords, regex } from "../table.ts";

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
    hits: ["voy a suicidarme", "me quiero matar", "pienso en quitarme la vida", "me voy a matarrr"],
    misses: [
      "no quiero matarme",
      "me voy a matar a estudiar este mes",
      "mi madre va a matarme por el jarrón",
      "me quiero matar de risa",
    ],
  },
  {
    id: "want_to_die",
    kind: "self_harm",
    pattern: regex`\b(?:me )?(?:[qk]u?iero|quisiera|deseo|ganas de|preferiria|prefiero|pienso(?: en)?|pensando en|pensado en|queriendo) (?:ya |solo |es )?(?:morir(?:me)?|estar muert[oa]|la muerte)\b(?! (?:viej|feli|tranquil|en paz|siendo|sabiendo|junto|por (?:ti|el|ella|un|una|mi)\b|antes|con|en mi))`,
    canBeNegated: true,
    hits: ["quiero morir", "Me quiero morir", "tengo ganas de morirme", "quisiera estar muerta"],
    misses: [
      "no quiero morir",
      "quiero morirme de risa",
      "quiero morir viejo y gordo",
      "me muero de hambre",
    ],
  },
  {
    id: "wish_i_was_dead",
    kind: "self_harm",
    pattern: regex`\bojala (?:(?:yo|ya|manana|esta|hoy|noche) ){0,3}(?:me (?:muera|muriera|hubiera muerto|mate|matara)|no (?:me )?(?:despierte|despertara|hubiera nacido|haya nacido|existiera)(?! (?:el|la|tan|temprano|a las))|estuviera muert[oa])\b|\bno (?:deberia haber|tendria que haber|debi(?: haber)?) nacer?(?:ido)?\b`,
    canBeNegated: false,
    hits: [
      "ojalá me muera esta noche",
      "ojalá no hubiera nacido",
      "ojala estuviera muerta",
      "ojalá mañana no me despierte",
    ],
    misses: ["ojalá me mude pronto", "ojalá no despierte el bebé", "ojalá estuviera en la playa"],
  },
  {
    id: "not_live",
    kind: "self_harm",
    pattern: regex`\b(?:${NOT_WANT} (?:seguir viviendo|seguir con vida|seguir (?:en|d) este mundo|[vb]i[vb]ir|existir|estar viv[oa])|no puedo seguir viviendo)(?: mas| ya)?\b(?! (?:en|con|aqui|alli|alla|ahi|asi|sol[oa]|cerca|lejos|junt[oa]s|de|del|para|sin|como|bajo|al|est[oae]|otr[oa]|una?|nada|eternamente|tan|tanto|ningun\w*|la (?!vida)|el)\b)`,
    canBeNegated: false,
    hits: [
      "no quiero vivir",
      "ya no quiero seguir viviendo",
      "No quiero vivir más",
      "no deseo existir",
    ],
    misses: [
      "no quiero vivir en Madrid",
      "ya no quiero vivir con mis padres",
      "no puedo vivir sin café",
      "no quiero seguir viviendo con roomies",
    ],
  },
  {
    id: "no_wish_to_live",
    kind: "self_harm",
    pattern: regex`\b(?:sin|no tengo|perdi(?: las)?|no me quedan) (?:mas )?(?:ganas|razon(?:es)?|motivos?) (?:de|para) (?:seguir )?vivi(?:r|endo)\b(?! (?:en|con|aqui|alli|ahi|asi|sol[oa])\b)|\bno (?:le )?(?:veo|encuentro|hallo)(?: el| ningun)? sentido a (?:la vida|mi vida|vivir|seguir vivi)|\b(?:cansad[oa]|hart[oa]) de (?:vivir|estar viv[oa])\b(?! (?:en|con|aqui|alli|ahi|asi|sol[oa]|de|al|lejos|como|para)\b)`,
    canBeNegated: false,
    hits: ["no tengo ganas de vivir", "no le veo sentido a la vida", "estoy cansado de vivir"],
    misses: [
      "estoy harta de vivir con mis suegros",
      "tengo muchas ganas de vivir",
      "cansada de vivir en este edificio",
    ],
  },
  {
    id: "end_my_life",
    kind: "self_harm",
    pattern: regex`\b(?:acabar|terminar) (?:de una vez )?con mi vida\b(?! (?:de (?:solter[oa]|estudiante)|en|social|laboral|amorosa))|\bponer(?:le)? fin a mi vida\b|\b(?:${WANT}|voy a) (?:acabar|terminar) con todo(?=$|[.!,;]| (?:hoy|ya|esta noche|de una vez))`,
    canBeNegated: true,
    hits: [
      "quiero acabar con mi vida",
      "pienso en ponerle fin a mi vida",
      "quiero acabar con todo ya",
    ],
    misses: [
      "voy a acabar con todo el chocolate",
      "nunca voy a acabar con mi vida",
      "esta dieta va a terminar con mi vida social",
    ],
  },
  {
    id: "suicidal_thoughts",
    kind: "self_harm",
    pattern: regex`\b(?:tengo|teniendo|con|mis|tuve|vuelven los|volvieron los) (?:muchos |much?as |otra vez |los |las )?(?:pensamientos|ideas|ideaciones) (?:suicidas?|de suicidio|de morir|de muerte)\b|\b(?:${WANT}|pienso mucho en) (?:el |en el )?suicidio\b|\b(?:estoy|me siento|soy) (?:\w+ )?suicida\b`,
    canBeNegated: true,
    hits: ["tengo pensamientos suicidas", "pienso en el suicidio", "me siento suicida"],
    misses: [
      "no tengo ideas suicidas",
      "leí un artículo sobre el suicidio",
      "vi Escuadrón Suicida anoche",
    ],
  },
  {
    id: "cut_myself",
    kind: "self_harm",
    pattern: regex`\bme (?:corto|corte|cortaba|he cortado|estoy cortando|volvi a cortar|quiero cortar|quemo|queme) (?:otra vez |de nuevo )?(?:${BODY}|a proposito|para sentir|para castigarme|a escondidas)\b(?! (?:con (?:la|el) (?:lata|papel|gato|cuchilla de afeitar|horno)|cocinando|depilando))|\bme (?:autolesiono|autolesione)\b|\b(?:cortarme|autolesionarme)\b(?= ?(?:$|[.,!;]|otra vez|de nuevo|las venas|los brazos|las piernas|para sentir))|\bme hice cortes\b(?! de)|\b(?:volvi a cortarme|me volvi a cortar)(?=$|[.,;!]| (?:despues|anoche|ayer|hoy|los|las|en el))`,
    canBeNegated: true,
    hits: [
      "me corto los brazos",
      "Me autolesiono desde los quince",
      "ayer me volví a cortar después de ocho meses",
      "quiero cortarme las venas",
    ],
    misses: [
      "me corto el pelo yo sola",
      "me quiero cortar las venas con galletas de animalitos",
      "me corté con una lata",
      "voy a cortarme las puntas",
    ],
  },
  {
    id: "hurt_myself",
    kind: "self_harm",
    pattern: regex`\b(?:me )?(?:${WISH}|tentacion de|impulso de|evitar|dejar de) (?:hacerme|hacer) (?:mucho )?dano(?<=hacerme (?:mucho )?dano|me (?:\w+ ){1,3}hacer (?:mucho )?dano)\b(?! (?:en (?:la espalda|el gym)|al|jugando|entrenando))|\bme (?:hago|hice|he hecho|hacia) dano (?:a proposito|a mi mism[oa]|para (?:sentir|castigarme)|otra vez (?:en (?:los brazos|las piernas)|a proposito))|\b(?:lastimarme|hacerme dano) (?:a mi mism[oa]|a proposito)\b`,
    canBeNegated: true,
    hits: ["quiero hacerme daño", "me hago daño a propósito", "tengo ganas de hacerme daño"],
    misses: [
      "no quiero hacerme daño en la rodilla",
      "me hice daño en el gym",
      "sin hacerme daño esta vez en la bici",
    ],
  },
  {
    id: "better_off_without_me",
    kind: "self_harm",
    pattern: regex`\b(?:todos|familia|hijos|ninos|padres|papas|mama|ellos|mundo|marido|esposa|gente)(?: \w+){0,2} (?:estarian?|estaran?|viviria[n]?) (?:mucho )?mejor (?:sin mi\b(?! \w)|sin mi (?:aqui|en|y|existencia)|si (?:yo )?(?:me (?:muero|muriera|mato|matara)|no (?:estuviera|existiera)|estuviera muert[oa]|muriera))`,
    canBeNegated: true,
    hits: [
      "todos estarían mejor sin mí",
      "mi familia estaría mejor si yo no existiera",
      "mis hijos estarían mucho mejor sin mí",
    ],
    misses: [
      "él está mejor sin mí, ya rompimos",
      "todos estarían mejor sin tanto ruido",
      "mi mamá estaría mejor sin mi perro ladrando",
    ],
  },
  {
    id: "nobody_would_miss_me",
    kind: "self_harm",
    pattern: regex`\bnadie (?:me )?(?:va a extranar(?:me)?|extranaria|extranara|echaria de menos|echara de menos|lloraria|notaria|se enteraria|va a llorar(?:me)?)(?: \w+)? (?:si|cuando) (?:yo )?(?:me (?:muero|muriera|muera|mato|matara)|desapare(?:zco|ciera)|no (?:este|estuviera)|muero|muriera)\b`,
    canBeNegated: false,
    hits: [
      "nadie me extrañaría si me mato",
      "nadie va a extrañarme cuando me muera",
      "nadie lloraría si desaparezco",
    ],
    misses: ["nadie me extrañaría en esa junta", "nadie notaría si me voy temprano"],
  },
  {
    id: "jump_off",
    kind: "self_harm",
    pattern: regex`\b(?:me )?${WISH} (?:tirar|lanzar|aventar|arrojar|botar)(?:me)? (?:de |del |desde |al |a |por |debajo del )(?:un |una |la |el |las |mi )?(?:puente|metro|tren|vias|balcon|edificio|ventana|azotea|techo|camion|quinto piso)\b`,
    canBeNegated: true,
    hits: [
      "quiero tirarme de un puente",
      "me voy a tirar al metro",
      "pienso en lanzarme del balcón",
    ],
    misses: [
      "voy a tirarme del puente con arnés",
      "voy a tirarme en el sofá",
      "nunca voy a tirarme del balcón a la piscina",
    ],
  },
  {
    id: "want_to_overdose",
    kind: "self_harm",
    pattern: regex`\b(?:me )?${WISH} (?:tomar|tragar)(?:me)? (?:todas|todos|un monton de|un frasco de|el frasco (?:entero )?de|una caja de|la caja (?:entera )?de|muchas) (?:las |los |mis |estas )?(?:\w+ )?(?:pastillas|pildoras|medicamentos|medicinas|somniferos)\b(?! (?:que me|recetad|a su hora))`,
    canBeNegated: true,
    hits: [
      "quiero tomarme todas las pastillas",
      "me voy a tomar un frasco de pastillas",
      "pienso en tragarme todas mis pastillas",
    ],
    misses: [
      "voy a tomarme todas las vacaciones juntas",
      "voy a tomar todas las pastillas que me recetaron",
    ],
  },
  {
    id: "how_to_die",
    kind: "self_harm",
    pattern: regex`\b(?:como|cual es|la|una|hay|alguna) (?:(?:la|una|alguna|es|mejor|manera|forma|mas|rapida|facil|de|puedo|hago para|buena) ){0,7}(?:morir(?:me)? (?:sin dolor|sin sufrir|rapido|sin que duela)|matarme|suicidarme)\b|\bcomo (?:me mato|me suicido)\b(?! (?:a|de|en|estudiando|trabajando))`,
    canBeNegated: false,
    hits: ["cuál es la forma más rápida de matarme", "cómo morir sin dolor", "cómo me suicido"],
    misses: ["cómo me mato estudiando y nada", "cómo morirse de calor en Sevilla, parte dos"],
  },
  {
    id: "suicide_note",
    kind: "self_harm",
    pattern: regex`\b(?:escribi|escribiendo|escrib[io]|deje|dejo|tengo|termine|hice|ya esta) (?:escrita |lista |ya )?mis? (?:cartas?|notas?) (?:de suicidio|suicidas?|de despedida)\b(?! (?:del?|en|para) (?:la |el |mis? )?(?:trabajo|equipo|oficina|alumnos|companeros|curro|empresa))`,
    canBeNegated: true,
    hits: [
      "ya escribí mi carta de despedida",
      "tengo lista mi nota de suicidio",
      "estoy escribiendo mi carta suicida",
    ],
    misses: ["escribí mi carta de despedida del trabajo", "mi personaje deja una nota de suicidio"],
  },
  {
    id: "disappear_forever",
    kind: "self_harm",
    pattern: regex`\b(?:${WANT}|voy a) (?:desaparecer|irme|dormir(?:me)?) (?:(?:y no despertar(?:me)? (?:mas|nunca|jamas))|(?:para siempre )?de este mundo|para siempre)\b(?! (?:de (?:esta|este(?! mundo)|la|mi|aqui|twitter|insta)|a |al |con|contigo))`,
    canBeNegated: true,
    hits: [
      "quiero desaparecer para siempre",
      "quiero dormir y no despertar nunca",
      "voy a irme de este mundo",
    ],
    misses: [
      "quiero irme para siempre de esta oficina",
      "quiero desaparecer cuando canto mal",
      "quiero irme para siempre a la playa",
    ],
  },
];
