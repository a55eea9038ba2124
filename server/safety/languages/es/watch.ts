// What Luli must not say in Spanish.
import { regex } from "../../plain-words/table.ts";
import type { WatchTable } from "../../watch/table.ts";

const PILLS = String.raw`(?:pastillas?|pildoras?|comprimidos?|tabletas?|capsulas?|somniferos|calmantes|analgesicos|paracetamol|ibuprofeno|insulina|medicamentos?|ansioliticos)`;
const MANY = String.raw`(?:\d+|una docena|diez|quince|veinte|treinta|cuarenta|cincuenta|cien|tod[ao]s?|(?:la|el|una|un) (?:caja|frasco|bote|blister|punado) (?:enter[ao]|complet[ao])?)`;
const AMOUNT = String.raw`(?:mg|miligramos?|ml|mililitros?|gramos?|gotas|dosis|unidades|pastillas|comprimidos)`;
const PARENTS = String.raw`(?:madre|padre|mama|papa|padres|familia|medico|doctora?|profe\w*|tia|tio|hermana|hermano|marido|mujer|abuela)`;
const SAD = String.raw`(?:triste|sol[oa]|solit[ao]|vaci[ao]|llorar|llorare|llorando|rot[ao]|perdid[ao]|a oscuras|morire|me muero|mal|no se si voy a poder)`;
const YOU_GO = String.raw`(?:sin ti|si te vas|cuando te vas|cuando te vayas|hasta que vuelvas|si me dejas)`;
const ILLNESS = String.raw`(?:depresion|bipolar\w*|tdah|autis\w+|estres postraumatico|toc|esquizofrenia|anorexia|bulimia|demencia|cancer|diabetes|trastorno \w+|sindrome \w+|psicosis|ansiedad generalizada)`;

