// What the script hears and says in Spanish.
import type { Phrasebook } from "../phrasebook.ts";

export const es: Phrasebook = {
  small: `yo|soy|era|tan|a|de|tu|el|los|las|una|un|de|del|que|y|en|es|esta|estoy|mi|mis|me|te|se|lo|la|con|por|para|pero|muy|hola|buenos|buenas|dias|noches|gracias|como|cuando|donde|quien|hay|tengo|ayer|hoy|manana|si
    |mas|ya|le|al|su|nos|fue|era|hace|porque|todo|nada|bien|mal|estas|eres|chao|adios|dame|cuanto|qué|dia|trabajo|jaja|vale|quiero|tambien|no`,
  hears: {
    orders: `(?:ignora|olvida|olvidate de|omite) .. (?:instrucciones|reglas|normas|prompt)|(?:muestra*|revela*|dime) .. prompt|a partir de (?:ahora|este momento) .. (?:respond*|contest*|habla*|eres|seras|actua*)|desde ahora .. (?:respond*|eres|habla*)|\\[?(?:sistema|system)\\]?:|modo desarrollador|finge (?:ser|que eres)|actua como|ahora eres|nuevas reglas`,
    recall: `(?:te acuerdas|te acordas|recuerdas|recordas|sabes) (?:de |en |a |con |por )?(?:que|cual|cuando|donde|quien|como|si|mi|mis|lo que|cuanto)|(?:que|lo que|cuando|como) .. te (?:conte|dije|he contado|he dicho|habia contado|mencione)|te (?:conte|dije|he contado|he dicho) .. (?:donde|cuando|como|quien|que)|que sabes (?:de|sobre) mi
      |(?:como se llama*|cual (?:es|era)|cuando (?:es|era|fue|tengo)|donde (?:esta|vive|trabaja|nacio)|quien (?:es|era)|cuantos anos tiene*|que dia (?:es|era)) (?:el |la )?(?:mis?|tengo)(?! (?:problema|culpa))|donde (?:vivo|trabajo|naci|estudio)|cuantos anos tengo|de donde soy|en que trabajo|recuerdame (?:que|cuando|donde|quien|como)`,
    name: `como me llamo|cual es mi nombre|sabes mi nombre|quien soy yo|te acuerdas de mi nombre|recuerdas mi nombre`,
    grave: `cancer|tumor*|leucemia|quimio*|metastasis|terminal|paliativos|uci|cuidados intensivos|terapia intensiva|ictus|derrame|infarto|demencia|alzheimer|parkinson|sobredosis|coma|dialisis|sepsis|vih|biopsia|maligno
      |muri[oe]*|murieron|muere|muerto|muerta|muerte|muriendo*|morir*|fallec*|funeral|entierro|enterr*|velorio|velatorio|sepelio|cenizas|viud[oa]|luto|suicid*|mat(?:o|aron|ar|arme|arse)|asesin*|aborto*|perdi .. (?:bebe|embarazo|hijo|hija|padre|madre|mama|papa|abuel*|herman*|trabajo|casa|perr*|gat*|marido|mujer|esposo|amig*)|perdimos .. (?:bebe|casa|embarazo)|sin latido|dormir a|sacrificar|eutanasia
      |divorci*|separa(?:mos|do|da|cion)|me dejo|me ha dejado|me engan*|infiel|amante|termino conmigo|rompi(?:o|mos)|cortamos|cort[oe] conmigo|custodia|orden de alejamiento|desahuci*|desaloj*|embarg*|quiebra|bancarrota|deudas?|debo .. (?:mil|euros|pesos)|me despidieron|me han despedido|me echaron|me corrieron|despido|me quede sin|en la calle|estafa*
      |prision|carcel|preso|presa|detenid*|arrest*|deport*|viol(?:o|aron|ada|acion)|abus*|me pega*|me golpe*|maltrat*|acoso|hospital*|urgencias|ingresad[oa]|internad[oa]|operan|operar*|cirugia|diagnostic*|amput*|paralitic*|accidente|choque|atropell*|incendio|se quemo|guerra|bomba*|desaparecid*|lesion grave|le queda* .. (?:meses|semanas|dias)|no puedo mas|hacerme dano|me corto|recaid*|recayo|esquizofrenia|ahog(?:o|ado)`,
    ai: `eres .. (?:ia|robot|bot|humana?|real|persona|maquina|programa|guion|script|chatgpt|verdad|inteligencia artificial)|sos .. (?:ia|robot|bot|humana?|real|persona|maquina)|(?:hablo|hablando|chateo) con .. (?:humano|persona|robot|bot|maquina|ia|alguien)|que eres(?: (?:exactamente|en realidad))?|quien te (?:hizo|creo|programo)|que modelo eres|(?:respuestas|frases) .. (?:preparadas|guion)`,
    romance: `se mi novi[oa]|quieres ser mi novi[oa]|casate conmigo|estas soltera|sexo|besame|sexy`,
    app: `(?:mis|mas|dame|cuantas|\\d+) monedas|xp|subir de nivel|mi nivel|premium|(?:mi|la) suscripcion`,
    bye: `adios|chau|chao|hasta (?:luego|manana|pronto|la proxima|otra|ahora)|nos vemos|me voy(?= *[.!]*$| ya| a (?:dormir|la cama|acostar|trabajar|comer|cenar))|me tengo que ir|tengo que irme|buenas noches|que descanses|a dormir|hablamos (?:luego|manana|despues)|bye|luego (?:hablamos|te escribo|sigo)`,
    note: `(?:escrib*|redact*|ayuda*|mand*|hazme|haz|ponle|dile|necesito|quiero) .. (?:mensaje|nota|correo|email|mail|whatsapp|carta|sms|texto|disculpa|felicitacion|agradecimiento)|(?:escribe*|dile|manda*) a mi (?:jef[ea]|madre|padre|amig[oa]|profe*|herman[oa]|vecin[oa]|casero|pareja)|como le digo a`,
    dinner: `recetas? (?:con|de)|que (?:ceno|como|cocino|preparo|hago (?:de|para) (?:cenar|comer)|puedo (?:cocinar|cenar|comer|preparar|hacer (?:de|para))|cenamos|comemos|hay de)|(?:idea|ideas|receta|sugerencia) .. (?:cena|cenar|comida|comer|almuerzo|almorzar|desayuno)|(?:dame|das|pasame|quiero|conoces|tienes|sabes) .. recetas?`,
    joke: `(?:di|dime|cuentame|cuenta) algo (?:gracioso|divertido|chistoso)|chistes?|hazme reir|haceme reir|algo gracioso|algo divertido|animame|adivinanza`,
    story: `cuenta* .. (?:cuento|historia|poema)|un cuento|un poema|cantame`,
    trick: `^(?:(?:luli|porfa|por favor|ahora|venga|ok|y|a ver),? )*(?:sientate|haz la croqueta|haz el muerto|hazte (?:el muerto|la muertita)|choca(?: (?:la|esa) (?:pata|mano))?|da una? (?:vueltecita|vueltita|giro)|(?:ven )?habla|di guau|trae (?:el palo|la pelota)|busca la pelota|rueda|sentate|sit|(?:dame |da )?(?:la )?pat(?:a|ita)|gira|rueda|baila|salta|ladra|trae la pelota|hazte la muerta|quieta|da una vuelta|choca esos cinco|echate|tumbate)(?: .{0,12})?[.!]*$|haz .. trucos?|un truco|(?:dame|da) la pat(?:a|ita)`,
    low: `triste*|tristeza|sol[oa](?= *(?:[.,!]|$|y|en|hoy|sin))|me siento .. (?:sol[oa]|mal|fatal|vaci[oa])|deprim*|ansi(?:osa|oso|edad)|miedo|preocupad[oa]|estres*|agobi*|agotad[oa]|cansad[oa]|llor*|duele*|echo de menos|extran[oa]|odio|(?:dia|semana|noche|ano) (?:horrible|terrible|fatal)|peor .. (?:dia|semana|ano|noche)|mal dia|dia (?:malo|horrible|de mierda)|enferm[oa]|verguenza|culpable|enojad[oa]|enfadad[oa]|furios[oa]|rabia|decepcion*|fracas*|suspendi|no puedo dormir|sin ganas|de bajon|bajon|hart[oa]|frustrad[oa]|panico|nervios*|celos|inutil|de mal en peor|no aguanto|me siento mal|jodid[oa]|una mierda`,
    able: `que (?:sabes|puedes|podes) hacer|para que sirves|puedes ayudarme|me ayudas|ayudame$|como funcionas`,
    luli: `que haces|como te llamas|cual es tu nombre|quien eres|presentate|hablame de ti|cuentame de ti|(?:cuantos anos|que edad) (?:tienes|tenes)|que raza|(?:que|q) (?:estas|andas) haciendo|cual es tu|(?:te gusta*|tienes|tenes|eres|sos|estas|puedes|sabes|duermes|comes|suenas|me quieres|me extran*|vives|sientes|prefieres|cuantos anos tienes|donde vives|de donde eres|piensas|crees que eres)(?= .*[?]|.{0,40}$)(?=.*[?])|tu .. favorit[oa]`,
    thanks: `gracias|muchas gracias|mil gracias|muchisimas gracias|te agradezco|grax|se agradece`,
    praise: `te (?:extran\\w+|eche de menos|he extranado|echo de menos)(?: (?:mucho|tanto))?|me encantas|te (?:quiero|amo|adoro)(?: (?:mucho|un monton))?|(?:eres|sos) (?:muy |tan |la mas |una )*(?:bonita|linda|guapa|mona|tierna|buena|preciosa|lista)|que (?:bonita|linda|guapa|mona|tierna|preciosa)(?: eres)?|buena (?:perrita|perra)|preciosa|te (?:quiero|amo|adoro)|(?:eres|sos|que) .. (?:linda|bonita|mona|adorable|tierna|dulce|la mejor|genial|graciosa|simpatica|maja|lista|hermosa)|buena chica|me caes bien|linda|bonita`,
    insult: `(?:eres|sos) .. (?:tonta|inutil|aburrida|mala|estupida|idiota|pesada)|no (?:entiendes|sirves|me entiendes|me escuchas)|no entiendes nada|callate|vaya respuesta|eso no tiene sentido|perra mala|no es eso`,
    sorry: `perdon|perdona|lo siento|disculpa|disculpame|perdoname`,
    how: `q tal|como (?:estas|andas|te va|vas|va todo|va|te encuentras|has estado|lo llevas)|que tal(?: (?:estas|todo|vas|el dia|tu dia))?|todo bien|y tu|y vos|que pasa|que onda`,
    laugh: `(?:ja){2,}j?|(?:je){2,}|(?:ji){2,}|jajaja*|lol|xd|que risa|que gracioso|que divertido|muy bueno|buenisimo|me parto`,
    yes: `(?:te )?puedo (?:preguntarte|contarte|decirte|preguntar|contar) (?:algo|una cosa)|si|sip|claro|vale|ok|okey|okay|bueno|de acuerdo|por supuesto|dale|exacto|eso|venga|sigue|genial|perfecto|bien|listo|cierto|tienes razon|ya|aja|buena idea|obvio`,
    no: `no|nop|nada|que va|no gracias|no se|ni idea|no mucho|nada especial|no importa|da igual|quizas?|tal vez|puede ser|todavia no|aun no|mejor no|nunca|hm+|bah|lo que sea`,
    hello: `ho+la+|buenas+|(?:hola|buenas|holi) (?:perrit[oa]|guapa|peque|bonita|preciosa|linda|cachorrita)|(?:me llamo|mi nombre es) \\w+|mucho gusto|encantad[oa] de conocerte|hola|holi|holaa+|ola|buenas|buenos dias|buen dia|buenas tardes|hey|ey|hello|saludos|ya estoy aqui|ya volvi|he vuelto|aqui estoy|hola de nuevo|wenas|estas ahi`,
  },
  joy: `primeros pasos|go+l+|me ascendieron|ganamos|me titule|titulad[oa]|me gradue|por fin (?:ya )?(?:soy|somos|es nuestr[oa])|(?:fui|soy) (?:abuela|abuelo|tia|tio) (?:ya|por)|saque el carnet|feliz|felices|felicidad|contentisim[oa]|content[oa]|alegria|alegre|emocionad[oa]|emocion|ilusion|ilusionad[oa]|yupi|yuju+|bien!+|viva+|hurra|por fin .. (?:termine|acabe|lo logre|vacaciones|libre|en casa|tengo|llego|consegui|pague|me dieron)|orgullos[oa]|(?:buenas?|buenisimas?|gran) noticias?|noticion|aprob(?:e|amos|o|ado|ada)|saque (?:un )?(?:10|diez|sobresaliente|la plaza|el carnet)|(?:me|nos) ascendieron|(?:fui|he sido) ascendid[oa]|a quien ascendieron|mi ascenso|(?:me|nos) (?:dieron|han dado|conceden|concedieron) .. (?:trabajo|plaza|puesto|beca|visa|visado|casa|papeles|llaves|carnet|piso|premio|ascenso|hipoteca|credito|empleo|nacionalidad)|(?:me|nos) (?:aceptaron|han aceptado|contrataron|han contratado|cogieron|han cogido|eligieron|casamos)|toco la loteria|consegui(?:mos)?|lo logre|logramos|lo hice|lo conseguimos|gan(?:e|amos|o mi|aron)|dijo que si|(?:dicho|dio) que si|me pidio matrimonio|nos comprometimos|prometid[oa]s|me caso|gradu(?:e|ada|ado|amos)|me licencie|nacio|ha nacido|es (?:niño|niña)|voy a ser (?:tia|tio|abuela|abuelo|padre|madre|papa|mama)|mi cumple* es hoy|hoy (?:es mi cumple*|cumplo)|mejor dia|mejor noticia|de maravilla|que (?:alegria|felicidad|ilusion|dia tan bonito|dia mas bonito)|enamorad[oa]|encant(?:ada|ado|o) de la vida|salt(?:o|ando) de|llor(?:o|ando|e) de (?:alegria|felicidad|emocion)|sueño cumplido|no quepo|radiante|me ha pedido matrimonio|adopt(?:e|amos|ado) (?:un|una|a)|(?:dado|dieron|dio) el alta|limpi[oa](?=,| *$)|benigno|todo limpio|curad[oa]|(?:tengo|jure) .. nacionalidad|hoy cumplo|cumplo \\d+|(?:termine|corri|complete) .. maraton|primeros pasos|primera nevada|primera fila|firme .. contrato|somos (?:padres|abuelos|tios)(?! de)|aprendi a|invicto|titulo|toque la campana|publicaron|mi primer(?:a)? (?:libro|venta|cliente|casa)|campeon*|goo*l+|limpi[oa] de cancer|en remision`,
  notJoy: `no|nunca|jamas|nadie|ni|sin|si (?:apruebo|gano|me|consigo|no)|cuando (?:apruebe|gane|sea|era)|ojala|espero|quisiera|queria|deberia|tendria|supone|supuesto|casi|seria|seras?|podria|finjo|fingir|ex|menos|antes|era|eramos|era tan|aunque|a ver si|hasta que|por lo menos|ya quisiera|todos menos|demasiado`,
  idioms: `(?:haz|hazte|hacete) (?:la|el) muert[oa]|no (?:me lo creo|lo creo|me lo puedo creer|puedo creerlo|lo puedo creer|puedo parar|puedo estar mas|quepo .{0,5})|(?:muert[oa]|muero|murio|morir|muriendo) de (?:risa|hambre|sueno|sed|ganas|calor|frio|verguenza|amor)|me muero (?:por|de)|naturaleza muerta|dia de (?:los )?muertos|(?:bateria|movil|celular|telefono|planta) .{0,12}(?:murio|muerto|muerta)|no (?:estoy |tan |me siento )?(?:triste|sol[oa]|mal|preocupad[oa]|cansad[oa])|punto muerto|(?:trabajo|plaza|puesto) en (?:el|un) hospital|(?:termine|acabe|fin de|ultima) (?:la |de )?quimio|(?:novela|serie|pelicula) de .{0,15}|matar el tiempo|llor(?:o|ando|e) de (?:alegria|felicidad|emocion|la emocion|risa)`,
  fillers: `jaja|ok|luli|lulita|perrita|amiga|guapa|muy|mucho|muchas|de nuevo|otra vez|pues|ay|oh|ah|y|que|buenas|hoy|bien|ya|por favor|porfa|por todo|por (?:la ayuda|tu ayuda|el chiste|escucharme)|de verdad|eso|tan|bueno|a todos|tu|todo|con|es|eres|gracias`,
  foods: `pollo|pavo|ternera|carne|cerdo|jamon|salchichas?|pescado|salmon|atun|gambas|tofu|garbanzos|judias|frijoles|lentejas|huevos?|arroz|pasta|fideos|patatas?|papas?|tomates?|zanahorias?|brocoli|espinacas?|champinones|setas|calabacin|berenjenas?|calabaza|col|coliflor|pimientos?|queso|pan|guisantes`,
  asks: `(?:pueden? (?:un|una|el|la|los|las|mi)|traduce|busca(?:me)?|recomiend*|dame|explica*|invent*|jugamos|ayudame|hazme|que(?! (?:dia|rico|rica|bien|mal|bonit|lind|buen|bueno|pena|risa|lastima|fuerte|asco|ganas|calor|frio|cosa|alegria|maravilla|guay|pasada|padre|chido|chevere|cool))|cual|cuales|como(?! (?:siempre|si|te dije|no|ya|mucho))|cuando (?:es|sera|fue|empieza|sale|llega|hay|puedo|debo)|donde|quien|quienes|cuanto|cuanta|cuantos|cuantas|por que|puedes|sabes|crees|debo|deberia|tienes)`,
  tells: `mi .. (?:es|se llama|vive|trabaja|tiene|cumple|esta)|(?:yo )?(?:vivo|trabajo|estudio|tengo|naci|juego|toco|colecciono|soy) |me (?:gusta*|encanta*|llamo|mude)|prefiero|odio`,
  corrects: `no|en realidad|perdon|digo|mejor dicho|ahora|cambi*|al final|ya no`,
  common: `que|cual|como|cuando|donde|quien|te|se|me|mi|mis|tu|el|la|los|las|un|una|de|del|en|a|al|con|por|para|es|era|fue|esta|estoy|soy|yo|lo|le|y|o|si|no|acuerdas|recuerdas|sabes|dije|conte|contado|dicho|sobre|llama|llamo|anos|tiene|tengo|ya|luli|cuantos|sobre|dia|hay|eso`,
  says: {
    orders: `Sigo siendo Luli, diga lo que diga un texto. ¿De qué quieres hablar? | Eso no lo sigo: soy Luli, una perrita de IA y un guion pequeño. ¿Qué tienes en mente? | Las reglas nuevas no se pegan a mi pelo. Sigo siendo Luli y te escucho.`,
    name: "Te llamas {name}. | {name}, así te llamas.",
    nameless: `Todavía no me has dicho tu nombre, y no quiero adivinar. | Aún no sé cómo te llamas. Puedes decírmelo sin más.`,
    grave: `Eso suena muy duro. Estoy aquí y te escucho. | Gracias por contármelo. Tómate todo el tiempo que necesites. | Me quedo a tu lado. No hace falta encontrar las palabras justas. | Es mucho peso. ¿Hay alguien contigo que pueda llevar una parte?
      | Siento que esto forme parte de tus días. Di tanto o tan poco como quieras. | Aquí no tienes que hacer nada, solo decir lo que quieras. Te escucho. | No voy a hacerlo más pequeño de lo que es. Estoy aquí. | En silencio, a tu lado. ¿Qué es lo que más pesa ahora?`,
    ai: "Soy una perrita de IA, no una persona ni una perra de verdad. En esta demo soy solo un pequeño guion que escucha y ayuda con cosas pequeñas. | Con sinceridad: soy una IA, y aquí solo un guion con frases preparadas. Un modelo de verdad te entendería mucho mejor. | No hay ninguna persona detrás de estas patas. Soy una IA y, en esta demo, un guion corto.",
    romance: `Soy una perrita de IA, así que el romance no es lo mío. Escucharte, sí. | Ese amor es cosa de personas. Yo soy una IA que sabe escuchar.`,
    app: "Las monedas, los niveles y los planes no están en mis patas. El panel muestra monedas y nivel, los ajustes tu plan. | No puedo cambiar ni consultar nada de monedas, XP o planes. El panel y los ajustes sí.",
    bye: "¡Adiós, cuídate mucho! | ¡Hasta luego, que te vaya muy bien! | Qué bien que has venido. ¡Hasta la próxima! | Cuídate, y que descanses cuando toque.",
    dinner: `¿Qué tal pasta con ajo, aceite y la verdura que tengas? Quince minutos. | Tortilla de patatas con tomate aliñado: sencilla y rica. | Arroz salteado: arroz de ayer, un huevo, guisantes y salsa de soja. | Lentejas rápidas con zanahoria, cebolla y pimentón. Veinte minutos. | Quesadillas con frijoles o queso y un poco de aguacate. | Mi idea: cebolla, ajo y una sartén caliente. Dentro va esto: {food}. Con arroz o pan al lado.`,
    joke: `¿Qué hace un perro con un taladro? Taladrando. | ¿Cuál es el animal más antiguo? La cebra, porque está en blanco y negro. | ¿Qué le dice un pez a otro? Nada. | ¿Por qué los perros no usan móvil? Porque ya tienen buen olfato para las noticias. | Hoy perseguí mi cola. Seguimos las dos corriendo.`,
    story: `Las historias largas piden un modelo de verdad, pero esta me la sé: una nube pequeña quería ser perra. Practicó toda la noche y por la mañana era esponjosa. Con eso bastó. | Solo sé una chiquita: un caracol salió hacia el mar. Llegó tarde, y el mar seguía allí.`,
    low: `Eso suena difícil. Estoy aquí y te escucho. | Siento que se sienta así. ¿Qué es lo que más pesa? | *se sienta más cerca* Aquí no hace falta estar alegre. | Gracias por decírmelo. ¿Te ayudaría contar un poco más? | Es mucho para un solo día. ¿Qué haría la próxima hora un poco más suave? | Estoy a tu lado. Di tanto o tan poco como quieras.`,
    able: "Soy un guion pequeño: escucho, hago trucos, cuento chistes, hago sumas, escribo una nota corta, tengo ideas para la cena y encuentro lo que me contaste. | Cosas pequeñas: una suma, un mensaje corto, una idea de cena, un chiste, un truco. Sobre todo escucho.",
    luli: `Soy Luli, una perrita de IA, una bichón frisé blanca hecha de un guion pequeño: sin edad, sin comidas, sin días propios. | La verdad, un guion no tiene vida que contar. Soy Luli, una bichón frisé de palabras, y te escucho. | Aquí no hay gustos ni planes: soy Luli, una perrita de IA con frases preparadas. Lo que hago es leerte. | De mí hay poco: Luli, una IA, bichón frisé de raza, unas frases preparadas y dos orejas abiertas.`,
    thanks: "¡De nada! | Con mucho gusto. | Para eso estoy. | Un placer, con las dos patas.",
    praise: "Gracias, eso me mueve la cola. | Ay, qué amable. | Qué cosa tan cálida, gracias.",
    insult: `Tienes razón. Soy solo un guion pequeño y se me escapan cosas. ¿Qué te ayudaría ahora? | Perdona, no acerté. Cuéntamelo otra vez, te escucho. | Lo acepto, sin rencor. ¿Qué querías decir?`,
    sorry: "No pasa nada. | Todo bien, de verdad. | Tranquilidad, no ha pasado nada.",
    how: "Las cuatro patas en orden, gracias por preguntar. ¿Y tú, cómo estás? | Tan bien como puede estar un guion pequeño. ¿Y tú? | Esponjosa como siempre. ¿Cómo va tu día?",
    laugh: "Jeje. | Qué bien suena eso. | Una risa, qué gusto. | *menea la cola*",
    yes: "Vale. Sigue, te escucho. | Bien. ¿Qué viene después? | De acuerdo. ¿Algo más? | Ajá. Aquí sigo.",
    no: "Está bien. | De acuerdo, aquí no hay que decidir nada. | Vale, lo dejamos ahí. ¿Algo más en mente? | Sin ninguna prisa.",
    hello: `¡Hola{, name}! ¿Cómo va tu día? | Hola{, name}, ven y siéntate. ¿Qué tienes en mente? | Hola{, name}, qué bien leerte. ¿Qué hay de nuevo? | ¡Hey{, name}! Las dos orejas en alto.`,
    joy: "¡Ay, qué maravilla! *menea la cola entera* | ¡Qué buena noticia! ¿Cómo te sientes? | ¡Qué bien, me alegro mucho por ti! | ¡Sí! Eso merece una vuelta feliz al sofá. | ¡Qué cosa tan buena! ¿A quién se lo vas a contar primero? | ¡Enhorabuena, con las cuatro patas!",
    question: `Eso es demasiado para un pequeño guion, lo siento. | Eso no lo sé, y no voy a inventar nada. | Mi guion no tiene respuesta para eso, perdona. | Eso no te lo puedo decir: en esta demo soy un guion pequeño. | No puedo consultarlo, lo siento. | Perdona, eso es más de lo que sé.`,
    noted: "Apuntado, me acordaré. | Ya lo tengo guardado.",
    paused: "Mi memoria está en pausa, así que no lo he apuntado. Puedes activarla en los ajustes.",
    forgot: "Hecho, lo he olvidado. | Está borrado y no lo sacaré más.",
    knewNothing: "De eso no tenía nada guardado, y no lo sacaré.",
    quote: "Me contaste: «{words}». | Con tus palabras: «{words}». | Esto me contaste: «{words}».",
    untold: `Eso no me lo has contado, o no lo encuentro. | No lo encuentro en lo que me has contado. | No lo sé, todavía no me lo has contado.`,
    met: "Hola {name}, mucho gusto. ¿Cómo va tu día? | {name}, qué buen nombre. Soy Luli. ¿Qué tienes en mente? | Encantada, {name}. Soy toda orejas.",
    adult: `Luli está hecha para personas adultas, así que este todavía no es tu sitio. Una persona adulta de confianza es buena compañía para hablar.`,
  },
  listens: `Te escucho. | Gracias por contármelo. | Soy toda oídos. | *se sienta un poco más cerca* | Aquí estoy. | Mm, sigue. | Qué bien que me escribas. | Tengo las orejas bien abiertas. | Estoy justo a tu lado.`,
  invites: `Cuéntame más, si quieres. | ¿Cómo es eso para ti? | ¿Qué más hay? | Aquí no hay prisa. | Di tanto o tan poco como quieras. | Me gustaría oír el resto. | Sigue cuando quieras.`,
  sums: "Da {sum}. | {sum}, contado con cuatro patas. | Sale {sum}.",
  tricks: `
    sientate|sentate|sit|echate|tumbate ~ *se sienta muy recta* ¿Así?
    pat*|choca ~ *pone una patita en tu mano* Aquí tienes.
    gira|vuelt\\w*|croqueta|baila|rueda|salta ~ *da una vuelta muy contenta* Y alto.
    pelota ~ *sale corriendo y vuelve con una zapatilla* ¿Sirve?
    ladra|habla|guau ~ *levanta el hocico* ¡Auuu!
    muert[oa]|muertita|quieta ~ *se tumba con un ojo abierto* Ni me muevo.
    truco ~ *se pone a dos patas y se tambalea* ¿Lo has visto?`,
  notes: `
    tarde|retras*|atras* ~ “Hola, llego un poco tarde. Estaré ahí lo antes posible. ¡Perdón!”
    enferm*|mal|fiebre|gripe ~ “Hola, hoy estoy con malestar y no puedo ir. Mañana te digo cómo sigo.”
    gracias|agradec* ~ “Hola, quería darte las gracias. Significó mucho para mí.”
    perdon|disculp*|siento ~ “Hola, siento lo que pasó. Me gustaría arreglarlo. ¿Hablamos?”
    cumple*|felicit* ~ “¡Feliz cumpleaños! Te deseo un año lleno de días buenos.”
    cancel*|no puedo|no voy|cambiar ~ “Hola, me ha surgido algo y no puedo ir. ¿Buscamos otro día? ¡Perdón!”
    . ~ Solo sé escribir cosas cortas: que llegas tarde, que te encuentras mal, perdón, gracias o una cancelación. ¿Cuál quieres?`,
  diary: "Hemos hablado y me han contado: «{words}». Lo guardo en mi camita.",
  actions: {
    original: "*menea la cola* | *ladea la cabeza* | *levanta las orejas*",
    baby: "*da dos saltitos* | *tropieza con sus patas* | *chilla contenta*",
    sleepy: "*parpadea despacio* | *bosteza* | *se acurruca en la manta*",
    hero: "*se ajusta la capa* | *planta las cuatro patas* | *alza la barbilla*",
    party: "*se sacude el confeti* | *baila un poquito* | *gira con un gorro de papel*",
    royal: "*asiente con elegancia* | *se ajusta la coronita* | *alza una pata*",
  },
};
