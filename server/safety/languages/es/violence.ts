// Spanish: somebody hurts the writer, or the writer means to hurt somebody.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const PARTNER = String.raw`(?:marido|espos[oa]|novi[oa]|pareja|ex|mujer|hombre|man)`;
const RELATIVE = String.raw`(?:${PARTNER}|padre|madre|papa|papi|mama|mami|padrastro+|madrastra|tio|tia|jefe|jefa|patron|patrona|herman[oa]|hijo|hija|suegr[oa]|abuel[oa]|yerno|nuera|primo|prima|cunad[oa]|profesor|profe|entrenador|viejo|vieja)`;
const PERSON = String.raw`\b(?:mi (?:ex ?)?${RELATIVE}|el|ella|mis (?:padres|papas|hermanos|hijos))`;
const OFTEN = String.raw`(?:(?:siempre|a veces|todavia|tambien|seguido|ayer|anoche|hoy|borracho|ya|todos los dias|cuando (?:toma|bebe)|aun|casi siempre) ){0,2}`;
/** "Me pega la gripe", "me pego un grito": catching and giving, not beating. */
const NOT_CATCHING = String.raw`(?! (?:(?:el|las?|los?|un|unos|unas|una|su|sus|ese|esa|tu|mucho el|a (?:\w+ )?(?:su|jugar|ella|el)|de (?:chic[oa]|nin[oa]))\b(?! (?:paliza|golpiza|cachetada|bofetada|otra vez|otra noche|punetazo|punetazos))|cuando era|en el (?:fifa|ajedrez)))`;
const WILL = String.raw`(?:[qk]u?iero|[vb]oy a|ganas de|pienso(?: en)?|pensando en|planeo|tentad[oa] de)`;
const KILL = String.raw`(?:matar|asesinar|apunalar|acuchillar|envenenar|estrangular|degollar|balear|ahogar|lastimar gravemente|quemar viv[oa])`;
const VICTIM = String.raw`(?:a (?:alguien|todos|todo el mundo|ell?a|el|esos? (?:tipos?|cabron(?:es)?|desgraciad[oa]s?|hij[oa]s? de \w+|perr[oa]s?)|mi (?:ex ?)?(?:${PARTNER}|jef[ea]|patron|patrona|padre|papa|padrastro|madre|vecin[oa]|suegr[oa]|cunad[oa]|companer[oa]|profesora?|bebe|familia|yerno|socio|casero|tio)|mis (?:padres|hijos|companeros))|al (?:vecino|amante|novio de|marido de|jefe(?! (?:final|del (?:nivel|juego)|de))))`;
const JOKES = String.raw`(?! (?:\w+ )?(?:a besos|a abrazos|de (?:risa|amor|un susto)|en (?:el|la|este|un) (?:juego|partida|minecraft|fortnite|nivel|truco|cuento|novela|capitulo|libro)|final|jaja|xd|si (?:no|se|vuelve a (?:cantar|roncar)))|jaja)`;