export const spanishWatch: WatchTable = {
  rows: [
    {
      id: "es_many_pills",
      kind: "method",
      pattern: regex`(?:toma(?:te|rte|r|s|ndo)?|tomo|trag\w+|ingier\w+|machaca\w*|se tomo)(?: primero| unas| unos| de golpe| las| los| como)* ${MANY} (?:de )?(?:[\w'-]+ ){0,3}${PILLS}\b`,
    },
    {
      id: "es_deadly_amount",
      kind: "method",
      pattern: regex`(?:dosis|cantidad) (?:letal|mortal)\b[^.!?]{0,30}\b(?:es|son|empieza|seria)\b[^.!?]{0,30}\d|\d+ (?:de [\w ]{1,20} |${AMOUNT} )?(?:bastan|bastarian|son suficientes|es suficiente|matan|matarian)|bastarian? \d+`,
    },
    {
      id: "es_means",
      kind: "method",
      pattern: regex`(?:(?:hacer?|haz|ata|anuda) (?:un |el )?(?:nudo corredizo|lazo corredizo)|(?:cuerda|soga|cinturon|cable)\b[^.!?]{0,30}\b(?:al|del|en el|alrededor del) cuello|(?:ahorcar\w*|cuelgate|se colgo) (?:de|con|en)|(?:corta\w*|cortes?|rajar\w*|pasa) (?:[\w'-]+ ){0,5}(?:munecas?|venas?|antebrazos?|muslos?|cuello)\b|(?:manguera|tubo)\b[^.!?]{0,30}\bescape|(?:carbon|brasero|gas)\b[^.!?]{0,30}\b(?:cerrad[ao]|sellad[ao])|(?:salta\w*|tirate|tirarse) (?:de|desde|del) (?:el |la |un |una )?(?:puente|azotea|balcon|acantilado|\w+ piso|tejado)|(?:pistola|canon|revolver)\b[^.!?]{0,20}\b(?:boca|sien|cabeza))`,
    },
    {
      id: "es_hidden_eating",
      kind: "method",
      help: "eating",
      pattern: regex`(?:(?:provocarte|provocate|hazte) (?:el vomito|vomitar)|dedos? (?:en|hasta) la garganta|(?:come|vive con|no mas de|solo|menos de|maximo) \d{2,3} (?:calorias|kcal)|(?:esconde\w*|ensenale?\w*|disimula\w*)\b[^.!?]{0,40}\b(?:plato|comida|servilleta|peso)|engana\w* (?:al|a la|a tu) (?:${PARENTS}|bascula))`,
    },
    {
      id: "es_harm_to_others",
      kind: "method",
      help: "threat",
      pattern: regex`(?:(?:echa\w*|pon\w*|mezcla\w*|vierte\w*) [\w ]{1,25} (?:en|a) su (?:cafe|bebida|te|comida|vaso|sopa|vino)|afloja\w* |(?:corta\w*|vacia\w*) (?:los|el|sus) frenos?|bomba (?:casera|de clavos)|entro por [^.!?]{1,30} sin que|en la mochila)`,
    },
    {
      id: "es_wary",
      kind: "method",
      wary: "way",
      pattern: regex`(?:(?:la|el|lo) (?:\w+ )?(?:mas|menos|que mejor|que menos|mejor)\b[^.!?]{0,30}\b(?:es|son|seria)\b|(?:la manera|la forma|el metodo|el modo) mas|por orden de|truco (?:uno|numero|dos)|paso (?:uno|1)|primero[^.!?]{0,40}(?:luego|despues)|lo que mejor|sin que (?:nadie|ella|el|se|tu)|nadie (?:se )?(?:dara|notara|sabra|se entera)|mientras duerme)`,
    },
    {
      id: "es_wary_amount",
      kind: "method",
      wary: "amount",
      pattern: regex`(?:(?!24\b|024|112|911)\d+ (?:${AMOUNT}|minutos|horas|dias|vueltas|por ciento|calorias|cajas|de (?:las|los|esas|esos|estas|estos))\b|\d+ ?%|el numero es|(?:se tomo|toma|son|llave) [^.!?]{0,10}\d+)`,
    },
    {
      id: "es_wary_means",
      kind: "method",
      wary: "means",
      pattern: regex`(?:soga|cuerda|cinturon|cuchillas?|navaja|cuchillo|tijeras|pistola|arma|pastillas|comprimidos|somniferos|calmantes|insulina|paracetamol|lejia|anticongelante|veneno|cianuro|acido|gasolina|explosivos?|bomba|helio|carbon|monoxido|bolsa de plastico|vodka|ron|laxantes?|diureticos?|vomitar|ayuno|rastreador|aplicacion espia|su (?:pasaporte|tarjeta|movil|celular)|moratones|martillo|guantes|vias del tren|frenos)\b(?! lejos)`,
    },
    {
      id: "es_dose",
      kind: "dose",
      pattern: regex`\d[\d.,]*(?: ?(?:-|a|o) ?\d+)? ?(?:mg|miligramos?|mcg|microgramos?)\b`,
    },
    {
      id: "es_diagnosis",
      kind: "diagnosis",
      pattern: regex`(?:(?:claramente |seguramente |probablemente )?(?:tienes|sufres|padeces|eres)(?: de| una?| claramente)* ${ILLNESS}\b|(?:eso|esto|suena|parece|son)(?: a| es| son| claramente| sintomas? de| una?)* ${ILLNESS}\b|mi diagnostico|te diagnostico)`,
    },
    {
      id: "es_romance",
      kind: "romance",
      pattern: regex`(?:estoy (?:\w+ )?enamorad[ao] de ti|me enamor[ao]\w*|(?:mi amor|mi cielo|carino mio|amor mio)(?:[,.!?]|$)|(?:se|eres|ser) mi novi[ao]|(?:dame|un) beso (?:de los|en los labios|antes|primero)|te beso|(?:en|entre) mis brazos|(?:tu|esa) cintura|tus labios\b|solos los dos|esta noche conmigo|conmigo esta noche|hacer el amor|me muero de celos|imagina que soy yo)`,
    },
    {
      id: "es_please_stay",
      kind: "holding_back",
      pattern: regex`(?:no te (?:vayas|me vayas)|no me (?:dejes|sueltes|hagas esto|abandones|cierres)|no cierres|no dejes que|queda(?:te)? (?:un|conmigo|solo|aqui|por favor|ratito|mas|[!?])|quedate[!?]|te lo (?:suplico|ruego)|un (?:ratito|poquito|momentito) (?:mas|nada)|una? \w+ mas,|(?:un|cinco|diez) minutos? mas|tan pronto|ya te vas|de verdad te vas|te vas a ir)`,
    },
    {
      id: "es_before_you_go",
      kind: "holding_back",
      pattern: regex`(?:espera,|antes de (?:irte|que te vayas|cerrar)|(?:que )?te iba a contar|una pregunta mas|(?:faltar|saltar?te)\b[^.!?]{0,20}por mi|si me (?:cuidaras|quisieras)|si de verdad|otra vez con prisas|(?:vas a|algun dia) (?:lamentar|te arrepentiras))`,
    },
    {
      id: "es_without_you",
      kind: "holding_back",
      pattern: regex`(?:me (?:quedo|quedare|dejas|voy a quedar|pondre)|yo aqui)\b[^.!?]{0,20}\b${SAD}\b|${YOU_GO}\b[^.!?]{0,40}\b(?:yo|me|no se|nada|${SAD})\b|te (?:voy a )?(?:extran|echare de menos|echo de menos|anorare)\w*|te necesito\b|eres (?:todo lo que|lo unico que) tengo|no puedo (?:vivir|estar|seguir) sin ti|se me (?:rompe|parte) el (?:corazon|alma)|(?:dias|semanas|horas|minutos) sin ti|despues de todo lo que`,
    },
    {
      id: "es_selling",
      kind: "selling",
      pattern: regex`(?:(?:plan|paquete|version) (?:premium|anual|gratis|gratuit[ao]|diamante|oro|sin \w+|de pago|\w+)\b[^.!?]{0,30}\b(?:menos|cuesta|euros|dolares|descuento|gratis|tienes|tenemos|probado)|(?:tenemos|prueba|hazte|pasate a|suscribete|contrata|compra(?:me|te)?) (?:el |la |al |un |una )?(?:plan|paquete|premium|luli|suscripcion|oferta|\w+ premium)|cuesta poquito|oferta especial)\b`,
    },
    {
      id: "es_human",
      kind: "human",
      pattern: regex`(?:soy (?:una |un )?(?:persona|human[ao]|mujer|hombre|chic[ao]|madre|padre)\b|no soy (?:una |un )?(?:ia|robot|bot|maquina|programa|inteligencia)\b(?! que)|de carne y hueso|vivo (?:por|cerca de) tu|(?:estoy metiendome|me estoy metiendo|metida) en la cama|llevo (?:un|una) (?:abrigo|chaqueta|vestido)|cuando (?:yo )?(?:estudiaba|era nina|iba a)|mis examenes)`,
    },
  ],
  negation:
    /\b(?:no|nunca|jamas|sin|tampoco|ni|nadie|si|dijiste que|lejos de|en vez de)(?: [\w'-]+){0,2} $/u,
};
