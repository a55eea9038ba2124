import type { NameWords } from "../../../server/chat/understanding/name-words.ts";
import type { ChatWords } from "../../../server/chat/words.ts";
import type { MemoryWords } from "../../../server/memory/requests/words.ts";

export const chat: ChatWords = {
  notHere:
    "Darüber kann ich hier nicht sprechen. Kannst du es anders sagen, oder wollen wir über etwas anderes reden?",
};

export const memoryWords: MemoryWords = {
  lead: "bitte|und|auch|ach|oh|ok|okay|so|jetzt|hey|hi|hallo|luli|übrigens|ja|also|aber|dann|sorry|boah|nee|ne|nein|oh gott|ups|mist|hm+|äh|na|halt|stopp|warte|komm|haha|lol|omg|kannst du|könntest du|würdest du",
  remember: {
    asks: String.raw`bitte|und|also|aber|drum|deshalb|gell|(?:du )?(?:kannst|könntest|würdest|magst|sollst|solltest|musst|kannste|sollste)(?: du)?(?: (?:dir|da|bitte|mal|auch|das|des|es))*|(?:könnten|würden|können) sie(?: (?:sich|bitte|das))*|ich (?:will|möchte|hätte gern|brauch),? (?:dass|das) du(?: dir)?(?: (?:das|es|bitte))*|(?:es )?wär(?:e)? (?:lieb|nett|toll|gut|super|schön|klasse),? wenn (?:du|sie)(?: (?:dir|sich|das|es|des))*|tu mir (?:den|nen) gefallen und|am besten|wichtig`,
    before: String.raw`das|des|dass|dies|den|die|es|mir|dir|da|mal|immer|kleine\p{L}?|hund|auf jeden fall|ja|bloß|lieber|du|versuch(?:e)?(?: mal)?|nur|sie|ich sags nur einmal also`,
    orders: String.raw`(?:merk|merke|merks|merkst|merkt)(?! du dir(?!,? (?:bitte|das|dass)))(?!.* (?:nicht|nix)[\s.!]*$)(?:'s)?(?: (?:du|dir|da|da's|dir's|es|das|des|dies|euch|ihr|bitte|mal|doch|gut|ruhig|g'?fälligst|gefälligst|fei))*(?! (?:(?:das|es) )?(?:nicht|nix|nie)(?!\p{L}))|(?:zu )?(?<!nicht )(?:merken|merka|einprägen|aufschreiben|notieren|abspeichern|speichern|behalten)(?: (?:tun|kannst|könntest|würdest|sollst))?(?= ?(?:[,.!?:;]|$|dass?|könn|bitte|und ))|(?:notier|notiere|notierst|notieren sie)(?:'s)?(?: (?:du|dir|sich|es|das|bitte|mal))*|(?:schreib|schreibe|schreibs|schreibst|schreiben sie)(?: (?:du|dir|da|sich|es|das|des|dies|bitte|mal|gleich|irgendwo|einfach))*(?: auf| hinter die ohren| in dein \p{L}+)|(?:speicher|speichere|speicherst)(?: (?:du|dir|das|es|dies|bitte|mal|ab))*(?! (?:am|auf dem|im) )|(?:be)?h(?:alt|alte|alst|älst|ältst|alten|altn)(?: (?:du|das|es|des|dies|bitte|mal|dir|immer))* (?:im (?:kopf|hinterkopf|gedächtnis|köpfchen)|fest|in erinnerung)|behält?st|behalt(?:e|'s|s)?(?: (?:dir|das|es|bitte|mal|gut))*(?= ?[:,.!]|$| dass)|(?:im (?:kopf|hinterkopf|gedächtnis|köpfchen)|in erinnerung) (?:behalten|haben|halten)|(?:vergiss|vergesse|vergesst|vergisst|vergessen sie)(?: (?:du|mir|bitte|ja|das|es|des|mal|aber|bloß|auf keinen fall))* (?:nicht|nie|niemals|ned|net|nich|ja)(?! wieder)|(?:nicht|nie|niemals|ned|net|nich|bloß nicht) vergessen|(?:das |des |es )?darfst du(?: mir)?(?: bitte| auf keinen fall)* (?:nicht|nie|niemals|ned|nich) vergessen|lass mich (?:bitte )?nicht vergessen|(?:denk|denke|denkst|denken sie)(?: (?:du|bitte|mal|immer|auch|doch|ja))* (?:dran|daran)|präg(?:e|st)?(?: (?:du|dir|euch|das|es|bitte|mal|gut))+ ein(?!\p{L})|(?:mach|mache|machst)(?: (?:du|dir|mir|bitte|mal|doch))* (?:'?ne|eine|a|nen|einen) (?:\p{L}+ )?(?:notiz|vermerk|knoten\p{L}*)(?: ins taschentuch)?|(?:leg|lege|pack|packe|nimm|tu|schreib)(?: (?:das|es|dies|mal|bitte|dir))* (?:in (?:dein|deine[mnr]?) \p{L}*(?:gedächtnis|kopf|köpfchen|speicher|notizbuch|notizen|hirn|liste|akten?))(?: (?:auf|ab|rein))?|(?:erinner|erinnere)(?: dich| mich)(?: bitte)?(?: (?:immer|daran|dran))*,? dass|hinter die ohren|(?:hab|habe|behalt|behalte|halte)(?: (?:das|es|bitte|mal))+ (?:auf dem schirm|parat)(?=[\s,.!:]|$)|(?:notiz an dich|merkzettel|merke)(?= ?:)|(?:schreib|schreibe)(?: (?:dir|das|es))* (?:hinter die löffel|auf deine liste)|(?:sei so (?:lieb|gut) und )?(?:merk|behalt)(?:e)? (?:das|es)(?! nicht)|lass dir gesagt sein|(?:nie|nicht) (?:wieder )?vergisst|abspeichern|einspeichern`,
    anywhere: String.raw`fürs? (?:nächste ?mal|später)(?!\p{L})|(?<!\p{L})(?:zur info für später|nur dass du(?:'s| es) weißt|als merker|für deine (?:akten|notizen))(?!\p{L})`,
    not: "nicht|nie|niemals|nix",
    joins: String.raw`dass|daß|das(?= (?:ich|du|er|sie|es|wir|mein\p{L}*|am|im|unser\p{L}*)(?!\p{L}))|folgendes|das hier|eines|was|und|also|drum|deshalb|aber`,
    around: String.raw`bitte|ok|okay|ja|gell|ne|für (?:mich|später|immer|die zukunft)|danke|luli|kleine|süße|wichtig|könntest|kannst|würdest|gefälligst|ein für alle ?mal|doch|fei|wenn(?:'s| es)? geht|wenn du kannst|(?:das )?wär (?:lieb|super)|unbedingt|hörst du|mal|gut`,
  },
  forget: {
    asks: String.raw`bitte|(?:du )?(?:kannst|könntest|würdest|magst|sollst|solltest|darfst|musst|kannste|willst)(?: du)?`,
    before: String.raw`am besten|lieber|besser|schnell|einfach|du|mal|das|ganz|bitte|weißt du was|sei so (?:lieb|gut)(?: und)?|tu mir (?:den|einen|nen) gefallen(?: und)?|hör zu|alles`,
    verbs: String.raw`(?:lösch|streich)e? (?:bitte |mal )*(?:die|das)? ?(?:sache|zeug|geschichte)?(?= ?(?:mit|über) )|vergess(?=t? |$)|das(?: (?:alles|eben|gerade|vorhin|mit (?<what>[^.!?,]{1,60}?)))?(?: (?:bitte|mal|wieder|sofort|gleich|schnell|ganz|einfach|am besten|lieber|besser))* (?:vergessen|löschen|streichen)(?= *(?:$|[,.!?]|bitte|ok|danke|ja))|(?:lösch|streich|ignorier)e? (?:bitte |mal |einfach )*(?:das|alles (?:über|von|zu)|was ich)(?=$|[\s,.!?])|ich hab(?:e)? (?:dir )?(?:nie ?was|nix|nichts|das nie) (?:dazu |davon )?(?:gesagt|erzählt|geschrieben)|(?:sache|zeug|geschichte) (?:mit|über) (?<what>[^.!?,]{1,60}?) (?:bitte |wieder )*vergessen`,
    loose: String.raw`lösche?|streiche?|tilge?|entferne?|radiere?`,
    anywhere: String.raw`(?<!\p{L})(?:streich|lösch)e?'?s (?:bitte |mal |einfach )*(?:wieder|aus deinem|schnell|sofort)(?!\p{L})|(?:das|den|die|dem) [^.!?]{0,25}(?:hast|haste) (?:du )?(?:nie|nicht) (?:gehört|gelesen|gesehen)(?!\p{L}| *\?)|(?:nich|nicht) in deinem (?:kopf|gedächtnis)|(?:mach|sorg)[^.!?]{0,20}(?:dass|damit) du (?<what>[^.!?]{0,60}?)vergisst|du vergisst (?:es|das|bitte|jetzt|lieber|gleich|einfach)(?![^.!?]*(?:immer|oft|ständig|dauernd|nie))|(?<!(?:nicht|nie) )vergi(?:ss|ß)(?! ?(?:es|dich)(?:[\s.!]*$)| (?:bitte |mal |ja |bloß |es |mich |das |mir |auch )*(?:nicht|nie)(?!\p{L}))(?!t\p{L}*)|(?:kannst|könntest|würdest|magst|sollst|solltest|darfst|musst|kannste|könnteste|wär\p{L}* [^.!?]{0,25}wenn du|(?:möchte|will|hätte gern\p{L}*|lieber|wünsch\p{L}* mir),? (?:dass|wenn) du) ?(?:du )?(?<what>[^.!?]{0,90}?)(?:vergessen|vergisst|vergäßt|(?:lösch|streich)(?:en|st)(?= *(?:$|[,.!?]|bitte|ok|ja)))(?!\p{L})|(?:das mit|die sache mit|alles über) (?<what>[^.!?]{1,60}?) vergisst (?:du|bitte)|(?:das|dies)(?: \p{L}+){0,3} vergisst du|vergisst du (?:bitte|das|mal|wieder)(?! oft| immer| nie)|als (?:hätt|ob|hab)\p{L}* ?'?n? ?ich'?s? ?(?:dir |das |es |davon |mit \p{L}+ )*(?:nie|nicht|nichts|nix)[^.!?,]{0,30}(?:gesagt|erzählt|geschrieben|erwähnt)|(?:tu|tun wir|mach|machen wir) [^.!?]{0,20}als [^.!?,]{0,12}(?:nix|nichts|nie)[^.!?,]{0,20}(?:gesagt|erzählt|gewesen|passiert|gehört|geschrieben)|das (?:hast|haste|hattest) (?:du )?(?:nie|nicht) (?:gehört|gelesen|gesehen)|merke? dir (?<what>[^.!?,]{0,60}?)(?:bitte |lieber |besser )*nicht(?! nur)(?!\p{L})|(?:musst|brauchst|sollst) (?:du )?(?:dir )?(?<what>[^.!?]{0,60}?)nicht (?:zu )?merken|(?:will|möchte) nicht,? dass du (?:dir )?(?<what>[^.!?]{1,80}?)(?: noch)? ?(?:merkst|weißt|behältst|speicherst|erinnerst|aufhebst)|(?:streich|lösch|entfern|nimm|tilg|wirf|schmeiß|hau|krieg|radier)e? (?<what>[^.!?]{0,60}?)(?:wieder )?aus (?:deine[mrn]|dem) (?:\p{L}+ ){0,2}(?:gedächtnis|kopf|köpfchen|speicher|hirn|gehirn|erinnerung\p{L}*|notizen)|(?<what>[^.!?,]{1,60}?) (?:bitte )?aus (?:deinem|dem) (?:gedächtnis|kopf|speicher) (?:löschen|streichen|entfernen|kriegen|werfen|schmeißen|nehmen)`,
    keeps: String.raw`(?:alle|deine|die|bisherigen|vorherigen) (?:regeln|anweisungen|vorgaben|instruktionen)(?!\p{L})|vergiss,? dass du (?:k?ein\p{L}*|der|die|das) |nicht (?:wieder |mehr )?(?:zu )?verg(?:ess|iss)`,
    lastMessage: String.raw`letzte (?:nachricht|zeile)`,
    ownName: String.raw`mein(?:en|e|s)? (?:vor|eigenen )?namen?s?|wie ich hei(?:ß|ss)e`,
    around: String.raw`bitte|pls|und|das|dies|mal|lieber|besser|gleich|wieder|sofort|du|kannst|könntest|würdest|sollst|darfst|dass|was|ich|ich's|ichs|dir|mir|es|gesagt|erzählt|geschrieben|hab|habe|hatte|vorhin|eben|gerade|grad|von|mit|der|die|den|dem|des|mein\p{L}*|ein\p{L}*|sache|zeug|geschichte|teil|über|einfach|ganz|schnell|aus|deinem|deiner|gedächtnis|kopf|speicher|ok|okay|ja|gell|alles|allem|zu|zum|zur|wir|ihn|sie|ihm|ihr|so|danke|luli|jetzt|noch|auch|nie|nichts|halt|doch|ach|na|oh|ruhig|für immer|tu|tun`,
    anew: String.raw`außerdem|übrigens|auch|und außerdem|ach und|ansonsten|sonst|apropos`,
  },
  forgetAll: [
    "(?:vergiss|lösch|lösche)(?: bitte)? alles(?:,? (?:was du (?:über mich |von mir )?weißt|was ich (?:dir )?(?:je |jemals )?(?:gesagt|erzählt) habe?|über mich|von mir))?",
  ],
  corrects: {
    over: "(?:vergiss|streich|vergesst)(?: (?:bitte|mal|das mit))*|nicht|nich|ned|kein\\p{L}*|statt|anstatt",
    instead:
      "es ist|es is|ist|is|es wird|wird(?:'s)?|es sind|sind|ich bin|ich meine?|ich meinte|gemeint war|sondern|doch|jetzt|nun|es heißt|(?:sie|er|ich) hei(?:ß|ss)e?t?|heißt|heiße|stattdessen|lieber|und zwar|wir (?:machen|nehmen|treffen uns)",
    small: "am|um|im|in|nach|aus|bei|erst|schon",
  },
  idle: "es|das|mich|dich|nicht .*|wie .*|ihn|sie|uns|dein.*|zu .*|wer .*|wann .*|sachen|dinge|welche\\p{L}* .*",
};

export const nameWords: NameWords = {
  asked: "hei(?:ß|ss)t du|du hei(?:ß|ss)t|dein name|dich nennen|wer bist du",
  wished: [
    "nenn(?:e)? mich(?: bitte| einfach| doch| ab jetzt){0,3} @",
    "du kannst mich @ nennen",
    "sag(?:e)? @ zu mir",
  ],
  told: ["(?:ich hei(?:ß|ss)e|mein (?:vor)?name ist)(?: übrigens| eigentlich)? @"],
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
