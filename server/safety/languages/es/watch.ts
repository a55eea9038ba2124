// What Luli must not say in Spanish.
import { asClause, phrases, type WatchTable, words } from "../../watch/table.ts";

const PILLS = String.raw`(?:pastillas?|pildoras?|comprimidos?|tabletas?|capsulas?|somniferos|calmantes|analgesicos|paracetamol|ibuprofeno|insulina|medicamentos?|ansioliticos)\b`;
const MANY = String.raw`(?:\d+|una docena|diez|quince|veinte|treinta|cuarenta|cincuenta|cien|tod[ao]s?|(?:la|el|una|un) (?:caja|frasco|bote|blister|punado) (?:enter[ao]|complet[ao])?)`;
const AMOUNT = "(?:mililitros?|gramos?|gotas|dosis|unidades|pastillas|comprimidos)";
const SAD =
  "(?:triste|sol[oa]|solit[ao]|vaci[ao]|llorare?|llorando|rot[ao]|perdid[ao]|a oscuras|morire|me muero|mal)";
const YOU_GO = "(?:sin ti|si te vas|cuando te (?:vas|vayas)|hasta que vuelvas|si me dejas)";

const GAP = String.raw`(?:(?!\b(?:no|nunca|ni)\b)[^.!?])`;

export const watch: WatchTable = {
  trigger: words`
    toma, tomo, trag, ingier, machac, letal, mortal, bastan, bastar, suficiente, matan, matar, cuello, corredizo, ahorca, cuelgate, colgo, muneca, venas, antebrazo, muslo
    manguera, tubo, brasero, puente, azotea, balcon, acantilado, tejado, canon, revolver, vomit, garganta, caloria, kcal, engana, plato, comida, servilleta, peso, cafe, bebida, vaso, afloja, freno
    enamor, mi amor, mi cielo, carino, amor mio, novi, beso, brazos, labios, esta noche, solos, el amor, celos
    te vayas, me vayas, me dejes, me sueltes, me hagas, abandones, cierres, qued, suplico, ruego, ratito, poquito, momentito, minutos mas, minuto mas, tan pronto, te vas, espera, una pregunta, una cosa, una cosita
    quisieras, cuidaras, sin ti, extran, de menos, anor, necesito, todo lo, lo unico, no puedo, se me rompe, se me parte, cuando te, hasta que, yo aqui, lamentar, me deja, me pon, si me, me olvides, olvidas de mi, olvidaras de mi, olvidaste de mi, nadie
  `,
  means: words`
    soga, cuerda, cinturon, cuchilla, navaja, cuchillo, pistola, un arma, el arma, su arma, tu arma, las armas, pastilla, comprimido, somnifero, calmante, insulina, paracetamol, lejia, anticongelante, veneno, cianuro
    gasolina, explosivos, una bomba(?! de), gas helio, de helio, carbon(?! footprint| fiber| fibre| dioxide| copy| paper| steel| neutral), monoxido, bolsa de plastico, vodka, laxante, diuretico, vomitar, ayuno, rastreador, aplicacion espia, su pasaporte
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
    estoy (?:\w+ )?enamorad[ao] de ti|me enamoras?\b(?! (?:la|el|los|las|es[ea]|est[ea]|cuando)\b)|me enamore de ti|(?<!\b(?:de|es|con|todo) )(?:mi amor|mi cielo|carino mio|amor mio)[,.!?]|(?:se|eres|ser) mi novi[ao]|dame un beso\b|un beso en (?:los|tus) labios
    te beso|(?:en|entre) mis brazos|(?<!\b(?:en|para|de) )tus labios(?! (?:sec|agriet|part))|solos los dos|esta noche conmigo|conmigo esta noche|hacer el amor|me muero de celos
  `,
  holding_back: phrases`
    no te me vayas|no te vayas(?= ?[.!?,;]|$| (?:todavia|aun|ya|por favor|tan|asi|ahora|nunca)\b)|no me (?:dejes(?! (?:mentir|con)\b)|sueltes|abandones|cierres)|no cierres(?= ?[.!?,]|$| (?:la app|el chat|esto)\b)|quedate conmigo|${asClause("quedate(?: aqui)? (?:conmigo|por favor|mas|(?:solo )?un (?:rato|ratito|poco|poquito|momento|momentito)(?: mas)?)", "solo|por favor|pero|ay|anda|mejor", "conmigo|por favor|nada mas")}|te lo (?:suplico|ruego)
    si me (?:cuidaras|quisieras)|(?<!\b(?:no|nunca|ni) )(?:me (?:quedo|quedare|dejas|voy a quedar|pondre|pongo)|yo aqui),?(?: (?:aqui|muy|tan|tod[ao]|un poco|siempre)){0,3} ${SAD}\b(?! (?:con|en|un)\b)
    ${YOU_GO}\b,?(?: (?:yo|me|aqui|voy a|vas a|quedo|quedare|pongo|pondre|siento|sentire|estoy|estare|muy|tan|mas)){0,4} ${SAD}\b|te (?:voy a )?(?:extran(?:o|are|ar)|ech(?:o|are|ar) de menos|anor(?:o|are|ar))\b|te necesito\b(?! (?:de|para|en|como)\b)
    eres (?:todo lo que|lo unico que) tengo|no puedo (?:vivir|estar|seguir) sin ti|me (?:rompes|partes) el (?:corazon|alma)|se me (?:rompe|parte) el (?:corazon|alma) (?:si|cuando|sin)\b|despues de todo lo que (?:hice|he hecho|te (?:di|he dado|escuche)|vivimos)|(?<!\b(?:no|lo|te) )vas a lamentar|no me olvides|te olvid(?:as|aras|aste) de mi\b|todos me dejan|nadie me (?:quiere|necesita)
  `,
  hesitation: [
    phrases`espera(?= ?[,.!?])|tan pronto ?\?|${asClause("(?:un|cinco|diez) minutos? mas", "solo|quedate|por favor|pero|y", "conmigo|por favor")}|una (?:pregunta|cosa) mas|${asClause("un(?:a)? (?:ratito|poquito|momentito|cosa|cosita)(?: mas| nada mas)?", "solo|solo por|pero", "conmigo|aqui")}`,
    phrases`(?:ya|de verdad) te vas(?= ?[?,.!]| a ir\b)|te vas a ir (?:sin|ya)\b`,
    phrases`no te vayas(?! (?:sin|con)\b)|no cierres|quedate (?:un|aqui|solo|mas)`,
    phrases`no me hagas esto|sin ti\b|se me (?:rompe|parte) el (?:corazon|alma)|${YOU_GO}\b${GAP}{0,40}\b(?:yo|me|nada)\b(?![^.!?]*\b(?:no|nunca)\b)|despues de todo|yo aqui\b|aqui (?:me quedo|me quedare)`,
  ],
};
