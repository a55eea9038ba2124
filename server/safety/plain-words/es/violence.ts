// Spanish: somebody hurts the writer, or the writer means to hurt somebody.
import { type PlainWords, regex } from "../table.ts";

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
    hits: [
      "mi marido me pega",
      "mi esposo a veces me golpea",
      "ella me maltrata",
      "Él me amenaza con matarme",
    ],
    misses: [
      "mi novio me pega la gripe cada invierno",
      "mi hermano me pega unos sustos tremendos",
      "mi marido no me pega",
      "el sol me pega en la cara",
    ],
  },
  {
    id: "hit_me_again",
    kind: "abuse",
    pattern: regex`${PERSON} ${OFTEN}(?:me? (?:pego|golpeo|violo|pateo|ahorco|abofeteo|cacheteo|estrangulo|dio (?:una (?:cachetada|bofetada|paliza|golpiza)|un (?:punetazo|golpe en))|volvio a (?:pegar|golpear)|ha (?:pegado|golpeado|violado))|me? empujo (?:contra|por las escaleras))\b${NOT_CATCHING}|\bme (?:pego|golpeo|pateo|abofeteo|dio una (?:cachetada|bofetada|golpiza)) (?:otra ve[zs]|de nuevo|anoche|delante de|frente a|estando)\b(?! (?:la|el|los|las|un|una|ese|esa)\b(?! (?:nin|hij)))`,
    canBeNegated: true,
    hits: [
      "mi novio me pegó anoche",
      "mi esposo me pego otra ves",
      "mi papá me dio una cachetada",
      "él me violó",
    ],
    misses: [
      "mi hermana me pegó un grito",
      "mi hijo me pegó los piojos",
      "mi novio nunca me pegó",
      "mi madre me pegó de chica una vez",
    ],
  },
  {
    id: "was_raped",
    kind: "abuse",
    pattern: regex`\bme (?:violaron(?! (?:la|el|los|las) (?:priv|derech|contra|cuenta))|violo (?:un|una|mi|el|alguien)|estan (?:pegando|golpeando|maltratando)|drogaron y|golpearon entre)\b|\bme estan siguiendo\b(?! (?:\w+ )?(?:\d|en (?:insta|tiktok|twitter|redes)|mas|much|perr|gat))|\bfui violad[oa]\b|\b(?:abusaron|abusa|abuso) (?:sexualmente )?de mi\b(?=$|[.,;!?]| (?:cuando|desde|y|otra|hoy|anoche|ayer|de nin[oa]|todas)\b)`,
    canBeNegated: true,
    hits: ["me violaron", "me están pegando", "mi tío abusó de mí", "me están siguiendo, ayuda"],
    misses: [
      "abusa de mi paciencia",
      "me están siguiendo 200 en insta",
      "me violaron la privacidad",
    ],
  },
  {
    id: "touches_me",
    kind: "abuse",
    pattern: regex`\bmi (?:tio|padrastro|padre|papa|abuelo|jefe|patron|profe|profesor|entrenador|hermano|hermanastro|primo|suegro|cunado|vecino) (?:\w+ )?me (?:toca|toco|manosea|manoseo|mete mano|metio mano|anda tocando)\b(?! (?:el (?:tema|hombro|timbre|corazon|turno)|la (?:moral|fibra|puerta|bocina|guitarra|frente)|las (?:narices|pelotas|palmas)|los (?:huevos|cojones)|l[oa]s? (?!pechos|partes|piernas)|hacer|trabajar|un|una|cubrir|mucho los|manana|con su)\b)|\bme obliga a (?:acostarme con|tener (?:sexo|relaciones)|tocarl[oa])`,
    canBeNegated: true,
    hits: [
      "mi padrastro me toca cuando no hay nadie",
      "mi jefe me manosea",
      "me obliga a acostarme con él",
    ],
    misses: [
      "mi hermano me toca la guitarra",
      "mi jefe me tocó el tema del sueldo",
      "me toca lavar los platos",
    ],
  },
  {
    id: "in_danger",
    kind: "abuse",
    pattern: regex`\b(?:estoy|estamos) en (?:grave |serio |mucho |verdadero )?peligro\b(?! de)|\bmi vida (?:corre|esta en) peligro\b(?! si)|\bcorro peligro\b(?! de)`,
    canBeNegated: true,
    hits: ["estoy en peligro", "mi vida corre peligro", "Corro peligro aquí"],
    misses: [
      "estoy en peligro de comerme todo el pastel",
      "los pandas están en peligro",
      "no estoy en peligro, tranquila",
    ],
  },
  {
    id: "locks_me_in",
    kind: "abuse",
    pattern: regex`\b(?:mi ${PARTNER}|mi (?:suegra|patron|patrona)|el) (?:\w+ ){0,2}(?:me (?:encierra|encerro|tiene encerrad[oa]|dejo encerrad[oa])|no m?e? ?deja salir (?:de (?:la |mi )?casa|ni|a la calle|sola|a ningun))\b(?! sin)|\bme tiene (?:encerrad[oa]|amenazad[oa])(?=$|[.,;!]| (?:en|con|y)\b)(?! (?:en (?:esta|el bucle)))`,
    canBeNegated: true,
    hits: [
      "mi marido no me deja salir de la casa",
      "mi esposo me encierra cuando se va",
      "me tiene encerrada en el cuarto",
    ],
    misses: [
      "el gato no me deja salir de la cama",
      "mi novio no me deja salir sin paraguas",
      "me encierro a estudiar",
    ],
  },
  {
    id: "kill_me_if_i_leave",
    kind: "abuse",
    pattern: regex`\b(?:me (?:mata|va a matar|matara|van a matar|matan|va a pegar)) si (?:lo |la |le |me |los |yo )?(?:dejo|denuncio|hablo|voy de (?:la )?casa|cuento (?:algo|a alguien)|escapo|separo|llamo a la policia)\b|\bsi (?:lo |me |salgo |le )(?:dejo|denuncio|voy|separo|escapo)(?: de (?:la )?casa)?,? me (?:mata|va a matar)\b`,
    canBeNegated: true,
    hits: ["dice que me mata si lo dejo", "me va a matar si lo denuncio", "si me voy me mata"],
    misses: ["mi mamá me mata si llego tarde", "me va a matar si no lavo los platos"],
  },
  {
    id: "threatens_me",
    kind: "abuse",
    pattern: regex`\b(?:amenaza|amenazo|amenazan|amenazaron|amenazado|amenazando) (?:\w+ )?con (?:matar(?:me|nos)|pegarme|golpearme|violarme|hacer(?:me|le) (?:dano|algo)|publicar mis|quitarme a (?:los|mis)|un (?:cuchillo|arma|machete)|una (?:pistola|navaja))`,
    canBeNegated: true,
    hits: [
      "me amenazó con matarme",
      "me amenazan con hacerle algo a mi hija",
      "mi ex me amenaza con publicar mis fotos",
    ],
    misses: ["me amenaza con cosquillas", "la gata me amenazó con su patita", "amenaza con llover"],
  },
  {
    id: "trying_to_kill_me",
    kind: "abuse",
    pattern: regex`(?:${PERSON}|\balguien) ${OFTEN}(?:intento|trato de|quiso|(?<=alguien )quiere|viene a) (?:matarme|ahorcarme|estrangularme|violarme|asfixiarme|apunalarme|envenenarme|quemarme)\b(?! (?:de |a |con (?!un cuchillo|un arma|una)|en el))`,
    canBeNegated: true,
    hits: ["mi marido intentó ahorcarme", "alguien quiere matarme", "mi ex trató de apuñalarme"],
    misses: [
      "mi mamá quiere matarme por el jarrón",
      "mi esposa quiere matarme de amor",
      "mi jefe quiere matarme a trabajar",
    ],
  },
  {
    id: "afraid_of_partner",
    kind: "abuse",
    pattern: regex`\b(?:le tengo (?:mucho |tanto )?(?:miedo|terror|panico) a|tengo (?:mucho )?(?:miedo|terror) (?:de|a)) mi (?:ex ?)?(?:${PARTNER}|padrastro|padre|papa)(?=$|[.,;!]| (?:cuando|y|pero|porque|otra|hoy)\b)(?! cuando (?:maneja|conduce|cocina|canta))`,
    canBeNegated: true,
    hits: [
      "le tengo miedo a mi marido",
      "tengo miedo de mi padrastro",
      "le tengo mucho miedo a mi ex",
    ],
    misses: [
      "no le tengo miedo a mi marido",
      "tengo miedo de mi papá manejando",
      "le tengo miedo a las arañas",
    ],
  },
  {
    id: "want_to_kill_someone",
    kind: "threat",
    pattern: regex`\b${WILL} ${KILL} ${VICTIM}(?![\p{L}])${JOKES}`,
    canBeNegated: true,
    hits: [
      "quiero matar a mi jefe",
      "voy a matar a mi cuñado",
      "tengo ganas de ahogar a mi bebé",
      "voy a apuñalar a alguien",
    ],
    misses: [
      "no quiero matar a nadie",
      "voy a matar al jefe final",
      "quiero matar a todos en Fortnite",
      "voy a matar a mi hermano jaja",
    ],
  },
  {
    id: "will_kill_them",
    kind: "threat",
    pattern: regex`\b[vb]oy a (?:matar|apunalar|acuchillar|envenenar|estrangular|balear)l[oa]s?\b${JOKES}|\bl[oa]s? (?:[qk]u?iero|[vb]oy a) (?:${KILL}|desfigurar|cagar a tiros|dejar (?:ties[oa]|en silla de ruedas)|moler a palos)\b${JOKES}`,
    canBeNegated: true,
    hits: ["voy a matarlo", "la voy a apuñalar", "lo boy a matar al desgrasiado"],
    misses: [
      "no lo voy a matar",
      "los voy a matar en el juego",
      "la voy a matar a besos",
      "voy a mirarlo luego",
    ],
  },
  {
    id: "shoot_or_stab",
    kind: "threat",
    pattern: regex`\b(?:les? )?(?:${WILL}) (?:(?:pegar|meter|dar|clavar|disparar|soltar)(?:les?)?) (?:un (?:tiro|balazo|plomazo|cuchillo|machetazo)|una (?:punalada|cuchillada|bala)|unos (?:tiros|plomazos|balazos)|plomo|bala|un par de tiros|(?:el|un) (?:cuchillo|destornillador)|las tijeras)\b(?! (?:libre|al (?:arco|aro)|en el (?:juego|pie)))`,
    canBeNegated: true,
    hits: [
      "le voy a meter un tiro",
      "voy a pegarle una puñalada",
      "le voy a clavar un cuchillo a ese tipo",
    ],
    misses: [
      "voy a dar un tiro libre",
      "le voy a dar una sorpresa",
      "no le voy a pegar un tiro a nadie",
    ],
  },
  {
    id: "attack_a_place",
    kind: "threat",
    pattern: regex`\b${WILL} (?:(?:poner|plantar|detonar) una bomba en|volar|incendiar|prenderle fuego a|quemar|atacar|balear|disparar en|entrar (?:armado|a tiros|disparando) (?:a|en)|hacer (?:un tiroteo|una masacre) en) (?:la |el |mi |una |un |esta |ese |toda la )?(?:escuela|colegio|liceo|iglesia|mezquita|sinagoga|oficina|universidad|hospital|instituto|casa de)\b`,
    canBeNegated: true,
    hits: [
      "voy a poner una bomba en la escuela",
      "quiero hacer un tiroteo en mi colegio",
      "voy a quemar la oficina",
    ],
    misses: [
      "voy a volar a la casa de mi abuela",
      "hubo fuego en la escuela",
      "voy a quemar calorías en la universidad",
    ],
  },
  {
    id: "how_to_kill",
    kind: "threat",
    pattern: regex`\bcomo (?:puedo |se puede |hago para |podria )?(?:mato|matar|enveneno|envenenar|asesino|asesinar) ${VICTIM}(?![\p{L}])${JOKES}`,
    canBeNegated: false,
    hits: [
      "cómo puedo envenenar a mi marido",
      "como mato a alguien",
      "cómo matar a mi jefe sin dejar huella",
    ],
    misses: ["cómo matar cucarachas", "cómo mato al jefe final", "como matar el tiempo"],
  },
  {
    id: "afraid_to_hurt",
    kind: "threat",
    pattern: regex`\bmiedo (?:a|de) (?:hacerle (?:dano|algo)|lastimar|matar|pegarle|sacudir) (?:a |al )(?:mi (?:bebe|hij[oa]|nin[oa]|espos[oa]|mujer|marido|mama)|bebe|nino|nene|alguien|mis hijos)\b(?! (?:al (?:banar|vestir|cortar)|cuando lo (?:bano|visto)|sin querer))`,
    canBeNegated: true,
    hits: [
      "tengo miedo de hacerle daño a mi bebé",
      "miedo a lastimar a alguien",
      "tengo miedo de matar a mi esposa",
    ],
    misses: ["miedo de hacerle daño a mi bebé al bañarlo", "no tengo miedo de pegarle al balón"],
  },
];
