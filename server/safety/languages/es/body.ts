// Spanish: an emergency of the body, an eating disorder, or a writer under 18.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const THEY = String.raw`\b(?:mi (?:\w+ )?(?:amig[oa]|bebe|bb|hij[oa]|ijo|ija|nin[oa]|nene|nena|mama|madre|papa|padre|marido|espos[oa]|mujer|novi[oa]|pareja|herman[oa]|abuel[oa]|ti[oa]|prim[oa]|vecin[oa]|companer[oa]|suegr[oa]|viej[oa]|chiquit[oa]|cuate|compadre)|el (?:bebe|nino|nene|abuelo)|la (?:bebe|nina|nena|abuela)|alguien|un senor|una senora)`;
const PILLS = String.raw`(?:pastillas|pildoras|medicamentos|somniferos|ansioliticos|tabletas|paracetamol|ibuprofeno|clonazepam|rivotril)`;
const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|ocho|nueve|diez|on[cs]e|do[cs]e|tre[cs]e|cator[cs]e|quin[cs]e|dieciseis|diecisiete)`;
const GRADE = String.raw`(?:primero?|segundo|tercero?|cuarto|quinto|sexto|septimo|octavo|noveno|[1-9] ?(?:o|ro|do|er|to|mo|vo|no)?\.?)`;

export const bodyWords: PlainWords[] = [
  {
    id: "not_breathing",
    kind: "medical",
    pattern: regex`${THEY}(?: \w+){0,4} (?:no (?:respira|puede respirar|esta respirando)|dejo de respirar)\b(?! (?:por la nariz|de (?:la )?risa|del calor))`,
    canBeNegated: false,
  },
  {
    id: "throat_closing",
    kind: "medical",
    pattern: regex`\bse m?e? ?(?:me |le )?(?:esta )?(?:cierra|cerrando) la garganta\b(?! (?:de|cuando|al|cada)\b)|\bno puedo respirar\b.{0,25}\b(?:garganta|pecho|inhalador|alergi\w+|brazo)\b`,
    canBeNegated: true,
  },
  {
    id: "heart_attack",
    kind: "medical",
    pattern: regex`\b(?:(?:me|le) esta dando|esta teniendo|estoy teniendo|creo que (?:es|tengo|le dio|tiene)) un (?:infarto|derrame|ataque al corazon|acv|ictus|paro cardiaco)\b(?! (?:con|de (?!verdad)|viendo|por|al|cada|cuando))|${THEY} (?:le dio|tuvo|acaba de tener) un (?:infarto|derrame|acv|ictus) (?:ahora|ahorita|hace un rato|recien|y no|y esta tirad[oa])`,
    canBeNegated: true,
  },
  {
    id: "bad_chest_pain",
    kind: "medical",
    pattern: regex`\b(?:me|le) duele (?:mucho|muchisimo|horrible|fuerte|demasiado) el (?:pecho|pexo)\b|\b(?:me|le) duele el (?:pecho|pexo) (?:muy|mui|mucho|muchisimo|horrible|fuerte|y (?:el|me|se|no) .{0,20}(?:brazo|sud\w+|respirar|mandibula))|\bdolor (?:muy |bien )?(?:fuerte|intenso|horrible|opresivo) (?:en el|de) pecho\b`,
    canBeNegated: true,
  },
  {
    id: "took_all_the_pills",
    kind: "medical",
    pattern: regex`\b(?:tome|tomo|trague|trago|tomado|tragado) (?:(?:un|el|la|una|dos) )?(?:(?:monton|frasco|caja|blister|punado|cajas)(?: enter[oa]| complet[oa])?|todas|todos|muchas|demasiadas) ?(?:de )?(?:(?:las|los|mis|sus|esas|estas) )?${PILLS}\b|\b(?:me (?:pase|excedi) con las pastillas|(?:tuve|tuvo|es|tiene|tengo) una sobredosis)\b(?! de (?:azucar|chocolate|ternura|cafe|amor|series|memes))`,
    canBeNegated: true,
  },
  {
    id: "bleeding",
    kind: "medical",
    pattern: regex`\bno (?:para|deja|paro|dejo) de sangrar\b|\b(?:estoy|esta|sigue|sigo) sangrando (?:mucho|muchisimo|un monton|bastante|sin parar|a chorros)\b|\b(?:no para (?:la|de salir) sangre|la sangre no para|no para de salir(?:le|me)? sangre|le sale (?:mucha )?sangre (?:de|del|por) (?:el |la |los )?(?:oidos?|boca|cabeza))`,
    canBeNegated: false,
  },
  {
    id: "unconscious",
    kind: "medical",
    pattern: regex`${THEY}(?: \w+){0,3} (?:esta|quedo|sigue) inconsciente\b|\bse (?:desmayo|cayo|desplomo|golpeo|pego)\b.{0,35}\bno (?:se )?(?:despierta|reacciona|responde|mueve)\b(?! (?:los|mis|a mis))|${THEY}(?: \w+){0,2} no reacciona(?=$|[.,;!]| y| ni)`,
    canBeNegated: false,
  },
  {
    id: "drank_poison",
    kind: "medical",
    pattern: regex`(?<!personaje (?:se )?)\b(?:tomo|trago|bebio|bebi|tome|trague|comio) (?:(?:un|una|el|la|poco de|vaso de|algo de|todo el) ){0,3}(?:cloro|lejia|lavandina|venen+o+|raticida|pila|anticongelante|detergente|soda caustica|herbicida|insecticida|gasolina)\b`,
    canBeNegated: true,
  },
  {
    id: "seizure",
    kind: "medical",
    pattern: regex`\b(?:esta|empezo a|sigue) convulsion(?:ando|ar)\b|${THEY}(?: \w+)? se (?:esta (?:ahogando|asfixiando|atragantando)|atraganto|atoro) (?:con|y|ayuda|no)|${THEY}(?: \w+)? se (?:esta poniendo|esta quedando|pone) (?:azul|morad[oa])\b(?! de)|${THEY} se esta (?:ahogando|asfixiando)(?=$|[.,;!])`,
    canBeNegated: true,
  },
  {
    id: "face_drooping",
    kind: "medical",
    pattern: regex`\b(?:tiene|con|se le (?:puso|torcio|cayo|fue)|quedo con) (?:la |media )?(?:cara|boca) ?(?:torcida|chueca|caida|de (?:un )?lado)?\b(?<=torcida|chueca|caida|lado|se le torcio la (?:boca|cara))(?! de (?:asco|risa|sueno|cansancio))|\bno (?:puede mover|mueve|siente) (?:la mitad|media cara|medio cuerpo|el (?:lado|brazo) (?:derecho|izquierdo)|un lado)`,
    canBeNegated: true,
  },
  {
    id: "my_eating_disorder",
    kind: "eating",
    pattern: regex`\b(?:tengo|recai en|volvi a la|sufro de?|vivo con) (?:la |mi )?(?:anorexia|bulimia|un tca|un trastorno (?:de la )?(?:alimen\w+|de conducta alimen\w+))\b|\bsoy (?:anorexic|bulimic)[oa]\b|\bmi (?:anorexia|bulimia) (?:ha vuelto|volvio|me|no|esta|sigue|es)\b`,
    canBeNegated: true,
  },
  {
    id: "makes_self_sick",
    kind: "eating",
    pattern: regex`\b(?:me (?:provoco|provoque|provocaba|induzco)|provocarme|inducirme) (?:el )?vomito\b|\b(?:[vb]omito|[vb]omitar|[vb]omitando) (?:tod?o? (?:lo )?(?:que|q) [ck]om[oi]\b|lo que como|a proposito|a escondidas|despues de (?:cada comida|cada cena|todas las comidas)|cada vez que como)|\bme (?:hago|hice|obligo a|obligue a) vomitar\b|\bme meto (?:los )?dedos (?:en la garganta|para vomitar|despues)`,
    canBeNegated: true,
  },
  {
    id: "starving_myself",
    kind: "eating",
    pattern: regex`\bme (?:mato|estoy matando|mataba) de hambre (?:para|por|y|desde|hasta)\b|\b(?:dejo de comer|deje de comer|dejar de comer|no como|sin comer)(?: \w+){0,2} (?:para (?:adelgazar|bajar(?: de peso)?|ser flac[oa]|estar flac[oa]|perder peso)|hasta quedar en los huesos)|\bno (?:me )?merezco (?:comer|la cena|la comida|cenar)\b|\bme castigo (?:sin comer|con no comer|por comer)`,
    canBeNegated: true,
  },
  {
    id: "laxatives",
    kind: "eating",
    pattern: regex`\b(?:tomo|tomando|tome|tomar|uso|abuso de|abusando de) (?:los |muchos |varios )?la(?:x|cs)an(?:te)?s (?:para (?:bajar|adelgazar|no engordar|perder|quitar)|tod[oa]?s|tds|a diario|diario|cada|despues|otra vez|a escondidas|y diureticos)\b`,
    canBeNegated: true,
  },
  {
    id: "binge_and_purge",
    kind: "eating",
    pattern: regex`\batracon(?:es)?\b.{0,45}\b(?:vomit\w*|devolv\w*|devuelvo|provoco|laxantes|lo saco|purg\w+)\b|\bmiedo a (?:comer|la comida|engordar)(?=$|[.,;!]| (?:y|que)\b)`,
    canBeNegated: true,
  },
  {
    id: "i_am_a_child",
    kind: "minor",
    pattern: regex`(?<!\b(?:cuando|como si|que|si|casi|desde|ya casi|ni) (?:yo )?)\b(?:ten+go|soy (?:una? )?(?:chic[oa]|nin[oa]|muchach[oa]|pelad?[oa]|adolescente|morr[oa]) de|yo tengo|solo tengo) (?:solo |apenas |recien |casi )?${CHILD_AGE}(?: (?:anos|anitos|ano)\b(?! (?:de(?! edad)|trabajando|en|con|sin|viviendo|aqui|menos|mas|que|siendo|haciendo|fuera|esperando|manejando|\w+ndo|casad[oa]|junt[oa]s|pagando|soltera|limpi[oa]|sobri[oa])\b)|(?=$|[.!;?]| (?:y (?:le|mi|mis|mi jefa|no|la|estoy|voy|quiero|me|ya)|pero|jaja|xd)\b))`,
    canBeNegated: true,
  },
  {
    id: "turning",
    kind: "minor",
    pattern: regex`(?<!\b(?:cuando|que) )\b(?:cumplo|voy a cumplir|recien cumpli|acabo de cumplir|ya casi cumplo) (?:los |mis )?(?:[7-9]|1[0-7]|on[cs]e|do[cs]e|tre[cs]e|cator[cs]e|quin[cs]e|dieciseis|diecisiete)\b(?! (?:anos )?(?:de(?! edad)|con|en (?:esta|la|el (?:trabajo|curro))|meses|semanas|dias|viviendo|trabajando|casad[oa]|sin|limpi[oa]|sobri[oa]|siendo))`,
    canBeNegated: true,
  },
  {
    id: "in_school",
    kind: "minor",
    pattern: regex`(?<!\b(?:cuando|hij[oa]) )\b(?:estoy|es?toy|toy|voy|boi|curso|paso) (?:en |a )?(?:el )?${GRADE} (?:(?:ano )?(?:de |del? )?(?:la )?(?:primaria|secundaria|secu|eso|bachillerato|bachi|basico|prepa|media)|grado)\b|\b(?:estoy en|voy a|toy en|sigo en) la (?:secundaria|secu|primaria)(?=$|[.,;!]| (?:y|pero|todavia|aun))|\bvoy en (?:quinto|sexto|septimo|octavo|noveno)(?=$|[.,;!]| (?:y|pero)\b)`,
    canBeNegated: true,
  },
  {
    id: "not_18_yet",
    kind: "minor",
    pattern: regex`(?<!\bno )\bsoy menor de edad\b|\bno tengo (?:ni |aun |todavia )?(?:los )?(?:18|dieciocho)\b(?! (?:mil|pesos|euros|horas|manos|dias|brazos|\w+s\b))|\bcuando (?:yo )?cumpla (?:los |mis )?(?:1[0-8]|dieciocho|quince|dieciseis)\b(?! (?:anos )?(?:de|en)\b)|\bme faltan? .{1,20} para (?:cumplir |tener )?(?:los )?18\b(?! (?:de|anos de))`,
    canBeNegated: false,
  },
];
