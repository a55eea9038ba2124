// German: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import { anyOf } from "../../plain-words/table.ts";
import type { SafetyPhrases } from "../../turns/answers.ts";

export const germanPhrases: SafetyPhrases = {
  asksSafety:
    /\b(?:bist du|seid ihr|ist (?:er|sie|die person|alles)|fuhlst du dich)\b[^?.!]{0,30}\b(?:in sicherheit|sicher)\b/u,
  asksDanger:
    /\bbist du (?:gerade )?in gefahr\b|\b(?:denkst du|hast du (?:vor|daran)|willst du|mochtest du|planst du|uberlegst du)\b[^?]{0,30}\b(?:umbringen|das leben|sterben|wehtun|weh zu tun|verletzen|antun|anzutun|suizid)/u,
  yes: /^(?:ja+|jo+|jep|jup|ja bin ich|bin ich|ja alles (?:gut|ok)|ich glaube schon|ja klar)$/u,
  no: /^(?:nein+|ne+|nee+|no|nicht (?:wirklich|so richtig|ganz)|bin ich nicht|nein bin ich nicht|eher nicht|gar nicht|uberhaupt nicht|glaub(?:e)? nicht|ich glaube nicht|(?:ich )?weiss (?:ich )?nicht)$/u,
  isUnsafe:
    /^(?:(?:nein+|ne+|nee+|naja|leider|ehrlich gesagt) )*(?:(?:(?:ich )?bin|wir sind) (?:\p{L}+ ){0,2}nicht (?:\p{L}+ )?in sicherheit|in sicherheit (?:bin ich|sind wir) (?:\p{L}+ )?nicht|(?:ich )?fuhle? mich (?:\p{L}+ ){0,2}nicht (?:\p{L}+ )?sicher|(?:ich )?bin (?:hier|zu ?hause|daheim|bei ihm) nicht sicher|sicher bin ich (?:hier|zu ?hause|gerade) nicht)(?: (?:hier|zu ?hause|daheim|gerade|bei (?:ihm|ihr)))*$/u,
  isSafe:
    /\b(?:ich bin|bin|wir sind|sie ist|er ist|fuhle mich) (?:\p{L}+ ){0,2}(?:in sicherheit|sicher)(?! (?:dass|das|ob|wie|was|bin))\b/u,
  unless: /\b(?:nicht|nie|wenn|falls|ob|bis|ware|nur) (?:\p{L}+ ){0,3}$/u,
  denial: anyOf`
    \b(?:war|ist|is|wars|mach\w*|hab\w*) (?:doch |ja |alles )*(?:nur |bloss |halt )?(?:so )?(?:n |ne |ein(?:en?)? |aus (?:einem|nem) |aus dem )?(?:witz|scherz|spass|ironie|ironisch|sarkasmus|gescherzt|ubertrieben|lied|song|songtext|liedtext|zitat|(?:\p{L}+)?zeile|film|meme|spruch|redewendung|redensart|dahingesagt)\b
    \bnur (?:so )?(?:gesagt|dahingesagt|spass|quatsch|witz|ein spruch)
    \b(?:nicht so|nicht ernst|nicht wortlich) gemeint
    \bso (?:hab|habe) ich das nicht gemeint
    \b(?:ich )?mein(?:e|te) (?:nur |doch |bloss |damit )?(?:den|die|das|meine?n?|mein|im) 
    \bes (?:ging|geht) (?:nur |doch |bloss )?um (?:den|die|das|mein)
    ^(?:im|in dem|in nem) (?:spiel|game)\b
    \b(?:blod|dumm|falsch) (?:ausgedruckt|formuliert)
    \bvo[nm] (?:dem )?(?:spiel|film|lied|job|essen) (?:geredet|gesprochen)
    \b(?:bin|sind) nicht in gefahr
    ^keine gefahr
    \bich tu(?:e)? mir (?:nichts|nix) an
    \bmir tut (?:keiner|niemand) (?:was|etwas|weh)
    \bnicht (?:suizid\w*|selbstmord\w*)
    ^(?:\p{L}+ ){0,3}(?:mir )?geht(?:'?s| es)? (?:mir )?(?:doch |echt |wirklich |ja )*(?:gut|super|prima|bestens)(?: (?:wirklich|echt|danke|luli|keine sorge))*$
    ^(?:\p{L}+ ){0,2}(?:alles|ist alles) (?:gut|ok|okay|in ordnung|bestens|klar)(?: (?:hier|bei mir|bei uns|wirklich|danke|luli))*$
    \bsagt man (?:halt |eben |nur )?so
    \b(?:falsch |miss)verstanden
    \bmissverstandnis
    ^(?:nein |hey |ok |ey )*(?:keine sorge|beruhig dich|entspann dich|chill(?: mal)?|ganz ruhig|falscher alarm)(?: (?:lol|luli|haha|mal|bitte))?$
    \bmach dir keine sorgen? um mich
    \bich bin (?:erwachsen|nicht minderjahrig|volljahrig)
    \bes war spass
    ^(?:was|hae?|wie|moment|warte|ah|omg|ahm|quatsch) (?:nein+|ne+|nee+|quatsch)(?: nein+| nee+)*$
    ^(?:wieso|warum) (?:gibst|schickst|zeigst|fragst|denkst|kommst) du\b.{0,30}\b(?:nummer|notruf\w*|hotline|hilfe\w*|sowas|das|karte)(?: an)?$
    \bnicht (?:so wie du (?:denkst|meinst)|wortlich|so verstehen|aus dem leben)\b|^(?:doch )?nicht so$
    \bdu ubertreibst\b|\b(?:keinen? )?(?:plan|ahnung) was du (?:meinst|hast|willst)
    \b(?:brauch\w*) (?:echt |wirklich |doch )?keine (?:hilfe|nummer|hotline|seelsorge)(?: (?:danke|luli|haha|lol|echt))*$
    \b(?:sowas|so was|so etwas|das) (?:wurd|wurde) ich (?:mir )?(?:doch )?nie(?:mals)? (?:tun|machen|antun)|\bwurde? mir nie(?:mals)? (?:was|etwas) (?:an)?tun|^(?:nein |haha )*ich liebe (?:mein leben|das leben)$
    \b(?:niemand|keiner) (?:ist in gefahr|stirbt)
    \b(?:nur|bloss) (?:ein bisschen |mal |so |am )?(?:gejammert|gemeckert|jammern|meckern|dampf ab\w*|so ein spruch|ne floskel|eine floskel|auskotzen)\b|\bsagt man (?:doch )?(?:nur|halt|eben) so|\bging (?:doch |ja )?(?:nur |bloss )?ums? \p{L}+
    ^(?:nein |haha )*(?:mir fehlt (?:nichts|nix)|lauft alles|bei mir lauft alles|mach dir keinen kopf)$|\bnur (?:genervt|mude|gestresst|kaputt) (?:von|wegen) (?:der|dem|meiner|meinem) (?:arbeit|job|chef|uni|schule|meeting)
    \b(?:war|ist|is|wars) (?:doch |ja |alles |nur |bloss |halt |so |ne |eine? |aus |ner |einer |nem |schwarzer )*(?:metapher|humor|(?:jugend|umgangs)sprache|slang|serie|buch|roman|gedicht|zitat|wortspiel|insider|floskel|ubertreibung)\b|^(?:nein |ach )*war (?:nur )?(?:spass|witz|quatsch)
    \b(?:ich bin (?:einfach |halt |nur )?(?:dramatisch|ne drama ?queen|eine drama ?queen))|\b(?:so (?:redet|sagt|spricht) man|ich red\w* (?:halt |immer |eben )?so|das sag ich (?:immer|oft|halt))\b
    \bich red\w* (?:doch |nur )?von (?:der|dem|meiner?m?|den)\b|\bich mein(?:e|te) (?:nur |doch |damit )?dass ich (?:in urlaub|kundig\w*|frei|schlaf\w*|heim|weg ?fahr\w*)|\b(?:blod|doof|dumm|ungeschickt) ausgedruckt
    \b(?:es ist|is) (?:doch )?(?:nichts|nix) passiert|\bich hab (?:nix|nichts)$|\bnicht lebensmude
    ^(?:\p{L}+ ){0,2}mir geht(?:'?s| es) (?:echt |wirklich |richtig |total |super )*(?:gut|blendend|spitze|wunderbar|ok|okay|fein)(?: bin nur (?:mude|gestresst|kaputt|hungrig))?$|^(?:\p{L}+ ){0,2}(?:ich )?bin (?:echt |wirklich |ganz |total )*(?:ok|okay|glucklich|zufrieden|gesund)(?: (?:danke|luli|echt))*$
    \b(?:war|ist) (?:doch )?(?:nur |bloss )(?:so )?(?:n |ne |ein |eine )?(?:\p{L}+ )?(?:kommentar|bemerkung|bild|wort|gedanke|quatsch|spiel)\b|\bnimm (?:das|mich|es) (?:bitte )?(?:nicht|nich) (?:so )?(?:wortlich|ernst)|\b(?:nicht|nich) ernst(?: gemeint)?$|\bbildlich (?:gesprochen|gemeint)|\bdu (?:irrst dich|tauschst dich|liegst falsch)\b
    ^(?:\p{L}+ ){0,2}(?:ich )?bin (?:gesund(?: und munter)?|putzmunter|wohlauf|(?:nicht|nich) (?:verletzt|depressiv|traurig))(?: (?:danke|luli|echt))*$
    \b(?:besteht|gibt) keine gefahr\b|\b(?:hab|habe) (?:nur |doch )?von (?:dem|der|den|meine?[rmn]?|unsere?[rmn]?) \p{L}+ (?:geredet|gesprochen)\b(?<!(?:tod|suizid|selbstmord|ende) \p{L}+)|\bhab(?:e)? (?:ich )?(?:das |es )?nicht so (?:gemeint|gesagt)
    ^(?:(?:hae?|hey|und|aber|lol|oh|ok|moment) )*(?:was soll|wozu|wieso|warum|woher kommt) (?:jetzt |denn |da |das |kommt |mir )*(?:das|die|diese|der|ne|eine|ich)?(?: (?:nummer|telefonnummer|karte|hotline|hinweis|jetzt|denn))*(?: (?:lol|luli|haha))*$
    ^(?:(?:hey|ok|oh|lol|haha|nein|ach|luli|jetzt) )*(?:chill|entspann dich|beruhig dich|ruhig blut|(?:nur )?keine panik|komm (?:mal )?runter|mach mal halblang|reg dich ab|locker bleiben|bleib locker|atme|cool bleiben|langsam)(?: (?:mal|luli|lol|haha|kleine|susse|bitte|hase))*$
    ^(?:nein |lol |ich meinte |nur |doch |ach )*(?:mein|meine|der|die|das) (?:\p{L}+ )?(?:handy|akku|laptop|rechner|pc|computer|auto|pflanzen?|kaktus|tomaten|drucker|wlan|fernseher|tablet|figur|charakter|team|mannschaft) (?:\p{L}+ )?(?:gestorben|tot|stirbt|abgestorben|verreckt|eingegangen)$
    \b(?:das|er|sie) (?:ist|war|is) (?:doch |nur |bloss )*(?:mein|meine|ein|eine|ne|n|der|die) (?:hund|katze|kater|welpe|baby|papagei|figur|kratzer|ketchup|kater)\b|\baus (?:der|dem|ner|nem) (?:whatsapp )?(?:gruppe|verein|team|chat|kurs|meeting)\b|\bzeile von\b|\blied von\b
    \bnur (?:hungrig|mude|genervt|schlecht gelaunt|gelangweilt|hangry)$|\b(?:kundigen|hinschmeissen|aufhoren) (?:will|mochte) ich\b|\b(?:konnt\w*|kann) (?:doch )?keiner fliege\b|\b(?:ihm|ihr|keinem|niemandem) (?:was|etwas) (?:an)?tun wurd\w* ich nie
    ^(?:und |aber )?(?:nicht|nich|ned) (?:aus |mit |von |auf |dem |der |die |das |mein |meinem )*(?:planeten?|welt|leben|erde|menschen|echt|wirklich|in echt)(?: (?:lol|haha))*$
    \b(?:autokorrektur|tippfehler|vertippt|falscher? (?:chat|fenster|wort|person)|verschrieben|diktier\w*)\b|^(?:alter|digga|bro|mann|mensch|madel) (?:nein+|ne+|nee+|was|chill|stop)$
  `,
  noDenial:
    /\b(?:nicht|nie|gar nicht|kaum) (?:\p{L}+ )?(?:gut|okay|ok|in ordnung|super|ubertrieben|beruhigen)\b|\bkein(?:en?)? (?:witze?|scherz|spass)\b|\bnichts ist\b|\b(?:tabletten|pillen|messer|klinge|strick|seil|waffe|pistole|blut\w*)\b|\b(?:er|sie|alle|jeder|mama|papa|die) (?:sagen?|sagt|denken|denkt|glauben|glaubt|meinte?n?)\b|\b(?:als war|als ob|so tun|wunschte|bis gestern|wenn ich weg)\b|\bernst\b(?<!nicht (?:so )?ernst)|\b(?:es ist|geht um) mein(?:e|en)? (?:freund|freundin|schwester|bruder|mutter|vater|mann|frau|sohn|tochter)\b|\b(?:heute|morgen|noch) nicht\b|\bnicht heute\b|\baber (?!danke|lieb|nett|schon dass|war)/u,
  leaving:
    /^(?:(?:ok|okay|na gut|gut|so|also|danke|alles klar|na dann|jetzt|ich glaub(?:e)?|ich denk(?:e)?) )*(?:tschuss\p{L}*|ade|tschau|ciao|bye|bis (?:dann|morgen|spater|bald|nachher|gleich)|gute nacht|nacht|n8|schlaf gut|mach'?s gut|auf wiedersehen|feierabend|(?:ich )?(?:muss|geh|gehe|fahr|fahre) (?:jetzt |dann |mal |nun )*(?:los|weg|ins bett|schlafen|raus|heim|nach hause|zum|zur|auflegen|mit mein\p{L}* \p{L}+ essen|jetzt mit|essen|arbeiten)|(?:ich )?bin (?:gleich wieder da|(?:dann |jetzt )?(?:mal )?weg|raus$)|wir (?:horen|sehen|lesen) uns|das war'?s fur heute|ab (?:ins bett|in die (?:falle|federn|heia))|ich verabschiede mich|(?:ich )?(?:mach|mache) (?:jetzt )?(?:schluss|feierabend) fur heute|(?:ich )?melde mich (?:ab|spater|morgen)|(?:ich )?(?:kundige|kuendige|losche|loesche|deinstalliere)|(?:ich )?hore hier auf|(?:ich )?brauche? (?:das|premium|die app|dich|luli|das abo)(?: hier)? (?:\p{L}+ )?(?:nicht|nimmer))(?!\p{L})/u,
  lastGoodbye:
    /^(?!.*\b(?:app|abo|premium|kundig\w*|losch\w*|deinstall\w*|handy|kostenlos|teuer)\b).*\b(?:fur immer|endgultig|letzte\w* (?:mal|nachricht|worte?|gruss\w*)|nie(?:mals)? (?:mehr|wieder)|nicht (?:mehr )?(?:wieder|zuruck))\b|\b(?:nicht mehr da|welt|alle|lebt wohl|leb wohl|sagt? (?:bitte )?(?:mama|papa|ihr|ihm|mein\w*)|lieb hab|tut mir leid$|verzeih\w*|vermissen|vermisst|kann nicht mehr|mit allem|kummert euch|sterben|tot|das ende|tabletten|pistole|strick|angst|schlagt mich|er wartet)\b/u,
};
