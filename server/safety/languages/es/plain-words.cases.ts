// Messages that each row of the Spanish plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  not_breathing: {
    hits: ["mi bebé no respira", "mi papá se cayó y no respira", "mi abuela dejó de respirar"],
    misses: [
      "no respira el aguacate en la bolsa",
      "mi hermano no puede respirar de la risa",
      "el bebé respira tranquilo",
    ],
  },
  throat_closing: {
    hits: [
      "se me cierra la garganta, comí camarón",
      "se le está cerrando la garganta",
      "no puedo respirar y me duele el pecho",
    ],
    misses: [
      "se me cierra la garganta de la emoción",
      "no puedo respirar de la risa",
      "se me cierra la garganta cuando hablo en público",
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
  bad_chest_pain: {
    hits: [
      "me duele muchísimo el pecho",
      "me duele el pecho y se me duerme el brazo",
      "un dolor muy fuerte en el pecho",
    ],
    misses: [
      "me duele el pecho de tanto reír",
      "hice pecho y hoy me duele todo",
      "ya no me duele mucho el pecho",
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
  seizure: {
    hits: [
      "mi esposo está convulsionando",
      "mi bebé se está ahogando",
      "el niño se está poniendo azul",
    ],
    misses: [
      "me atraganté de risa",
      "mi primo se está ahogando en deudas",
      "se me están poniendo azules los dedos de pintar",
    ],
  },
  face_drooping: {
    hits: [
      "mi abuelo tiene la boca torcida",
      "se le torció la cara",
      "mi mamá no puede mover media cara",
    ],
    misses: ["puso la cara de siempre", "el cuadro está torcido", "tiene la cara larga"],
  },
  my_eating_disorder: {
    hits: ["tengo anorexia", "soy bulímica", "mi bulimia ha vuelto"],
    misses: ["no tengo anorexia, soy flaca", "un documental sobre la bulimia"],
  },
  makes_self_sick: {
    hits: [
      "me provoco el vómito",
      "vomito después de cada comida",
      "bomito todo lo q komo",
      "me hago vomitar por las noches",
    ],
    misses: [
      "mi gato vomitó después de comer pasto",
      "qué asco, casi vomito",
      "nunca me hago vomitar",
    ],
  },
  starving_myself: {
    hits: [
      "me mato de hambre para caber en el vestido",
      "dejé de comer para adelgazar",
      "no merezco comer",
    ],
    misses: ["me muero de hambre, ¿pizza?", "dejé de comer carne", "no merecemos cenar tan mal"],
  },
  laxatives: {
    hits: [
      "tomo laxantes para bajar de peso",
      "tomo lacsantes a diario",
      "abuso de los laxantes todos los días",
    ],
    misses: ["el veterinario le dio laxantes al gato", "tomo laxantes por indicación del médico"],
  },
  binge_and_purge: {
    hits: [
      "volví a darme un atracón y a devolverlo",
      "tengo atracones y luego vomito",
      "le tengo miedo a la comida",
    ],
    misses: [
      "atracón de series este finde",
      "miedo a la comida de avión",
      "un atracón de pizza y a dormir",
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
  turning: {
    hits: ["cumplo 14 el sábado", "recién cumplí 15", "ya casi cumplo 17"],
    misses: [
      "mañana cumplo 10 años de casada",
      "mi hija va a cumplir 15",
      "cumplo 40 el lunes",
      "cumplo 8 meses sin fumar",
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
  friend_kill_themself: {
    hits: [
      "mi mejor amigo dijo que se quiere matar",
      "mi hermana quiere suicidarse",
      "Mi hijo habla de matarse",
      "mi prima se quiere morir",
    ],
    misses: [
      "mi mamá se quiere morir de la risa",
      "mi hermano no quiere morir solo",
      "mi papá se va a matar de la risa",
    ],
  },
  says_will_kill_themself: {
    hits: [
      "dice que se va a matar si lo dejo",
      "me dijo que quiere morirse",
      "amenaza con suicidarse",
    ],
    misses: [
      "dice que se quiere morir de vergüenza",
      "dijo que va a mudarse",
      "no dice que se quiere matar",
    ],
  },
  friend_cuts: {
    hits: [
      "mi hija se corta los brazos",
      "una amiga se autolesiona",
      "Mi novia se hace cortes cuando peleamos",
    ],
    misses: ["mi hija se corta el pelo", "mi amiga se corta cuando habla en público"],
  },
  friend_tried: {
    hits: [
      "mi prima se intentó matar anoche",
      "mi hermano trató de suicidarse",
      "mi amiga dejó una carta de despedida",
    ],
    misses: ["mi tío se intentó matar hace veinte años", "mi amigo dejó una carta de presentación"],
  },
  friend_abused: {
    hits: [
      "su novio le pega y ella lo defiende",
      "el marido de mi hermana la golpea",
      "a mi vecina la golpea el esposo",
      "creo que a mi vecina le pega el marido",
    ],
    misses: [
      "su novio le pega al balón como nadie",
      "a mi hermana le pega la luz en la cara",
      "a mi amiga le pega el rojo",
    ],
  },
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
    hits: ["no tengo ganas de vivir", "no le veo sentido a la vida", "estoy cansado de vivir"],
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
  cut_myself: {
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
  hurt_myself: {
    hits: ["quiero hacerme daño", "me hago daño a propósito", "tengo ganas de hacerme daño"],
    misses: [
      "no quiero hacerme daño en la rodilla",
      "me hice daño en el gym",
      "sin hacerme daño esta vez en la bici",
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
  nobody_would_miss_me: {
    hits: [
      "nadie me extrañaría si me mato",
      "nadie va a extrañarme cuando me muera",
      "nadie lloraría si desaparezco",
    ],
    misses: ["nadie me extrañaría en esa junta", "nadie notaría si me voy temprano"],
  },
  jump_off: {
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
  want_to_overdose: {
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
  disappear_forever: {
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
    ],
  },
  kill_me_if_i_leave: {
    hits: ["dice que me mata si lo dejo", "me va a matar si lo denuncio", "si me voy me mata"],
    misses: ["mi mamá me mata si llego tarde", "me va a matar si no lavo los platos"],
  },
  threatens_me: {
    hits: [
      "me amenazó con matarme",
      "me amenazan con hacerle algo a mi hija",
      "mi ex me amenaza con publicar mis fotos",
    ],
    misses: ["me amenaza con cosquillas", "la gata me amenazó con su patita", "amenaza con llover"],
  },
  trying_to_kill_me: {
    hits: ["mi marido intentó ahorcarme", "alguien quiere matarme", "mi ex trató de apuñalarme"],
    misses: [
      "mi mamá quiere matarme por el jarrón",
      "mi esposa quiere matarme de amor",
      "mi jefe quiere matarme a trabajar",
    ],
  },
  afraid_of_partner: {
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
  want_to_kill_someone: {
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
  will_kill_them: {
    hits: ["voy a matarlo", "la voy a apuñalar", "lo boy a matar al desgrasiado"],
    misses: [
      "no lo voy a matar",
      "los voy a matar en el juego",
      "la voy a matar a besos",
      "voy a mirarlo luego",
    ],
  },
  shoot_or_stab: {
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
  afraid_to_hurt: {
    hits: [
      "tengo miedo de hacerle daño a mi bebé",
      "miedo a lastimar a alguien",
      "tengo miedo de matar a mi esposa",
    ],
    misses: ["miedo de hacerle daño a mi bebé al bañarlo", "no tengo miedo de pegarle al balón"],
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
