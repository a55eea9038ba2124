// The plain words of danger in Spanish, its sayings that only sound like them, and its "no".
import { type LanguageTable, regex } from "../../plain-words/table.ts";

const WANT = String.raw`(?:[qk]u?iero|quisiera|deseo|ganas de|prefiero|preferiria|pienso en|pensando en|pensado en|pensar en|pense en|queriendo)`;
/** Up to the deed: "quiero", "voy a". */
const WISH = String.raw`(?:${WANT}|[vb]oy a|por|a punto de|ideas? de|intente|decidi|pienso)`;
const NOT_WANT = String.raw`no (?:mas |ya )?(?:[qk]u?iero|deseo|quisiera)(?: mas)?(?: ya)?`;
const BODY = String.raw`(?:l[oa]s (?:dos )?|mis |en l[oa]s |el |la )(?:bra[zs]os?|piernas?|muslos?|munecas?|venas?|antebrazos?)`;
const CLOSE = String.raw`\b(?:mi|un|una|nuestr[oa]) (?:mejor |ex )?(?:\w+ )?(?:amig[oa]|amix|herman[oa]|mama|madre|vieja|papa|padre|viejo|hij[oa]|prim[oa]|ti[oa]|novi[oa]|pareja|espos[oa]|marido|mujer|ex|companer[oa]|compa|pana|carnal|cuate|roomie|alumn[oa]|vecin[oa]|sobrin[oa]|abuel[oa]|cunad[oa]|nieto|nieta)`;
const KILL_SELF = String.raw`(?:matarse|suicidarse|quitarse la vida|ahorcarse|hacerse dano)`;
const PARTNER = String.raw`(?:marido|espos[oa]|novi[oa]|pareja|ex|mujer|hombre|man)`;
const RELATIVE = String.raw`(?:${PARTNER}|padre|madre|papa|papi|mama|mami|padrastro+|madrastra|tio|tia|jefe|jefa|patron|patrona|herman[oa]|hijo|hija|suegr[oa]|abuel[oa]|yerno|nuera|primo|prima|cunad[oa]|profesor|profe|entrenador|viejo|vieja)`;
const PERSON = String.raw`\b(?:mi (?:ex ?)?${RELATIVE}|el|ella|mis (?:padres|papas|hermanos|hijos))`;
const OFTEN = String.raw`(?:(?:siempre|a veces|todavia|tambien|seguido|ayer|anoche|hoy|borracho|ya|todos los dias|cuando (?:toma|bebe)|aun|casi siempre) ){0,2}`;
/** "Me pega la gripe", "me pego un grito": catching and giving, not beating. */
const NOT_CATCHING = String.raw`(?! (?:(?:el|las?|los?|un|unos|unas|una|su|sus|ese|esa|tu|mucho el|a (?:\w+ )?(?:su|jugar|ella|el)|de (?:chic[oa]|nin[oa]))\b(?! (?:paliza|golpiza|cachetada|bofetada|otra vez|otra noche|punetazo|punetazos))|cuando era|en el (?:fifa|ajedrez)))`;
const WILL = String.raw`(?:[qk]u?iero|[vb]oy a|ganas de|pienso(?: en)?|pensando en|planeo|tentad[oa] de)`;
const KILL = String.raw`(?:matar|asesinar|apunalar|acuchillar|envenenar|estrangular|degollar|balear|ahogar|lastimar gravemente|quemar viv[oa])`;
const VICTIM = String.raw`(?:a (?:alguien|todos|todo el mundo|ell?a|el|esos? (?:tipos?|cabron(?:es)?|desgraciad[oa]s?|hij[oa]s? de \w+|perr[oa]s?)|mi (?:ex ?)?(?:${PARTNER}|jef[ea]|patron|patrona|padre|papa|padrastro|madre|vecin[oa]|suegr[oa]|cunad[oa]|companer[oa]|profesora?|bebe|familia|yerno|socio|casero|tio)|mis (?:padres|hijos|companeros))|al (?:vecino|amante|novio de|marido de|jefe(?! (?:final|del (?:nivel|juego)|de))))`;
/** Nothing follows that tells a grumble: "voy a matarlo, se comió mi pizza" is not plain. */
const EARNEST = String.raw`(?=$|[.!?]| (?:hoy|esta noche|manana|ahora|ya|con (?:un|el|mi) (?:cuchillo|arma|pistola)|y (?:luego )?(?:matarme|me mato)|mientras duerm\w+|a golpes|de verdad|sin (?:dejar|que))(?!\p{L}))`;
const THEY = String.raw`\b(?:mi (?:\w+ )?(?:amig[oa]|bebe|bb|hij[oa]|ijo|ija|nin[oa]|nene|nena|mama|madre|papa|padre|marido|espos[oa]|mujer|novi[oa]|pareja|herman[oa]|abuel[oa]|ti[oa]|prim[oa]|vecin[oa]|companer[oa]|suegr[oa]|viej[oa]|chiquit[oa]|cuate|compadre)|el (?:bebe|nino|nene|abuelo)|la (?:bebe|nina|nena|abuela)|alguien|un senor|una senora)`;
const PILLS = String.raw`(?:pastillas|pildoras|medicamentos|somniferos|ansioliticos|tabletas|paracetamol|ibuprofeno|clonazepam|rivotril)`;
const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|ocho|nueve|diez|on[cs]e|do[cs]e|tre[cs]e|cator[cs]e|quin[cs]e|dieciseis|diecisiete)`;
const GRADE = String.raw`(?:primero?|segundo|tercero?|cuarto|quinto|sexto|septimo|octavo|noveno|[1-9] ?(?:o|ro|do|er|to|mo|vo|no)?\.?)`;
const STRONG_FEELING = String.raw`(?:(?:la |tanta |pura )?(?:risa|verguenza|pena|hambre|sueno|sed|amor|calor|frio|ternura|ganas|aburrimiento|emocion|envidia|nervios|oso|cringe|felicidad|alegria|gusto|asco|miedo|curiosidad|celos|cansancio)|lo (?:lindo|tierno|rico|bueno|cute|hermoso)|tanto)`;

export const spanishWords: LanguageTable = {
  words: {
    self_harm: {
      kill_myself: regex`\b(?:me )?${WISH} (?:matarme|suicidarme|ahorcarme|colgarme|quitarme la vida|envenenarme|desvivirme|unalivearme)\b|\bsuicidarme\b|\bme quito la vida\b|\b(?:manana|hoy|esta noche) me mato\b(?! (?:a |estud|trabaj|de |en el gym))|\bme (?:${WISH}|estoy por) (?:matarr?|suicidar|ahorcar|colgar|quitar la vida)\b(?! (?:a (?!mi\b)|si |con (?!pastillas)|por ))`,
      want_to_die: regex`\b(?:me )?(?:[qk]u?iero|quisiera|deseo|ganas de|pensando en|queriendo) (?:ya |solo |es )?(?:morir(?:me)?|estar muert[oa])\b(?! (?:de viej|en |viej|feli|tranquil|en paz|siendo|sabiendo|junto|por (?:ti|el|ella|un|una|mi)\b|antes|con|en mi))`,
      wish_i_was_dead: regex`\bojala (?:(?:yo|ya|manana|esta|hoy|noche) ){0,3}(?:me (?:muera|muriera|hubiera muerto|mate|matara)|no (?:me )?(?:despierte|despertara|hubiera nacido|haya nacido|existiera)(?! (?:el|la|tan|temprano|a las))|estuviera muert[oa])\b|\bno (?:deberia haber|tendria que haber|debi(?: haber)?) nacer?(?:ido)?\b`,
      not_live: regex`\b(?:${NOT_WANT} (?:seguir viviendo|seguir con vida|seguir (?:en|d) este mundo|[vb]i[vb]ir|existir|estar viv[oa])|no puedo seguir viviendo)(?: mas| ya)?\b(?! (?:en|con|aqui|alli|alla|ahi|asi|sol[oa]|cerca|lejos|junt[oa]s|de|del|para|sin|como|bajo|al|est[oae]|otr[oa]|una?|nada|eternamente|tan|tanto|ningun\w*|la (?!vida)|el)\b)`,
      no_wish_to_live: regex`\b(?:sin|no tengo|perdi(?: las)?|no me quedan) (?:mas )?(?:ganas|razon(?:es)?|motivos?) (?:de|para) (?:seguir )?vivi(?:r|endo)\b(?! (?:en|con|aqui|alli|ahi|asi|sol[oa])\b)|\bno (?:le )?(?:veo|encuentro|hallo)(?: el| ningun)? sentido a (?:mi vida|vivir|seguir vivi)|\b(?:cansad[oa]|hart[oa]) de (?:vivir|estar viv[oa])\b(?! (?:en|con|aqui|alli|ahi|asi|sol[oa]|de|al|lejos|como|para)\b)`,
      end_my_life: regex`\b(?:acabar|terminar) (?:de una vez )?con mi vida\b(?! (?:de (?:solter[oa]|estudiante)|en|social|laboral|amorosa))|\bponer(?:le)? fin a mi vida\b|\b(?:${WANT}|voy a) (?:acabar|terminar) con todo(?=$|[.!,;]| (?:hoy|ya|esta noche|de una vez))`,
      suicidal_thoughts: regex`\b(?:tengo|teniendo|mis|tuve|vuelven los|volvieron los) (?:muchos |much?as |otra vez |los |las )?(?:pensamientos|ideas|ideaciones) (?:suicidas?|de suicidio|de morir|de muerte)\b|\b(?:${WANT}|pienso mucho en) (?:el |en el )?suicidio\b|\b(?:estoy|me siento|soy) (?:\w+ )?suicida\b`,
      hurt_myself: regex`\b(?:me )?(?:${WISH}|tentacion de|impulso de) (?:hacerme|hacer) (?:mucho )?dano(?<=hacerme (?:mucho )?dano|me (?:\w+ ){1,3}hacer (?:mucho )?dano)\b(?! (?:en (?:la espalda|el gym)|al|jugando|entrenando))|\bme (?:hago|hice|he hecho|hacia) dano (?:a proposito|a mi mism[oa]|para (?:sentir|castigarme)|otra vez (?:en (?:los brazos|las piernas)|a proposito))|\b(?:lastimarme|hacerme dano) (?:a mi mism[oa]|a proposito)\b|\bme (?:corte|he cortado) (?:otra vez|de nuevo) ${BODY}|\bme (?:corte|he cortado|quemo|queme) a proposito\b|\bme (?:corto|cortaba|estoy cortando|volvi a cortar|quiero cortar) (?:otra vez |de nuevo )?(?:${BODY}|a proposito|para sentir|para castigarme|a escondidas)\b(?! (?:con (?:la|el) (?:lata|papel|gato|cuchilla de afeitar|horno)|cocinando|depilando))|\bme (?:autolesiono|autolesione)\b|\b(?:cortarme|autolesionarme)\b(?= ?(?:$|[.,!;]|otra vez|de nuevo|las venas|los brazos|las piernas|para sentir))|\bme hice cortes\b(?! de)|\b(?:volvi a cortarme|me volvi a cortar)(?=$|[.,;!]| (?:despues|anoche|ayer|hoy|los|las|en el))`,
      better_off_without_me: regex`\b(?:todos|familia|hijos|ninos|padres|papas|mama|ellos|mundo|marido|esposa|gente)(?: \w+){0,2} (?:estarian?|estaran?|viviria[n]?) (?:mucho )?mejor (?:sin mi\b(?! \w)|sin mi (?:aqui|en|y|existencia)|si (?:yo )?(?:me (?:muero|muriera|mato|matara)|no (?:estuviera|existiera)|estuviera muert[oa]|muriera))`,
      jump_or_pills: regex`\b(?:me )?${WISH} (?:tirar|lanzar|aventar|arrojar|botar)(?:me)? (?:de |del |desde |al |a |por |debajo del )(?:un |una |la |el |las |mi )?(?:puente|metro|tren|vias|balcon|edificio|ventana|azotea|techo|camion|quinto piso)\b|\b(?:me )?${WISH} (?:tomar|tragar)(?:me)? (?:todas|todos|un monton de|un frasco de|el frasco (?:entero )?de|una caja de|la caja (?:entera )?de|muchas) (?:las |los |mis |estas )?(?:\w+ )?(?:pastillas|pildoras|medicamentos|medicinas|somniferos)\b(?! (?:que me|recetad|a su hora))`,
      how_to_die: regex`\b(?:como|cual es|la|una|hay|alguna) (?:(?:la|una|alguna|es|mejor|manera|forma|mas|rapida|facil|de|puedo|hago para|buena) ){0,7}(?:morir(?:me)? (?:sin dolor|sin sufrir|rapido|sin que duela)|matarme|suicidarme)\b|\bcomo (?:me mato|me suicido)\b(?! (?:a|de|en|estudiando|trabajando))`,
      suicide_note: regex`\b(?:escribi|escribiendo|escrib[io]|deje|dejo|tengo|termine|hice|ya esta) (?:escrita |lista |ya )?mis? (?:cartas?|notas?) (?:de suicidio|suicidas?|de despedida)\b(?! (?:del?|en|para) (?:la |el |mis? )?(?:trabajo|equipo|oficina|alumnos|companeros|curro|empresa))`,
      means_at_hand: regex`\bestoy (?:\w+ )?(?:en|sobre|parad[oa] en|sentad[oa] en) (?:el|la|un|una) (?:borde (?:de|del) (?:la |el |un )?)?(?:puente|azotea|balcon|ventana|techo|cornisa|vias)\b.{0,40}\b(?:saltar|tirarme|lanzarme|morir|acabar|adios|aventarme)|\b(?:tengo|ya tengo|aqui tengo) (?:las|unas|todas las|la|una|el|un) (?:pastillas|pildoras|pistola|arma|cuerda|soga|cuchillo|navaja|cuchilla)\b.{0,40}\b(?:para matarme|y (?:me las voy a tomar|voy a acabar|quiero morir|voy a hacerlo)|adios|perdonenme|no puedo mas)|\bya (?:ate|amarre|colgue) la (?:soga|cuerda)\b(?! (?:de|del|al))`,
    },
    concern: {
      friend_kill_themself: regex`${CLOSE}(?: (?!no\b|me\b)\w+){0,5} (?:que se (?:[qk]u?iere|va a|queria) (?:matar|suicidar|ahorcar|morir|quitar la vida)|se (?:[qk]u?iere|va a) (?:suicidar|ahorcar|quitar la vida)|se [qk]u?iere (?:matar|morir|unalivear)|(?:[qk]u?iere|quiso|intento|piensa en|pensando en|habla de|hablando de|va a|amenaza con) (?:${KILL_SELF}|morir(?:se)?))\b(?! (?:de |del |cuando|al (?:ver|saber)|si |con |porque (?:perdio|gano)|hace (?:\w+ )?(?:anos|muchos)|en la (?:peli|serie|novela)))|\b(?:dice|dise|dijo|diciendo|escribio|jura|amenaza|amenazo|conto|confeso)(?: \w+)?(?: con| que| q) (?:se (?:[qk]u?iere|va a|queria) (?:matar|suicidar|ahorcar|morir|quitar la vida)|(?:[qk]u?iere|va a|piensa) (?:${KILL_SELF}|morir(?:se)?)|${KILL_SELF})\b(?! (?:de |del |a |cuando|con |en la|estudi))`,
    },
    abuse: {
      hits_me: regex`${PERSON} ${OFTEN}me? (?:pega|golpea|maltrata|viola|patea|ahorca|abofetea|cachetea|estrangula|amenaza con (?:matar\w*|un|una|el cuchillo|la pistola|pegarme|quitarme)|amenaza(?=$|[.,;!])|caga a palos|da golpes|esta (?:pegando|golpeando))\b${NOT_CATCHING}`,
      hit_me_again: regex`${PERSON} ${OFTEN}(?:me? (?:pego|golpeo|violo|pateo|ahorco|abofeteo|cacheteo|estrangulo|dio (?:una (?:cachetada|bofetada|paliza|golpiza)|un (?:punetazo|golpe en))|volvio a (?:pegar|golpear)|ha (?:pegado|golpeado|violado))|me? empujo (?:contra|por las escaleras))\b${NOT_CATCHING}|\bme (?:pego|golpeo|pateo|abofeteo|dio una (?:cachetada|bofetada|golpiza)) (?:otra ve[zs]|de nuevo|anoche|delante de|frente a|estando)\b(?! (?:la|el|los|las|un|una|ese|esa)\b(?! (?:nin|hij)))`,
      was_raped: regex`\bme (?:violaron(?! (?:la|el|los|las) (?:priv|derech|contra|cuenta))|violo (?:un|una|mi|el|alguien)|estan (?:pegando|golpeando|maltratando)|drogaron y|golpearon entre)\b|\bme estan siguiendo\b(?! (?:\w+ )?(?:\d|en (?:insta|tiktok|twitter|redes)|mas|much|perr|gat))|\bfui violad[oa]\b|\b(?:abusaron|abusa|abuso) (?:sexualmente )?de mi\b(?=$|[.,;!?]| (?:cuando|desde|y|otra|hoy|anoche|ayer|de nin[oa]|todas)\b)`,
      touches_me: regex`\bmi (?:tio|padrastro|padre|papa|abuelo|jefe|patron|profe|profesor|entrenador|hermano|hermanastro|primo|suegro|cunado|vecino) (?:\w+ )?me (?:toca|toco|manosea|manoseo|mete mano|metio mano|anda tocando)\b(?! (?:el (?:tema|hombro|timbre|corazon|turno)|la (?:moral|fibra|puerta|bocina|guitarra|frente)|las (?:narices|pelotas|palmas)|los (?:huevos|cojones)|l[oa]s? (?!pechos|partes|piernas)|hacer|trabajar|un|una|cubrir|mucho los|manana|con su)\b)|\bme obliga a (?:acostarme con|tener (?:sexo|relaciones)|tocarl[oa])`,
      in_danger: regex`\b(?:estoy|estamos) en (?:grave |serio |mucho |verdadero )?peligro\b(?! de)|\bmi vida (?:corre|esta en) peligro\b(?! si)|\bcorro peligro\b(?! de)`,
      locks_me_in: regex`\b(?:mi ${PARTNER}(?: \w+)?|mi (?:suegra|patron|patrona)|el) (?:siempre )?(?:me (?:encierra|encerro|tiene encerrad[oa]|dejo encerrad[oa])|no m?e? ?deja salir (?:de (?:la |mi )?casa|ni|a la calle|sola|a ningun))\b(?! sin)|\bme tiene (?:encerrad[oa]|amenazad[oa])(?=$|[.,;!]| (?:en|con|y)\b)(?! (?:en (?:esta|el bucle)))`,
      threatens_me: regex`\b(?:amenaza|amenazo|amenazan|amenazaron|amenazado|amenazando) (?:\w+ )?con (?:matar(?:me|nos)|pegarme|golpearme|violarme|hacer(?:me|le) (?:dano|algo)|publicar mis|quitarme a (?:los|mis)|un (?:cuchillo|arma|machete)|una (?:pistola|navaja))|\b(?:me (?:mata|va a matar|matara|van a matar|matan|va a pegar)) si (?:lo |la |le |me |los |yo )?(?:dejo|denuncio|hablo|voy de (?:la )?casa|cuento (?:algo|a alguien)|escapo|separo|llamo a la policia)\b|\bsi (?:lo |me |salgo |le )(?:dejo|denuncio|voy|separo|escapo)(?: de (?:la )?casa)?,? me (?:mata|va a matar)\b`,
      trying_to_kill_me: regex`(?:${PERSON}|\balguien) ${OFTEN}(?:intento|trato de|quiso|(?<=alguien )quiere|viene a) (?:matarme|ahorcarme|estrangularme|violarme|asfixiarme|apunalarme|envenenarme|quemarme)\b(?! (?:de |a |con (?!un cuchillo|un arma|una)|en el))`,
    },
    threat: {
      want_to_kill_someone: regex`\b${WILL} ${KILL} ${VICTIM}${EARNEST}|\b[vb]oy a (?:matar|apunalar|acuchillar|envenenar|estrangular|balear)l[oa]s?\b${EARNEST}|\bl[oa]s? (?:[qk]u?iero|[vb]oy a) (?:${KILL}|desfigurar|cagar a tiros|dejar (?:ties[oa]|en silla de ruedas)|moler a palos)\b${EARNEST}`,
      attack_a_place: regex`\b${WILL} (?:(?:poner|plantar|detonar) una bomba en|volar|incendiar|prenderle fuego a|quemar|atacar|balear|disparar en|entrar (?:armado|a tiros|disparando) (?:a|en)|hacer (?:un tiroteo|una masacre) en) (?:la |el |mi |una |un |esta |ese |toda la )?(?:escuela|colegio|liceo|iglesia|mezquita|sinagoga|oficina|universidad|hospital|instituto|casa de)\b`,
      how_to_kill: regex`\bcomo (?:puedo |se puede |hago para |podria )?(?:mato|matar|enveneno|envenenar|asesino|asesinar) ${VICTIM}${EARNEST}`,
    },
    medical: {
      not_breathing: regex`${THEY}(?: \w+){0,4} (?:no (?:respira|puede respirar|esta respirando)|dejo de respirar)\b(?! (?:por la nariz|de (?:la )?risa|del calor))`,
      heart_attack: regex`\b(?:(?:me|le) esta dando|esta teniendo|estoy teniendo|creo que (?:es|tengo|le dio|tiene)) un (?:infarto|derrame|ataque al corazon|acv|ictus|paro cardiaco)\b(?! (?:con|de (?!verdad)|viendo|por|al|cada|cuando))|${THEY} (?:le dio|tuvo|acaba de tener) un (?:infarto|derrame|acv|ictus) (?:ahora|ahorita|hace un rato|recien|y no|y esta tirad[oa])`,
      took_all_the_pills: regex`\b(?:tome|trague|(?:se|me) (?:tomo|trago|ha tomado|he tomado|he tragado)) (?:(?:un|el|la|una|dos) )?(?:(?:monton|frasco|caja|blister|punado|cajas)(?: enter[oa]| complet[oa])?|todas|todos|muchas|demasiadas) ?(?:de )?(?:(?:las|los|esas|estas) )?${PILLS}\b(?! (?:que|del? |para|al dia|recetad|como))|\b(?:me (?:pase|excedi) con las pastillas|(?:tuve|tuvo|es|tiene|tengo) una sobredosis)\b(?! de (?:azucar|chocolate|ternura|cafe|amor|series|memes))`,
      bleeding: regex`\bno (?:para|deja|paro|dejo) de sangrar\b|\b(?:estoy|esta|sigue|sigo) sangrando (?:mucho|muchisimo|un monton|bastante|sin parar|a chorros)\b|\b(?:no para (?:la|de salir) sangre|la sangre no para|no para de salir(?:le|me)? sangre|le sale (?:mucha )?sangre (?:de|del|por) (?:el |la |los )?(?:oidos?|boca|cabeza))`,
      unconscious: regex`${THEY}(?: \w+){0,3} (?:esta|quedo|sigue) inconsciente\b|\bse (?:desmayo|cayo|desplomo|golpeo|pego)\b.{0,35}\bno (?:se )?(?:despierta|reacciona|responde|mueve)\b(?! (?:los|mis|a mis))|${THEY}(?: \w+){0,2} no reacciona(?=$|[.,;!]| y| ni)`,
      drank_poison: regex`(?<!personaje (?:se )?)\b(?:tomo|trago|bebio|bebi|tome|trague|comio) (?:(?:un|una|el|la|poco de|vaso de|algo de|todo el) ){0,3}(?:cloro|lejia|lavandina|venen+o+|raticida|pila|anticongelante|detergente|soda caustica|herbicida|insecticida|gasolina)\b`,
    },
    eating: {
      purging_or_starving: regex`\b(?:me (?:provoco|provoque|provocaba|induzco)|provocarme|inducirme) (?:el )?vomito\b|\b[vb]omit(?:o|ar|ando) (?:(?:todo )?(?:lo )?que como )?(?:a proposito|a escondidas)\b|\bme (?:hago|hice|obligo a|obligue a) vomitar\b|\bme meto (?:los )?dedos (?:en la garganta|para vomitar)|\bme (?:mato|estoy matando|mataba) de hambre (?:para (?:adelgazar|bajar|ser|estar|caber)|desde)\b|\b(?:dejo|deje|dejar) de comer (?:para (?:adelgazar|bajar|ser flac[oa]|estar flac[oa])|hasta quedar en los huesos)|\bno (?:me )?merezco (?:comer|la cena|la comida|cenar)\b|\bme castigo (?:sin comer|con no comer|por comer)`,
    },
    minor: {
      i_am_a_child: regex`(?<!\b(?:cuando|como si|que|si|casi|desde|ya casi|ni) (?:yo )?)\b(?:ten+go|soy (?:una? )?(?:chic[oa]|nin[oa]|muchach[oa]|pelad?[oa]|adolescente|morr[oa]) de|yo tengo|solo tengo) (?:solo |apenas |recien |casi )?${CHILD_AGE}(?: (?:anos|anitos|ano)\b(?! (?:de(?! edad)|trabajando|en|con|sin|viviendo|aqui|menos|mas|que|siendo|haciendo|fuera|esperando|manejando|\w+ndo|casad[oa]|junt[oa]s|pagando|soltera|limpi[oa]|sobri[oa])\b)|(?=$|[.!;?]| (?:y (?:le|mi|mis|mi jefa|no|la|estoy|voy|quiero|me|ya)|pero|jaja|xd)\b))`,
      in_school: regex`(?<!\b(?:cuando|hij[oa]) )\b(?:estoy|es?toy|toy|voy|boi|curso|paso) (?:en |a )?(?:el )?${GRADE} (?:(?:ano )?(?:de |del? )?(?:la )?(?:primaria|secundaria|secu|eso|bachillerato|bachi|basico|prepa|media)|grado)\b|\b(?:estoy en|voy a|toy en|sigo en) la (?:secundaria|secu|primaria)(?=$|[.,;!]| (?:y|pero|todavia|aun))|\bvoy en (?:quinto|sexto|septimo|octavo|noveno)(?=$|[.,;!]| (?:y|pero)\b)`,
      not_18_yet: regex`(?<!\bno )\bsoy menor de edad\b|\bno tengo (?:ni |aun |todavia )?(?:los )?(?:18|dieciocho)\b(?! (?:mil|pesos|euros|horas|manos|dias|brazos|\w+s\b))|\bcuando (?:yo )?cumpla (?:los |mis )?(?:1[0-8]|dieciocho|quince|dieciseis)\b(?! (?:anos )?(?:de|en)\b)|\bme faltan? .{1,20} para (?:cumplir |tener )?(?:los )?18\b(?! (?:de|anos de))`,
    },
  },
  heardWhenNegated: [
    "wish_i_was_dead",
    "not_live",
    "no_wish_to_live",
    "how_to_die",
    "how_to_kill",
    "not_breathing",
    "bleeding",
    "unconscious",
    "not_18_yet",
  ],
  idioms: {
    dying_of_laughter: regex`\b(?:me |se )?(?:(?:${WISH}|quiere|va a|que) ){0,2}(?:se |me )?(?:morir(?:me|se)?|matar(?:me|se)?|muero|mato|muera|muerta?o?) de ${STRONG_FEELING}\b`,
    working_too_hard: regex`\b(?:me )?(?:${WISH} )?(?:matar(?:me)?|suicidar(?:me)?) (?:a (?:estudi|trabaj|entren|limpi|corr|cocin|dieta|ejercicio)|en (?:el|la) (?:gym|gimnasio|trabajo|oficina|clase|pista)|por (?:un|una|el|la|este|esta) |estudi|trabaj|entren|limpi|corr|con (?:el|la|las|los|este|esta|estos) )`,
    hungover: regex`\b(?:crud[oai]\w*|resaca|guayabo)\b.{0,20}me quiero morir\b`,
    veins_and_biscuits: regex`\b(?:me )?(?:\w+ ){0,2}(?:corto|cortar|cortarme) las venas con (?:galletas?|una galleta|papas|un chip)\b`,
    so_good_i_could_die: regex`\bde lo \w+ que (?:\w+ ){1,5}(?:me )?quiero morir(?:me)?\b`,
    jumping_for_fun: regex`\b(?:me )?${WISH} (?:tirar|lanzar|aventar|arrojar)(?:me)? (?:de|del|desde) (?:un |una |el |la )?\w+ (?:con|en) (?:un |una )?(?:arnes|cuerda|paracaidas|bungee|tirolesa)\b`,
    beaten_at_games: regex`\b(?:\w+ ){0,3}me (?:pega|pego|da|dio) (?:una |unas )?(?:paliza|palizas|golpiza) (?:al|en el|en la|a las|a los|jugando)\b`,
    killing_in_games: regex`\b(?:\w+ ){0,2}(?:matar|apunalar|envenenar|acuchillar|matarl[oa]s?)(?: a(?:l)? (?:\w+ ){1,3}| )(?:en|al|jugando) (?:el |la |este |un )?(?:juego|minecraft|fortnite|roblox|zelda|lol|valorant|partida|nivel|uno|parchis|ajedrez|among us|fifa|capitulo|novela|cuento|guion)\b`,
  },
  negation:
    /\b(?:no|nunca|jamas|tampoco|sin|ni|nadie)(?: (?:me|te|se|lo|la|le|les|nos|es que|que|quiero|queria|quiere|pensaria en|voy a|va a|pienso|he|ha|habia|estoy|esta|es|era|tengo|soy|a|de|por|para|creo|digo|dije|mas)){0,3} $/u,
  play: /\b(?:minecraft|fortnite|roblox|zelda|valorant|fifa|ajedrez|parchis|among us|jk|(?:en|de|del|desde) (?:el |la |las |los |un |una |este |esta |ese |esa |mi )?(?:juego|videojuego|peli(?:cula)?|serie|novela|telenovela|cancion|letra|libro|cuento|capitulo|nivel|partida|noticias?|noticiero)|(?:cancion|peli(?:cula)?|serie|novela|libro|escena|personaje|titular|letra)\b[^.!?]{0,30}\b(?:donde|cuando|dice|que dice|se llama))\b/u,
};