export const violenceWords: PlainWords[] = [
  {
    id: "hits_me",
    kind: "abuse",
    pattern: regex`${PERSON} ${OFTEN}me? (?:pega|golpea|maltrata|viola|patea|ahorca|abofetea|cachetea|estrangula|amenaza con (?:matar\w*|un|una|el cuchillo|la pistola|pegarme|quitarme)|amenaza(?=$|[.,;!])|caga a palos|da golpes|esta (?:pegando|golpeando))\b${NOT_CATCHING}`,
    canBeNegated: true,
  },
  {
    id: "hit_me_again",
    kind: "abuse",
    pattern: regex`${PERSON} ${OFTEN}(?:me? (?:pego|golpeo|violo|pateo|ahorco|abofeteo|cacheteo|estrangulo|dio (?:una (?:cachetada|bofetada|paliza|golpiza)|un (?:punetazo|golpe en))|volvio a (?:pegar|golpear)|ha (?:pegado|golpeado|violado))|me? empujo (?:contra|por las escaleras))\b${NOT_CATCHING}|\bme (?:pego|golpeo|pateo|abofeteo|dio una (?:cachetada|bofetada|golpiza)) (?:otra ve[zs]|de nuevo|anoche|delante de|frente a|estando)\b(?! (?:la|el|los|las|un|una|ese|esa)\b(?! (?:nin|hij)))`,
    canBeNegated: true,
  },
  {
    id: "was_raped",
    kind: "abuse",
    pattern: regex`\bme (?:violaron(?! (?:la|el|los|las) (?:priv|derech|contra|cuenta))|violo (?:un|una|mi|el|alguien)|estan (?:pegando|golpeando|maltratando)|drogaron y|golpearon entre)\b|\bme estan siguiendo\b(?! (?:\w+ )?(?:\d|en (?:insta|tiktok|twitter|redes)|mas|much|perr|gat))|\bfui violad[oa]\b|\b(?:abusaron|abusa|abuso) (?:sexualmente )?de mi\b(?=$|[.,;!?]| (?:cuando|desde|y|otra|hoy|anoche|ayer|de nin[oa]|todas)\b)`,
    canBeNegated: true,
  },
  {
    id: "touches_me",
    kind: "abuse",
    pattern: regex`\bmi (?:tio|padrastro|padre|papa|abuelo|jefe|patron|profe|profesor|entrenador|hermano|hermanastro|primo|suegro|cunado|vecino) (?:\w+ )?me (?:toca|toco|manosea|manoseo|mete mano|metio mano|anda tocando)\b(?! (?:el (?:tema|hombro|timbre|corazon|turno)|la (?:moral|fibra|puerta|bocina|guitarra|frente)|las (?:narices|pelotas|palmas)|los (?:huevos|cojones)|l[oa]s? (?!pechos|partes|piernas)|hacer|trabajar|un|una|cubrir|mucho los|manana|con su)\b)|\bme obliga a (?:acostarme con|tener (?:sexo|relaciones)|tocarl[oa])`,
    canBeNegated: true,
  },
  {
    id: "in_danger",
    kind: "abuse",
    pattern: regex`\b(?:estoy|estamos) en (?:grave |serio |mucho |verdadero )?peligro\b(?! de)|\bmi vida (?:corre|esta en) peligro\b(?! si)|\bcorro peligro\b(?! de)`,
    canBeNegated: true,
  },
  {
    id: "locks_me_in",
    kind: "abuse",
    pattern: regex`\b(?:mi ${PARTNER}|mi (?:suegra|patron|patrona)|el) (?:\w+ ){0,2}(?:me (?:encierra|encerro|tiene encerrad[oa]|dejo encerrad[oa])|no m?e? ?deja salir (?:de (?:la |mi )?casa|ni|a la calle|sola|a ningun))\b(?! sin)|\bme tiene (?:encerrad[oa]|amenazad[oa])(?=$|[.,;!]| (?:en|con|y)\b)(?! (?:en (?:esta|el bucle)))`,
    canBeNegated: true,
  },
  {
    id: "kill_me_if_i_leave",
    kind: "abuse",
    pattern: regex`\b(?:me (?:mata|va a matar|matara|van a matar|matan|va a pegar)) si (?:lo |la |le |me |los |yo )?(?:dejo|denuncio|hablo|voy de (?:la )?casa|cuento (?:algo|a alguien)|escapo|separo|llamo a la policia)\b|\bsi (?:lo |me |salgo |le )(?:dejo|denuncio|voy|separo|escapo)(?: de (?:la )?casa)?,? me (?:mata|va a matar)\b`,
    canBeNegated: true,
  },
  {
    id: "threatens_me",
    kind: "abuse",
    pattern: regex`\b(?:amenaza|amenazo|amenazan|amenazaron|amenazado|amenazando) (?:\w+ )?con (?:matar(?:me|nos)|pegarme|golpearme|violarme|hacer(?:me|le) (?:dano|algo)|publicar mis|quitarme a (?:los|mis)|un (?:cuchillo|arma|machete)|una (?:pistola|navaja))`,
    canBeNegated: true,
  },
  {
    id: "trying_to_kill_me",
    kind: "abuse",
    pattern: regex`(?:${PERSON}|\balguien) ${OFTEN}(?:intento|trato de|quiso|(?<=alguien )quiere|viene a) (?:matarme|ahorcarme|estrangularme|violarme|asfixiarme|apunalarme|envenenarme|quemarme)\b(?! (?:de |a |con (?!un cuchillo|un arma|una)|en el))`,
    canBeNegated: true,
  },
  {
    id: "afraid_of_partner",
    kind: "abuse",
    pattern: regex`\b(?:le tengo (?:mucho |tanto )?(?:miedo|terror|panico) a|tengo (?:mucho )?(?:miedo|terror) (?:de|a)) mi (?:ex ?)?(?:${PARTNER}|padrastro|padre|papa)(?=$|[.,;!]| (?:cuando|y|pero|porque|otra|hoy)\b)(?! cuando (?:maneja|conduce|cocina|canta))`,
    canBeNegated: true,
  },
  {
    id: "want_to_kill_someone",
    kind: "threat",
    pattern: regex`\b${WILL} ${KILL} ${VICTIM}(?![\p{L}])${JOKES}`,
    canBeNegated: true,
  },
  {
    id: "will_kill_them",
    kind: "threat",
    pattern: regex`\b[vb]oy a (?:matar|apunalar|acuchillar|envenenar|estrangular|balear)l[oa]s?\b${JOKES}|\bl[oa]s? (?:[qk]u?iero|[vb]oy a) (?:${KILL}|desfigurar|cagar a tiros|dejar (?:ties[oa]|en silla de ruedas)|moler a palos)\b${JOKES}`,
    canBeNegated: true,
  },
  {
    id: "shoot_or_stab",
    kind: "threat",
    pattern: regex`\b(?:les? )?(?:${WILL}) (?:(?:pegar|meter|dar|clavar|disparar|soltar)(?:les?)?) (?:un (?:tiro|balazo|plomazo|cuchillo|machetazo)|una (?:punalada|cuchillada|bala)|unos (?:tiros|plomazos|balazos)|plomo|bala|un par de tiros|(?:el|un) (?:cuchillo|destornillador)|las tijeras)\b(?! (?:libre|al (?:arco|aro)|en el (?:juego|pie)))`,
    canBeNegated: true,
  },
  {
    id: "attack_a_place",
    kind: "threat",
    pattern: regex`\b${WILL} (?:(?:poner|plantar|detonar) una bomba en|volar|incendiar|prenderle fuego a|quemar|atacar|balear|disparar en|entrar (?:armado|a tiros|disparando) (?:a|en)|hacer (?:un tiroteo|una masacre) en) (?:la |el |mi |una |un |esta |ese |toda la )?(?:escuela|colegio|liceo|iglesia|mezquita|sinagoga|oficina|universidad|hospital|instituto|casa de)\b`,
    canBeNegated: true,
  },
  {
    id: "how_to_kill",
    kind: "threat",
    pattern: regex`\bcomo (?:puedo |se puede |hago para |podria )?(?:mato|matar|enveneno|envenenar|asesino|asesinar) ${VICTIM}(?![\p{L}])${JOKES}`,
    canBeNegated: false,
  },
  {
    id: "afraid_to_hurt",
    kind: "threat",
    pattern: regex`\bmiedo (?:a|de) (?:hacerle (?:dano|algo)|lastimar|matar|pegarle|sacudir) (?:a |al )(?:mi (?:bebe|hij[oa]|nin[oa]|espos[oa]|mujer|marido|mama)|bebe|nino|nene|alguien|mis hijos)\b(?! (?:al (?:banar|vestir|cortar)|cuando lo (?:bano|visto)|sin querer))`,
    canBeNegated: true,
  },
];
