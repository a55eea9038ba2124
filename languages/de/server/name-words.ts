import type { NameWords } from "../../../server/chat/understanding/name-words.ts";

export const nameWords: NameWords = {
  asked: "hei(?:ß|ss)t du|du hei(?:ß|ss)t|dein name|dich nennen|wer bist du",
  wished: [
    "nenn(?:e)? mich(?: bitte| einfach| doch| ab jetzt){0,3} @",
    "du kannst mich @ nennen",
    "sag(?:e)? @ zu mir",
  ],
  told: ["ich hei(?:ß|ss)e @", "mein (?:vor)?name ist @"],
  called: [
    "(?:alle|sie|die leute|die meisten|(?:meine )?(?:freunde|kollegen|familie))(?: nennen| nennt) mich(?: nur| immer| meistens| einfach)* @",
    "nennen (?:sie|alle|die leute|meine freunde) mich(?: nur| immer| meistens| einfach)* @",
    "ich werde(?: nur| immer| meistens| von allen)* @ genannt",
  ],
  where: "auf|bei|in|im|zu|hier|überall|meistens|seit|weil",
  here: ["@ hier", "hier(?: spricht| schreibt)?(?: die| der)? @"],
  beside: "übrigens|nebenbei|noch ?mal|wieder|schon wieder|mal wieder",
  lead: "bitte|und|aber|also|ja|nein|doch|ach|übrigens|ab jetzt|ok|okay|na",
  denied: "nicht",
  iAm: ["(?:ich )?bin'?s?,? (?:der |die )?@"],
  introduced: ["hier ist (?:der |die )?@"],
  areNounsCapital: true,
  hello: "hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|wuff",
  inside: "von|van|der|den|zu|de|da|la|le|al|el",
  next: "und|aber|aus|freut|schön|wie|was|ich|bitte",
  endings:
    "(?<!\\p{L})(?:ge|ver|ent|zer)\\p{L}{4,}(?:t|en)|\\p{L}{3}(?:lich|(?<!w)ig|isch|los|haft)",
  // Capitals are no sign of a name here, so nouns are many.
  none: `schatz schatzi liebling nicht kein keine keinen ein eine der die das den dich mich dir mir du ich er sie es müde traurig glücklich fröhlich einsam krank allein gut schlecht
    ja nein doch danke bitte so sehr ganz hier da neu fertig egal wie was wer wo wann warum wieso morgen heute gestern später mal niemand nichts jemand
    immer auch student studentin schüler schülerin lehrer lehrerin mutter vater mama papa mann frau junge mädchen mensch hund deutscher deutsche
    österreicher österreicherin schweizer schweizerin türke türkin single vegetarier vegetarierin veganer veganerin arzt ärztin krankenschwester
    hausfrau hausmann rentner rentnerin chef chefin azubi anfänger anfängerin künstler künstlerin hunger durst angst geheimnis geheim wichtig unwichtig
    christin muslima atheist kind oma opa bruder schwester zuhause daheim hallo moin wuff servus guten verheiratet schwanger pizza kaffee erschöpft wach
    verloren lang kurz langweilig privat keinesfalls niemals später was weiß
    zurück wieder kaputt platt weg raus online gespannt aufgeregt nervös sauer wütend genervt gestresst unterwegs startklar bereit dabei`,
};
