// Messages that each row of the Spanish plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  kill_myself: {
    hits: ["voy a suicidarme", "me quiero matar", "pienso en quitarme la vida", "me voy a matarrr"],
    misses: [
      "no quiero matarme",
      "me voy a matar a estudiar este mes",
      "mi madre va a matarme por el jarrón",
      "me quiero matar de risa",
    ],
  },
  want_to_die: {
    hits: ["quiero morir", "Me quiero morir", "tengo ganas de morirme", "quisiera estar muerta"],
    misses: [
      "no quiero morir",
      "quiero morirme de risa",
      "quiero morir viejo y gordo",
      "me muero de hambre",
      "jajaja quiero morir",
      "quiero morir 😂 qué vergüenza",
      "en la canción dice quiero morir",
      "en la serie el tipo grita quiero morir",
    ],
  },
  wish_i_was_dead: {
    hits: [
      "ojalá me muera esta noche",
      "ojalá no hubiera nacido",
      "ojala estuviera muerta",
      "ojalá mañana no me despierte",
    ],
    misses: ["ojalá me mude pronto", "ojalá no despierte el bebé", "ojalá estuviera en la playa"],
  },
  not_live: {
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
  no_wish_to_live: {
    hits: [
      "no tengo ganas de vivir",
      "estoy cansado de vivir",
      "ya no tengo ganas de vivir",
      "perdí las ganas de vivir",
    ],
    misses: [
      "estoy harta de vivir con mis suegros",
      "tengo muchas ganas de vivir",
      "cansada de vivir en este edificio",
    ],
  },
  end_my_life: {
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
  suicidal_thoughts: {
    hits: ["tengo pensamientos suicidas", "pienso en el suicidio", "me siento suicida"],
    misses: [
      "no tengo ideas suicidas",
      "leí un artículo sobre el suicidio",
      "vi Escuadrón Suicida anoche",
    ],
  },
  hurt_myself: {
    hits: [
      "quiero hacerme daño",
      "me hago daño a propósito",
      "tengo ganas de hacerme daño",
      "me corto los brazos",
      "Me autolesiono desde los quince",
      "ayer me volví a cortar después de ocho meses",
      "quiero cortarme las venas",
    ],
    misses: [
      "no quiero hacerme daño en la rodilla",
      "me hice daño en el gym",
      "sin hacerme daño esta vez en la bici",
      "me corto el pelo yo sola",
      "me quiero cortar las venas con galletas de animalitos",
      "me corté con una lata",
      "voy a cortarme las puntas",
      "me quemé los brazos con el horno",
      "me corté la pierna con un vidrio",
    ],
  },
  better_off_without_me: {
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
  jump_or_pills: {
    hits: [
      "quiero tirarme de un puente",
      "me voy a tirar al metro",
      "pienso en lanzarme del balcón",
      "quiero tomarme todas las pastillas",
      "me voy a tomar un frasco de pastillas",
      "pienso en tragarme todas mis pastillas",
    ],
    misses: [
      "voy a tirarme del puente con arnés",
      "voy a tirarme en el sofá",
      "nunca voy a tirarme del balcón a la piscina",
      "voy a tomarme todas las vacaciones juntas",
      "voy a tomar todas las pastillas que me recetaron",
    ],
  },
  how_to_die: {
    hits: ["cuál es la forma más rápida de matarme", "cómo morir sin dolor", "cómo me suicido"],
    misses: ["cómo me mato estudiando y nada", "cómo morirse de calor en Sevilla, parte dos"],
  },
  suicide_note: {
    hits: [
      "ya escribí mi carta de despedida",
      "tengo lista mi nota de suicidio",
      "estoy escribiendo mi carta suicida",
    ],
    misses: ["escribí mi carta de despedida del trabajo", "mi personaje deja una nota de suicidio"],
  },
  means_at_hand: {
    hits: [
      "estoy en el puente y quiero saltar",
      "tengo las pastillas aquí y me las voy a tomar",
      "ya até la soga",
      "estoy sentada en la azotea, adiós a todos",
      "tengo la pistola de mi papá, perdónenme",
    ],
    misses: [
      "estoy en el puente sacando fotos",
      "tengo las pastillas de la alergia en casa",
      "estoy en la azotea tendiendo ropa",
      "tengo la soga al cuello con la hipoteca",
      "tengo el cuchillo nuevo que corta genial",
    ],
  },
  friend_kill_themself: {
    hits: [
      "mi mejor amigo dijo que se quiere matar",
      "mi hermana quiere suicidarse",
      "Mi hijo habla de matarse",
      "mi prima se quiere morir",
      "dice que se va a matar si lo dejo",
      "me dijo que quiere morirse",
      "amenaza con suicidarse",
    ],
    misses: [
      "mi mamá se quiere morir de la risa",
      "mi hermano no quiere morir solo",
      "mi papá se va a matar de la risa",
      "dice que se quiere morir de vergüenza",
      "dijo que va a mudarse",
      "no dice que se quiere matar",
    ],
  },
  hits_me: {
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
  hit_me_again: {
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
  was_raped: {
    hits: ["me violaron", "me están pegando", "mi tío abusó de mí", "me están siguiendo, ayuda"],
    misses: [
      "abusa de mi paciencia",
      "me están siguiendo 200 en insta",
      "me violaron la privacidad",
    ],
  },
  touches_me: {
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
  in_danger: {
    hits: ["estoy en peligro", "mi vida corre peligro", "Corro peligro aquí"],
    misses: [
      "estoy en peligro de comerme todo el pastel",
      "los pandas están en peligro",
      "no estoy en peligro, tranquila",
    ],
  },
  locks_me_in: {
    hits: [
      "mi marido no me deja salir de la casa",
      "mi esposo me encierra cuando se va",
      "me tiene encerrada en el cuarto",
    ],
    misses: [
      "el gato no me deja salir de la cama",
      "mi novio no me deja salir sin paraguas",
      "me encierro a estudiar",
      "el médico no me deja salir de casa",
    ],
  },
  threatens_me: {
    hits: [
      "me amenazó con matarme",
      "me amenazan con hacerle algo a mi hija",
      "mi ex me amenaza con publicar mis fotos",
      "dice que me mata si lo dejo",
      "me va a matar si lo denuncio",
      "si me voy me mata",
    ],
    misses: [
      "me amenaza con cosquillas",
      "la gata me amenazó con su patita",
      "amenaza con llover",
      "mi mamá me mata si llego tarde",
      "me va a matar si no lavo los platos",
    ],
  },
  trying_to_kill_me: {
    hits: ["mi marido intentó ahorcarme", "alguien quiere matarme", "mi ex trató de apuñalarme"],
    misses: [
      "mi mamá quiere matarme por el jarrón",
      "mi esposa quiere matarme de amor",
      "mi jefe quiere matarme a trabajar",
    ],
  },
  want_to_kill_someone: {
    hits: [
      "quiero matar a mi jefe",
      "voy a matar a mi cuñado",
      "tengo ganas de ahogar a mi bebé",
      "voy a apuñalar a alguien",
      "voy a matarlo",
      "la voy a apuñalar",
      "voy a matarlo esta noche",
    ],
    misses: [
      "no quiero matar a nadie",
      "voy a matar al jefe final",
      "quiero matar a todos en Fortnite",
      "voy a matar a mi hermano jaja",
      "no lo voy a matar",
      "los voy a matar en el juego",
      "la voy a matar a besos",
      "voy a mirarlo luego",
      "voy a matarlo, se comió mi torta",
      "quiero matar a mi hermano, me gastó los datos",
      "lo voy a matar por dejar el baño así",
    ],
  },
  attack_a_place: {
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
  how_to_kill: {
    hits: [
      "cómo puedo envenenar a mi marido",
      "como mato a alguien",
      "cómo matar a mi jefe sin dejar huella",
    ],
    misses: ["cómo matar cucarachas", "cómo mato al jefe final", "como matar el tiempo"],
  },
  not_breathing: {
    hits: ["mi bebé no respira", "mi papá se cayó y no respira", "mi abuela dejó de respirar"],
    misses: [
      "no respira el aguacate en la bolsa",
      "mi hermano no puede respirar de la risa",
      "el bebé respira tranquilo",
    ],
  },
  heart_attack: {
    hits: [
      "me está dando un infarto",
      "creo que tengo un infarto",
      "a mi papá le está dando un derrame",
    ],
    misses: [
      "casi me da un infarto con el precio",
      "me está dando un infarto con este partido",
      "no es un infarto, son gases",
    ],
  },
  took_all_the_pills: {
    hits: [
      "me tomé todas las pastillas",
      "mi novia se tomó un montón de pastillas",
      "me pasé con las pastillas",
    ],
    misses: [
      "me tomé una pastilla para el dolor",
      "nunca me tomé todas las pastillas",
      "tengo una sobredosis de azúcar",
      "tomo muchas pastillas al día por la presión",
      "me tomé todas mis pastillas como dijo el doctor",
    ],
  },
  bleeding: {
    hits: [
      "me corté y no para de sangrar",
      "estoy sangrando mucho",
      "se cayó y le sale sangre del oído",
    ],
    misses: [
      "me sangran las encías",
      "ya paró de sangrar hace rato",
      "se me fue sangrando la tarjeta",
    ],
  },
  unconscious: {
    hits: ["mi papá está inconsciente", "se desmayó y no despierta", "mi abuela no reacciona"],
    misses: [
      "lo hice de manera inconsciente",
      "se desmayó del susto y ya está riendo",
      "mi novio no reacciona a mis memes",
    ],
  },
  drank_poison: {
    hits: ["mi hijo se tomó el cloro", "me tragué una pila", "la nena bebió lejía"],
    misses: [
      "compré cloro y detergente",
      "el control se come las pilas",
      "no se tragó una pila, era una uva",
    ],
  },
  purging_or_starving: {
    hits: [
      "me provoco el vómito",
      "me hago vomitar por las noches",
      "me mato de hambre para caber en el vestido",
      "dejé de comer para adelgazar",
      "no merezco comer",
    ],
    misses: [
      "mi gato vomitó después de comer pasto",
      "qué asco, casi vomito",
      "nunca me hago vomitar",
      "me muero de hambre, ¿pizza?",
      "dejé de comer carne",
      "no merecemos cenar tan mal",
      "vomito cada vez que como mariscos",
      "dejé de comer pan para bajar de peso",
    ],
  },
  i_am_a_child: {
    hits: [
      "tengo 14 años",
      "tengo 16 y mi mamá no me deja",
      "soy una chica de 13",
      "tenngo onse años",
    ],
    misses: [
      "mi hijo tiene 14 años",
      "tengo 15 años de casada",
      "tengo 15 perros",
      "tengo 40 años",
      "tengo 10 años trabajando aquí",
    ],
  },
  in_school: {
    hits: [
      "voy en segundo de secundaria",
      "estoy en 3º de la ESO",
      "voy en sexto y la miss es buena",
    ],
    misses: [
      "mi hija va en sexto de primaria",
      "voy en quinto semestre",
      "soy maestra de tercero de primaria",
      "voy a la secundaria a dejar a mi hijo",
    ],
  },
  not_18_yet: {
    hits: [
      "soy menor de edad",
      "no tengo 18 todavía",
      "cuando cumpla los 18 me voy a hacer un tatuaje",
    ],
    misses: [
      "soy la menor de tres hermanas",
      "no soy menor de edad, tengo 26",
      "no tengo 18 manos",
      "cuando mi hija cumpla 18 viajamos",
    ],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: [
    "me quiero morir de la vergüenza",
    "voy a matarme de risa",
    "dice que se quiere morir de pena",
  ],
  working_too_hard: [
    "voy a matarme a estudiar",
    "me voy a matar en el gimnasio, quiero matarme en el gym",
  ],
  hungover: ["ando crudísimo, me quiero morir", "qué resaca, me quiero morir"],
  veins_and_biscuits: [
    "me corto las venas con galletas de animalitos",
    "me quiero cortar las venas con galletas",
  ],
  so_good_i_could_die: [
    "de lo buena que está esta tarta me quiero morir",
    "de lo lindo que es el perro quiero morirme",
  ],
  jumping_for_fun: [
    "voy a tirarme del puente con arnés",
    "quiero lanzarme de un puente con cuerda",
  ],
  beaten_at_games: [
    "mi hermano me pega una paliza al FIFA",
    "mi papá me dio una paliza en el ajedrez",
  ],
  killing_in_games: ["voy a matar a mi vecino en Minecraft", "voy a matarlo en el Fortnite"],
};
