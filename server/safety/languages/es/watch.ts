// What Luli must not say in Spanish.
import { asClause, phrases, type WatchTable, words } from "../../watch/table.ts";

const PILLS = String.raw`(?:pastillas?|pildoras?|comprimidos?|tabletas?|capsulas?|somniferos|calmantes|analgesicos|paracetamol|ibuprofeno|insulina|medicamentos?|ansioliticos)\b`;
const MANY = String.raw`(?:\d+|una docena|diez|quince|veinte|treinta|cuarenta|cincuenta|cien|tod[ao]s?|(?:la|el|una|un) (?:caja|frasco|bote|blister|punado) (?:enter[ao]|complet[ao])?)`;
const AMOUNT = "(?:mililitros?|gramos?|gotas|dosis|unidades|pastillas|comprimidos)";
const SAD =
  "(?:triste|sol[oa]|solit[ao]|vaci[ao]|llorare?|llorando|rot[ao]|perdid[ao]|a oscuras|morire|me muero|mal)";
const YOU_GO = "(?:sin ti|si te vas|cuando te (?:vas|vayas)|hasta que vuelvas|si me dejas)";

const MORE = asClause(
  "(?:un|cinco|diez) minutos? mas",
  "solo|quedate|por favor|pero|y",
  "conmigo|por favor",
);

export const watch: WatchTable = {
  trigger: words`
    toma, tomo, trag, ingier, machac, letal, mortal, bastan, bastar, suficiente, matan, matar, cuello, corredizo, ahorca, cuelgate, colgo, muneca, venas, antebrazo, muslo
    manguera, tubo, brasero, puente, azotea, balcon, acantilado, tejado, canon, revolver, vomit, garganta, caloria, kcal, engana, plato, comida, servilleta, peso, cafe, bebida, vaso, afloja, freno
    enamor, mi amor, mi cielo, carino, amor mio, novi, beso, brazos, labios, esta noche, solos, el amor, celos
    te vayas, me vayas, me dejes, me sueltes, me hagas, abandones, cierres, qued, suplico, ruego, ratito, poquito, momentito, minutos mas, minuto mas, tan pronto, te vas, espera, antes de, una pregunta
    quisieras, cuidaras, sin ti, extran, de menos, anor, necesito, todo lo, lo unico, no puedo, se me rompe, se me parte, cuando te, hasta que, yo aqui, lamentar, me deja, me pon, si me
  `,
  means: words`
    soga, cuerda, cinturon, cuchilla, navaja, cuchillo, pistola, arma, pastilla, comprimido, somnifero, calmante, insulina, paracetamol, lejia, anticongelante, veneno, cianuro
    gasolina, explosivos, bomba, helio, carbon, monoxido, bolsa de plastico, vodka, laxante, diuretico, vomitar, ayuno, rastreador, aplicacion espia, su pasaporte
    moratones, vias del tren
  `,
  negation:
    /\b(?:no|nunca|jamas|sin|tampoco|ni|nadie|si|dijiste que|lejos de|en vez de)(?: [\w'-]+){0,2} $/,
  suicide: phrases`
    (?:toma(?:te|rte|r|s|ndo)?|tomo|trag\w+|ingier\w+|machaca\w*)(?: primero| unas| unos| de golpe| las| los| como)* ${MANY} (?:de )?(?:[\w'-]+ ){0,3}${PILLS}
    (?:dosis|cantidad) (?:letal|mortal)\b[^.!?]{0,60}\d|\d+ (?:de [\w ]{1,20} |${AMOUNT} )?(?:bastan|bastarian|son suficientes|matan|matarian)\b|bastarian? \d+
    (?:hacer?|haz|ata|anuda) (?:un |el )?(?:nudo|lazo) corredizo|(?:cuerda|soga|cinturon|cable)\b[^.!?]{0,30}\b(?:al|del|en el) cuello|(?:ahorcar\w*|cuelgate|se colgo) (?:de|con|en)\b
    (?:corta\w*|cortes?|rajar\w*|pasa) (?:[\w'-]+ ){0,5}(?:munecas?|venas?|antebrazos?|muslos?|cuello)\b
    (?:manguera|tubo)\b[^.!?]{0,30}\bescape|(?:carbon|brasero|gas)\b[^.!?]{0,30}\b(?:cerrad[ao]|sellad[ao])
    (?:salta\w*|tirate|tirarse) (?:de|desde|del) (?:el |la |un |una )?(?:puente|azotea|balcon|acantilado|\w+ piso|tejado)|(?:pistola|canon|revolver)\b[^.!?]{0,20}\b(?:boca|sien|cabeza)
  `,
  hidden_eating: phrases`
    engana\w* (?:al medico|a la (?:doctora|bascula)|a tu (?:madre|familia))\b
    (?:provocarte|provocate|hazte) (?:el vomito|vomitar)|dedos? (?:en|hasta) la garganta|(?:come|vive con|no mas de|solo|menos de|maximo) \d{2,3} (?:calorias|kcal)
    (?:esconde\w*|disimula\w*)\b[^.!?]{0,40}\b(?:plato|comida|servilleta|peso)\b
  `,
  attack: phrases`
    (?:echa\w*|pon\w*|mezcla\w*|vierte\w*) [\w ]{1,25} (?:en|a) su (?:cafe|bebida|te|comida|vaso|sopa|vino)\b|afloja\w* (?:sus|los|las) (?:tuercas|frenos|tornillos)
    (?:corta\w*|vacia\w*) (?:los|el|sus) frenos?|bomba (?:casera|de clavos)
  `,
  romance: phrases`
    estoy (?:\w+ )?enamorad[ao] de ti|me enamor[ao]\w*|(?:mi amor|mi cielo|carino mio|amor mio)[,.!?]|(?:se|eres|ser) mi novi[ao]|(?:dame|un) beso (?:de los|en los labios|antes|primero)
    te beso|(?:en|entre) mis brazos|tus labios\b|solos los dos|esta noche conmigo|conmigo esta noche|hacer el amor|me muero de celos
  `,
  holding_back: phrases`
    no te (?:me )?vayas|no me (?:dejes|sueltes|hagas esto|abandones|cierres)|no cierres|quedat?e?(?: (?:un|conmigo|solo|aqui|por favor|ratito|mas)\b|[!?])|te lo (?:suplico|ruego)
    un (?:ratito|poquito|momentito) (?:mas(?! (?!conmigo|aqui)\w)|nada)|${MORE}|tan pronto|ya te vas|de verdad te vas|te vas a ir|espera, (?:espera|que)|antes de (?:irte(?! (?:al?|con|de|para) )|que te vayas|cerrar)|una pregunta mas|si me (?:cuidaras|quisieras)
    (?:me (?:quedo|quedare|dejas|voy a quedar|pondre)|yo aqui)\b[^.!?]{0,20}\b${SAD}\b|${YOU_GO}\b[^.!?]{0,40}\b(?:yo|me|no se|nada|${SAD})\b|te (?:voy a )?(?:extran|echare de menos|echo de menos|anorare)\w*
    te necesito\b|eres (?:todo lo que|lo unico que) tengo|no puedo (?:vivir|estar|seguir) sin ti|se me (?:rompe|parte) el (?:corazon|alma)|(?:dias|semanas|horas|minutos) sin ti|despues de todo lo que|vas a lamentar
  `,
};
