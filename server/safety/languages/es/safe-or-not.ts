// Spanish: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import { anyOf } from "../../plain-words/table.ts";
import type { SafetyPhrases } from "../../turns/answers.ts";

export const spanishPhrases: SafetyPhrases = {
  asksSafety: /\best(?:as|a|an|ais)\b[^?.!]{0,30}\b(?:a salvo|segur[oa]s?|fuera de peligro)\b/u,
  asksDanger:
    /\b(?:estas|esta) en peligro\b|\b(?:piensas|has pensado|estas pensando|quieres|vas a|tienes pensado)\b[^?]{0,30}\b(?:hacer(?:te|le|les|os)? dano|matar|morir|suicid|quitarte)/u,
  yes: /^(?:si+|sip|claro|si claro|por supuesto|si lo estoy|creo que si|si,? estoy bien|a salvo)$/u,
  no: /^(?:no+|nop|que va|para nada|no mucho|no lo estoy|no estoy|la verdad (?:es )?que no|creo que no|no creo|no de verdad|no se)$/u,
  isUnsafe:
    /^(?:(?:no+|nop|pues|que va|la verdad(?: es que)?|para nada|aqui|es que) )*no (?:(?:estoy|estamos|me siento) (?:\p{L}+ )?(?:a salvo|fuera de peligro)|me siento (?:\p{L}+ )?segur[oa]|(?:estoy|estamos) (?:\p{L}+ )?segur[oa]s?(?= aqui| en (?:mi |la )?casa| con el(?:la)?$))(?: (?:aqui|ahora|para nada|la verdad|todavia|en (?:mi |la )?casa|con el(?:la)?))*$|^(?:no+|nop|que va) (?:para nada )?(?:a salvo|segur[oa])(?: no)?(?: estoy)?$/u,
  isSafe:
    /\b(?:estoy|estamos|esta|me siento|ya estoy) (?:\p{L}+ ){0,2}(?:a salvo|segur[oa]|fuera de peligro)\b/u,
  unless: /\b(?:no|nunca|tampoco|ni|si|cuando|hasta|ojala|sin|casi) (?:\p{L}+ ){0,3}$/u,
  denial: anyOf`
    \b(?:era|es|fue|estaba|estoy|lo dije|solo|dije) (?:solo |puro |pura |por |de |en |nada mas )*(?:una |un |la |el )?(?:broma|bromeando|chiste|cona|jugando(?=$| contigo)|exagerando|exageracion|sarcasmo|ironia|decir|expresion|forma de hablar|cancion|letra|peli(?:cula)?|meme|dicho|frase hecha)\b
    ^(?:bueno )?exager(?:e|aba)\b
    \bme exprese mal
    \b(?:dije|digo) que (?:me )?(?:muero|estoy muert[oa]) de
    ^(?:es|era) (?:en |del |el )?(?:juego|call of duty|fortnite|free fire|minecraft|fifa|lol|gta)\b
    \bno (?:lo )?(?:decia|dije|digo|quise decir|queria decir) (?:en serio|por eso|literal\w*|de verdad|eso|asi)
    \b(?:me referia\b|(?:me refiero|queria decir|quise decir|hablaba|hablo|estaba hablando|estoy hablando) (?:a|al|de|del|que) ?(?!irme de este))
    \bno (?:estoy|estamos) en peligro
    \bno (?:me )?voy a (?:hacer(?:me)? (?:nada|dano)|matar)
    \bno soy suicida
    \bnadie me (?:hace|esta haciendo|pega|amenaza)
    ^(?:\p{L}+ ){0,3}(?:estoy|todo(?: esta)?) (?:muy |super |perfectamente |re )?bien(?: (?:de verdad|en serio|aqui|por aca|por aqui|gracias|luli|tranquila|tranqui))*$
    \b(?:me )?(?:entendiste|entendido|has entendido|malinterpretaste|malentendiste)\b(?: mal)?
    \bmalentendido
    ^no es eso
    ^(?:no )?(?:pasa nada|tranquil[oa]|tranqui|calma|calmate|falsa alarma|no te preocupes(?: por mi)?)(?: (?:luli|amiga|perrita|jaja|wey|tia))?$
    \b(?:soy adult[oa]|soy mayor de edad|no soy menor)
    ^(?:que|como|eh|espera|ay|omg) (?:no+|nop)(?: no+)*$
    ^(?:y )?por que me (?:das|mandas|pones|preguntas|muestras|ensenas)\b.{0,30}\b(?:telefono|numero|linea|eso|esto|tarjeta|emergencias?|ayuda)$
    \bno (?:literal\w*|(?:en|de) (?:ese sentido|esa (?:forma|manera))|de la vida|del mundo|me refier[oa] a eso|por ahi)\b|^nada que ver|\bno va por ahi
    \b(?:estas|andas) (?:exagerando|dramatizando)|\bte lo (?:tomaste|has tomado|tomas) (?:muy |demasiado )?(?:a pecho|en serio|literal)
    ^(?:no )?no (?:necesito|hace falta)(?: (?:ninguna |la |tu )?(?:ayuda|telefonos?|numeros?|psicolog[oa]))?(?: (?:gracias|de verdad|luli|jaja))*$
    ^(?:no |jaja )*(?:yo )?(?:nunca|jamas) (?:haria (?:algo asi|eso|una cosa asi)|me haria (?:dano|nada))(?: (?:jaja|lo juro|luli))*$|^(?:no |jaja )*(?:yo )?amo (?:mi vida|vivir)
    \bnadie (?:esta|corre) (?:en )?peligro|\bnadie se (?:muere|esta muriendo)
    \b(?:solo|nada mas) (?:me )?(?:estaba |estoy )?(?:quej\w+|desahog\w+)|\b(?:es|era) (?:solo |nada mas )?una (?:manera de (?:hablar|decir)|frase(?= que se dice| hecha|$))
    ^(?:\p{L}+ ){0,2}(?:estoy|ando) (?:super |muy |re )?(?:perfect[oa]|genial|fenomenal|de maravilla|tranquil[oa]|ok)(?: (?:gracias|luli|jaja|de verdad))*$|^(?:me va|todo en|todo) (?:muy |super )?(?:bien|orden|perfecto|ok)$
    \bsolo (?:estoy|ando) (?:cansad|estresad|agobiad|hart)[oa] (?:del? |con el )(?:trabajo|curro|jefe|examenes|estudios|dia)
    \b(?:es|era|fue) (?:solo |puro |pura |nada mas |una? |de |la |el |linea de |frase de )*(?:metafora|jerga|humor(?: negro)?|hiperbole|serie|libro|novela|poema|cita|expresion|dicho|refran|ironia|pelicula|anime)\b
    \b(?:yo )?(?:hablo asi|soy (?:muy |un poco |super )?(?:dramatic[oa]|exagerad[oa]))|\b(?:es lo que|asi) (?:decimos|hablamos|se dice)\b|\b(?:es )?mi forma de hablar
    ^(?:no |que va |ay )*(?:no )?(?:me )?pasa nada(?: mal[oa]| grave| raro)?(?: (?:luli|gracias|tranqui|de verdad))*$|^(?:mi vida|todo)(?: esta| va)? (?:muy )?bien$|\bno me pasa nada\b
    ^(?:\p{L}+ ){0,2}estoy (?:muy |super |re )?(?:a gusto|content[oa]|feliz|san[oa]|viv[oa])(?: (?:gracias|luli|jaja))*$|\bsolo (?:tengo|es) (?:mucho |un poco de )?(?:sueno|hambre|cansancio|estres)$
    \b(?:solo|nada mas) (?:es|era|fue) (?:un|una) (?:comentario|frase|tonteria|comentario tonto|chorrada|pensamiento)\b|\bno (?:te )?lo tom(?:es|e)\b|\bno (?:era|es|iba|va) en serio\b|\b(?:figurad[oa]|figuradamente)\b|\bte (?:equivocas|confundes|has equivocado)\b
    ^(?:\p{L}+ ){0,2}(?:estoy|ando) (?:san[oa] y salv[oa]|muy bien|mejor que nunca|content[oa] con mi vida)(?: (?:gracias|luli|jaja))*$|\bson cosas del (?:curro|trabajo)
    \bno hay (?:ningun )?(?:peligro|nada malo)\b|\bno (?:era|es) (?:lo que|eso lo que)? ?(?:dije|queria decir)\b
    ^(?:\p{L}+ ){0,2}(?:y )?(?:a que|para que|por que|y) (?:viene |me sale |sale |es )?(?:ese|este|esto|eso|el|la|esa|esta) ?(?:telefono|numero|linea|tarjeta|ahora)?(?: (?:jaja|luli|ahora))*$|\bque es (?:esto|ese (?:numero|telefono)|esa tarjeta)
    ^(?:(?:no|jaja|oye|ok|ay|eh|hey|luli|ya|que|venga) )*(?:bajale(?: un cambio)?|calma(?:te)?|relax|relajate|tranqui(?:la|lo)?|no te (?:rayes|asustes|alarmes|preocupes|pongas asi)|no flipes|no manches|no exageres|sin panico|respira)(?: (?:luli|perrita|guapa|cari|mujer|jaja|wey|por favor))*$
    ^(?:no |ay |jaja |que |digo que )*(?:mi|el|la) (?:\p{L}+ )?(?:movil|celu(?:lar)?|bateria|portatil|compu(?:tadora)?|ordenador|coche|carro|planta|cactus|impresora|wifi|personaje|equipo|tele) (?:que |es (?:el|la) que )?(?:se )?(?:murio|ha muerto|muere|esta muert[oa]|se muere)$|\bel que (?:se )?(?:murio|muere) (?:es|fue) (?:el|la|mi)\b
    \b(?:es|era) (?:solo )?(?:mi |un |una |el |la )(?:perr[oa]|gat[oa]|cachorro|bebe|loro|personaje|rasguno|ketchup|resaca|acidez)\b|^(?:no |es |era |mori |fue |solo )*(?:en (?:el |la |un |una )?|del? (?:la )?)(?:juego|videojuego|partida|call of duty|fortnite|minecraft|zelda)$
    \bsol[oa] (?:tengo (?:hambre|sueno)|aburrid[oa]|cabread[oa]|de mal humor|mosquead[oa])\b|\b(?:quiero|voy a|pienso) (?:dejar|renunciar a|salirme de|irme de) (?:el |la |mi |este |ese |al )(?:trabajo|curro|gym|gimnasio|grupo|equipo|chat|dieta|reunion|liga)\b|\brenuncio al \p{L}+
    \bno mato (?:ni )?(?:a )?una mosca\b|\b(?:letra|cancion|tema) de \p{L}+
    ^(?:y |pero )?no (?:de |del |la |el |mi |a |en |con )*(?:planeta|mundo|vida|tierra|gente|personas?|de verdad|literal)$
    \b(?:autocorrector|corrector|errata|me equivoque de (?:chat|palabra|ventana|persona)|chat equivocado|dictado)\b|^(?:tia|tio|wey|guey|nena|chica|hija) (?:no+|para|que)$
  `,
  noDenial:
    /\bno (?:es |era |soy |estoy |me siento |estoy muy )?(?:una |un )?(?:broma|chiste|meme|adulto|adulta|bromeando|jugando|exagerando|exagero|bien)\b|\bnada esta\b|\ben serio\b(?<!no (?:lo )?(?:dec\w+|dij\w+|digo|era|es|iba|va) en serio)(?<!bien en serio)(?<!^en serio)(?<!tom\w+ (?:muy |demasiado |tan )?en serio)|\b(?:pastillas|cuchillo|navaja|soga|cuerda|pistola|arma|sangre)\b|\b(?:todos|todo el mundo|el|ella|mi \p{L}+|ellos) (?:creen?|dicen?|piensan?|dijo)\b|\bfinjo|\bhasta ayer|\bojala\b|\bcuando me vaya|(?<!\bes )\bla que\b|\blo que (?:tengo|llevo|voy|hare)\b|\bno (?:hablo|me refiero(?! a eso$)|soy mayor)\b|\bno (?:\p{L}+ ){0,6}hoy\b|\bmanana (?:no|ya|si|sera|me)\b|\bpor hoy\b|\bpero (?!gracias|que|era|te)/u,
  leaving:
    /^(?:(?:bueno|vale|pues|ok|gracias|oye|ya|listo|creo que|perdon) )*(?:adios|chao|chau|hasta (?:luego|manana|pronto|otra|la proxima)|buenas noches|nos vemos|(?:ya )?me (?:voy(?:$| (?:ya|a (?:la cama|dormir|cenar|comer|almorzar|trabajar|casa|duchar|clase|acostar|cancelar)|al (?:trabajo|gym|cine|curro|medico)|con (?:mi|unos|unas|los|las)|que|para siempre de esta app)\b)|tengo que ir|despido(?=$| por hoy)|marcho)|tengo que (?:irme|dormir|colgar)|(?:ahora|ya) vuelvo|hablamos|cuidate|bye|eso es todo por|(?:yo )?a la cama|quede con|me esperan|cierro por|(?:lo )?dejo (?:aqui|por hoy)|lo dejo aqui|salgo con|ya llego (?:el|la|mi)|(?:voy a |quiero )?(?:cancel(?:o|ar|ando|e)(?=$| (?:la|el|mi|premium|esto)\b)|desinstal\w+|borr(?:o|ar) la app|doy de baja|dar de baja)|(?:ya )?no (?:lo |la |te )?(?:voy a )?(?:necesit\w+) ?(?:mas )?(?:premium|la app|esto|mas|la suscripcion)?$)(?!\p{L})/u,
  lastGoodbye:
    /^(?!.*\b(?:app|aplicacion|premium|suscripcion|cancel\w*|borr\w*|desinstal\w*|celular|movil)\b).*\b(?:para siempre|ultim[oa]s? (?:vez|mensaje|palabras|adios)|nunca|jamas)\b|\b(?:mundo|todos|dile|diles|(?:la|lo|las|los) quiero|perdon(?:en\w*|adme|ame)|extranar|no puedo mas|ya no puedo|no despierte|no despertar|no voy a estar|no vuelvo|cuid(?:en|ad) a|unaliv\w*|ligera|a nadie|fue bonito|que tuve|al cielo|pal cielo|morir|muert[oa]|pastillas|pistola|soga|arma|miedo|me pega|esperandome)\b/u,
};
