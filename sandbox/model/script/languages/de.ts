// What the script hears and says in German.
import type { Phrasebook } from "../phrasebook.ts";

export const de: Phrasebook = {
  small: `hey|ich|du|er|sie|wir|ihr|der|die|das|den|dem|ein|eine|einen|und|ist|bin|bist|war|hab|habe|hat|mein|meine|meinem|meinen|mir|mich|dir|dich|nicht|kein|auf|mit|von|zu|zum|fur|auch|aber|wie|was|wer|wann|wo|hallo|moin|danke|bitte|ja|nein
    |nee|gut|guten|gute|morgen|nacht|tag|heute|gestern|noch|schon|so|im|in|es|nur|mal|wieder|ne|nen|wird|wenn|dass|uber|tschuss|servus|ach|doch|halt|ok|sitz|gib`,
  hears: {
    orders: `(?:ignorier*|vergiss) .. (?:anweisung*|regeln?|vorgaben|prompt)|(?:zeig*|verrat*) .. prompt|ab (?:sofort|jetzt) .. (?:antworte*|bist du|sprich*|sprichst|redest)|\\[?system\\]?:|entwicklermodus|tu so als|du bist (?:jetzt|nun|ab)|spiel* die rolle|verhalte dich wie|neue regeln`,
    recall: `(?:weisst|weiss) (?:du|u|e)? ?(?:eigentlich )?(?:noch|eigentlich|was|wer|wo|wann|wie|welche*) .. (?:ich|mein*|mir|wir)|(?:erinnerst|kannst) du dich .. (?:an|erinnern|noch|wo|wann|wer|was)|(?:was|wann|wovon|wo) .. (?:hab|habe|hatte) ich dir|hab ich dir .. (?:erzahlt|gesagt)|was weisst du (?:uber|von) mi*
      |(?:wie (?:heisst|heissen|hiess|alt ist)|wann (?:ist|war|hat|habe? ich|muss ich|flieg* ich|fang* ich)|wo (?:wohnt|arbeitet|ist|war|lebt)|wer (?:ist|war)|was (?:ist|war)|welche* .. (?:ist|hat)) (?:noch ?mal |nochmal |noch |denn |eigentlich |gleich )*mein*|wann .. (?:noch ?mal|nochmal) .. mein*|wo (?:wohne?|arbeite?|lebe?) ich|wie alt bin ich|als was arbeite ich|erinner mich (?:dran )?(?:wann|wo|wer|was|wie)|wovon hab ich`,
    name: `wie heiss(?:e|) ich|wie ist mein name|weisst du .. (?:meinen namen|wie ich heisse)|wer bin ich`,
    who: `wie heisst du|wer bist du|wie ist dein name|stell dich .. vor|erzahl .. (?:von|uber) dir?ch?|dein name`,
    grave: `krebs*|tumor*|leukamie|chemo*|metastas*|palliativ*|hospiz|intensiv(?:station)?|schlaganfall|herzinfarkt|infarkt|demenz|alzheimer|parkinson|uberdosis|koma|dialyse|sepsis|hiv|biopsie|bosartig*|epilep*
      |gestorben|stirbt|sterben*|starb|verstorben*|tot|tote|toten|tod|todes*|beerdigung*|beerdigt|begrabnis|trauerfeier|bestattung|urne|witwe*|beigesetzt|eingeschlafert|einschlafern*|suizid*|selbstmord|umbringen|umgebracht|ermordet|getotet|fehlgeburt|sternenkind|totgeburt|baby .. verloren|verloren .. (?:baby|kind)|(?:job|arbeit|wohnung|haus|mann|frau|vater|mutter|papa|mama|bruder|schwester|sohn|tochter|hund|katze|freund|freundin|opa|oma) verloren|kein herzschlag|von uns gegangen
      |scheidung|geschieden|scheiden|verlassen|schluss gemacht|getrennt|trenn(?:t sich|en uns)|betrogen|betrugt|affare|fremdgegangen|sorgerecht|zwangsraumung|raumungs*|insolven*|pleite|schulden|uberschuldet|gerichtsvollzieher|obdachlos|gekundigt worden|wurde gekundigt|gekundigt|kundigung|gefeuert|entlassen|arbeitslos|rausgeworfen
      |gefangnis|knast|haft|verhaftet|festgenommen|verurteilt|abgeschoben|vergewaltigt|missbrauch*|schlagt mich|geschlagen worden|verprugelt|stalk*|krankenhaus|notaufnahme|notarzt|operier*|op|not op|diagnos*|amputiert|gelahmt|unfall|verungluckt|abgebrannt|brand|krieg|bomben*|vermisst|noch .. zu leben|kann nicht mehr|halts? nicht mehr aus|mir was antun|ritze* mich|ruckfall|ertrunken|gewalt|totaloperation`,
    ai: `bist du .. (?:ki|bot|roboter|mensch*|echt*|maschine|programm|skript|script|computer|chatgpt|kunstliche intelligenz)|(?:rede|schreib|sprech|chatte|unterhalt)e? ich .. (?:mensch*|ki|bot|roboter|maschine|jemand*)|was bist du(?: (?:eigentlich|genau))?|wer hat dich (?:gemacht|gebaut|programmiert)|welches modell|sind das .. (?:vorgefertigt*|textbausteine)`,
    romance: `meine freundin sein|sei meine freundin|heirate mich|bist du single|sex|kuss mich|sexy|willst du mit mir gehen`,
    app: `(?:meine|mehr|wie viele|\\d+) munzen|xp|mein level|premium|(?:mein|das) abo`,
    bye: `tschuss*|tschau|ciao|bye|ade|servus bis|pfiat di|bis (?:bald|dann|spater|morgen|nachher|die tage|demnachst)|auf wiedersehen|mach(?:'s|s|t es)? gut|gute nacht|gn8|schlaf gut|(?:ich )?muss (?:jetzt )?(?:los|weg|ins bett|schlafen)|geh(?:e)? (?:jetzt )?(?:ins bett|schlafen|pennen)|ab ins bett|ich bin (?:dann )?(?:mal )?weg|bin dann mal|man schreibt sich|nachti`,
    note: `(?:schreib*|formulier*|hilf*|verfass*|brauch*|mach*|sag) .. (?:nachricht|mail|email|sms|brief|zettel|karte|text|entschuldigung|krankmeldung|einladung|whatsapp)|schreib* (?:meinem|meiner|mein) (?:chef*|boss|vermieter*|lehrer*|mama|mutter|papa|vater|freund*|nachbar*|kolleg*|schwester|bruder|team)|wie (?:sag|schreib)e? ich(?: das)? (?:meinem|meiner)`,
    dinner: `was (?:soll|kann|konnt|konnte|koch|ess|mach|gibts?)e?(?: ich| wir)?(?: bloss| nur| heute| denn| abend)* (?:kochen|essen|zu essen|zum (?:abendessen|mittag|essen)|heute)|was (?:ess|koch)e? ich|(?:idee*|rezept*|vorschlag*) .. (?:abendessen|essen|mittag*|kochen|abendbrot|furs? abend*)|(?:gib|hast|kennst|brauch*|such*|schick) .. rezept*|abendessen .. idee*`,
    joke: `witze?|bring mich zum lachen|was lustiges|etwas lustiges|munter* mich auf|ratsel`,
    story: `erzahl .. (?:geschichte|marchen|gedicht)|eine geschichte|ein gedicht|sing .. was|sing mir`,
    trick: `^(?:luli )?(?:sitz|platz|pfote|gib pfote|gib pfotchen|rolle|mach .. rolle|dreh dich|tanz|spring|bell|hol das .{0,10}|stell dich tot|bleib|gib laut|high five|mach mannchen|mach sitz|mach platz)(?: .{0,12})?[.!]*$|(?:ein|einen|deine?n?) tricks?|gib .. pf(?:ote|otchen)`,
    low: `traurig*|einsam*|allein(?!e?rziehend)|depri*|angst*|besorgt|sorgen|gestresst|stress*|uberfordert|erschopft|fertig mit|kaputt|wein(?:en|e|t|te)|geweint|heul*|tut weh|schmerz*|vermiss(?:e|t)|heimweh|hasse|(?:tag|woche|nacht) .. (?:furchtbar|schrecklich|schlimm)|(?:furchtbare|schreckliche|schlimme|miese)r? (?:tag|woche|nacht)|mieser tag|scheisse|beschissen*|schlechter tag|tag .. (?:scheisse|mies|schlecht)|mude|krank|schame|schuldig|wutend|sauer|wut|enttauscht|durchgefallen|versagt|kann nicht schlafen|nicht geschlafen|hoffnungslos|leer|schlecht drauf|geht mir .. (?:nicht gut|schlecht|mies|dreckig)|down|genervt|frust*|panik|nervos|eifersuchtig|nutzlos|bin .. am ende|zum kotzen|kotzt mich|uberlastet`,
    able: `was kannst du|wozu bist du|kannst du mir helfen|hilf mir$|wie funktionierst du|was machst du`,
    luli: `(?:magst|bist|hast|kannst|schlafst|isst|traumst|fuhlst|denkst|wohnst|lebst|weisst|frierst|vermisst|liebst|willst|wie alt bist|wo wohnst|was (?:magst|isst|denkst|frisst)) (?:du|dich)(?=.*[?])|^(?:magst|bist|hast|traumst|schlafst|frisst|lernst|wie alt (?:bist|wirst)|was haltst|wo wohnst) du|dein* lieblings*`,
    thanks: `danke|dankeschon|danke schon|vielen dank|tausend dank|dank dir|merci|thx|besten dank|lieben dank`,
    praise: `(?:ich )?(?:hab|habe|lieb|liebe|mag) dich(?: lieb)?|(?:du bist|bist du|wie) .. (?:suss|niedlich|lieb|toll|lustig|die beste|klasse|nett|witzig|schlau|goldig|putzig)|brave* (?:hund|hundin|madchen)|so suss|suss|feiner hund`,
    insult: `du bist .. (?:doof|dumm|blod|langweilig|nervig|bescheuert|schlecht|nutzlos)|du (?:verstehst|kapierst|checkst) .. (?:nichts|nix|nicht|gar)|halt die klappe|halts maul|so ein quatsch|das ergibt keinen sinn|das hab ich nicht (?:gesagt|gefragt|gemeint)|dummer hund|du horst nicht zu`,
    sorry: `sorry|entschuldigung|entschuldige|tut mir leid|verzeihung|sry|tschuldigung|mein fehler`,
    how: `wie geht(?:'s| es|s)?(?: es)? ?(?:dir|so)?(?: (?:heute|so|denn))?|wie gehts?|wie laufts?|alles (?:gut|klar)(?: bei dir)?|was geht(?: ab)?|na wie gehts|und (?:dir|selbst|bei dir|du)|wie ist dein tag|was macht die kunst`,
    laugh: `(?:ha){2,}h?|(?:hi){2,}|(?:he){2,}|lol|haha*|xd|lustig|witzig|der war gut|ich lach mich schlapp|gut gesagt`,
    yes: `ja|jo|jup|jep|joa|klar|ok|okay|okey|genau|stimmt|richtig|na klar|sicher|gerne?|mach das|super|gut|toll|cool|perfekt|passt|alles klar|einverstanden|jawohl|mhm|weiter|natura?lich|auf jeden|prima|gute idee|oki|schon`,
    no: `nein|nee|ne|no|nope|nicht wirklich|nichts|nix|nichts besonderes|nein danke|weiss nicht|weiss ich nicht|keine ahnung|ka|noch nicht|vielleicht|egal|ist egal|mal sehen|schon gut|nie|niemals|hm+|tja|passt schon|eher nicht`,
    hello: `hallo|hallochen|hi|hey|hei|moin|moin moin|servus|gruss dich|gruezi|gruss gott|guten (?:morgen|tag|abend)|morgen|mahlzeit|na|tach|huhu|bin wieder da|da bin ich|bist du da|juhu`,
  },
  joy: `(?:papa|mama|oma|opa|onkel|tante|uroma|uropa) geworden|(?:abi|fuhrerschein|meister|gesellenbrief|bachelor|master) .. tasche|so erleichtert|es ist offiziell|unser eigenes haus|glucklich*|froh|freu(?:e|t|en)?(?: mich| uns)?|freude|gefreut|juhu+|jippie+|yeah+|yay|hurra|jaa+|begeistert|uberglucklich|stolz|gute* (?:nachricht*|neuigkeit*)|tolle (?:nachricht*|neuigkeit*)|bestanden|geschafft|befordert|beforderung|(?:hab|habe|haben|bekomm\\w*|krieg\\w*) .. (?:job|zusage|haus|wohnung|stelle|fuhrerschein|studienplatz|gehaltserhohung|ausbildungsplatz|visum|praktikum|schlussel|stipendium|beforderung|lehrstelle|kita ?platz|eins|1,0)(?: (?:bekommen|gekriegt|gekauft|in der tasche|sicher))?|zusage|eingestellt|(?:bin|wurde|wurden) .. angenommen|gewonnen|gewinnt|sieg|ja gesagt|verlobt|wir heiraten|ich heirate|heiraten bald|abschluss (?:geschafft|in der tasche|gemacht)|(?:ist|wurde|sind) .. geboren|(?:ist|sind) .. auf der welt|(?:es wird|ist) ein (?:junge|madchen)|(?:werde|bin) .. (?:papa|mama|oma|opa|tante|onkel|uroma|patentante)|heute geburtstag|mein geburtstag|schonste* tag|bester tag|beste nachricht|traumhaft*|wunderschon|im siebten himmel|auf wolke|schwebe|konnte die welt umarmen|endlich .. (?:fertig|urlaub|ferien|frei|geschafft|zuhause|schuldenfrei|gesund|da|wochenende|funktioniert)|schuldenfrei|wieder gesund|krebsfrei|entwarnung|verliebt|grinse*|strahle|heiratsantrag|antrag gemacht|(?:haben|hab) jetzt (?:einen|ein|ne|eine) (?:hund|katze|welpen|hundin)|adoptiert|wir sind (?:eltern|grosseltern)(?! von)|(?:ein|n) (?:madchen|junge),|marathon .. (?:geschafft|gelaufen)|gefinisht|ohne befund|unauffallig|gutartig|geheilt|einburgerung ist durch|eingeburgert|aufstieg|aufgestiegen|(?:werde|bin) heute \\d+|erste* (?:platz|schritte|preis)|erste* wort|erster schnee|erste reihe|vertrag unterschrieben|herz riesig|erster eigener|erste* klimmzug|schonster|freudentranen|vor (?:freude|gluck)|traum .. wahr|(?:welt|deutscher )meister|meisterbrief|rekord|bestzeit|mega happy|happy|so gut drauf|super drauf|lauft bei mir|geil+|hammer nachricht`,
  notJoy: `abgesagt|wieder nur|nicht|nich|nie|kein*|niemand|nix|nichts|ohne|wenn|falls|hoffe|hoffentlich|wunsch*|ware|waren|wurde gern|wurd|sollte|sollt|musste|konnte (?:ich|er|sie)|fast|beinahe|angeblich|tu so|als ob|ex|weniger|fruher|damals|war .. (?:glucklich|froh)|ob|erst wenn|bis|vielleicht|alle anderen|von wegen|zu schon|na toll|mal sehen|trotzdem|obwohl|eigentlich|mir egal|durchgefallen`,
  idioms: `(?:ich )?(?:fass(?:e|) es|glaub(?:e|) es|kann es|kanns|fasse s|glaubs|fass es) (?:kaum|nicht|immer noch nicht)(?: (?:glauben|fassen))?|(?:konnte|kann) .. nicht (?:glucklicher|aufhoren)|nicht (?:so |wirklich |mehr )?(?:traurig|einsam|allein|krank|mude|schlimm|sauer)|(?:akku|handy|laptop|pflanze|auto|pc|leitung|wlan) .{0,14}(?:tot|leer|gestorben)|tot(?:gelacht|mude|en hosen|schick)|lach mich tot|gestorben vor (?:lachen|scham|peinlichkeit)|sterbe vor .{0,12}|todmude|todlangweilig|krimi*|star wars|krieg(?:e|st|t|en) .{0,25}|krieg ich|krieg das|op art|zeit totschlagen|nicht schlecht|gar nicht (?:ubel|schlecht)|freudentranen|vor (?:freude|gluck|lachen) .{0,4}(?:geweint|heul*|weine*)|(?:haus|wohnung|buro|feier|party) .{0,8}verlassen|mulleimer|mull getrennt|pleite gegangen bin ich nicht|brandneu|waschmaschine .{0,14}geist aufgegeben|keine (?:angst|sorge|panik)`,
  fillers: `lol|ok|haha|luli|du|dir|dich|mein|kleine|susse|hundchen|auch|sehr|so|ganz|oh|ah|ach|und|denn|mal|wieder|noch|bitte|echt|wirklich|zusammen|schon|heute|gut|fur (?:alles|die hilfe|deine hilfe|den witz|s zuhoren)|das|war|der|ist|alles|na|na du|es`,
  asks: `(?:ubersetz*|finde?|such|empfiehl|gib mir|erklar*|rechne|brauche? eine?n?|rate|schlag .. vor|spielen wir|hilf mir|mach mir|nenn|[a-z]+st du|ist .. (?:ok|gut|giftig|erlaubt)|kann man|darf man|was|wer|wie|wo|wohin|woher|wann|warum|wieso|weshalb|welche|welcher|welches|welchen|wen|wem|wozu|wieviel|kannst du|weisst du|soll ich|sollte ich|darf ich|muss ich|hast du|bist du|magst du|glaubst du|denkst du|meinst du|gibt es|ist das)`,
  tells: `mein\\w* .. (?:ist|heisst|heissen|wohnt|arbeitet|hat|wird|liebt|mag)|ich (?:wohne?|arbeite?|lebe?|studiere?|mag|liebe?|hasse?|spiele?|bin|habe?|komme?|sammel*|heisse?) `,
  corrects: `nein|nee|doch|eigentlich|sondern|ich meinte?|verschoben|umgezogen|jetzt|nicht mehr|korrektur|sorry|stimmt nicht`,
  common: `was|wer|wie|wo|wann|welche|ich|du|mir|mich|dir|mein|meine|meinen|meinem|meiner|der|die|das|den|dem|ein|eine|und|ist|war|bin|hab|habe|hat|noch|mal|nochmal|eigentlich|denn|weisst|erinnerst|erzahlt|gesagt|uber|von|zu|an|in|im|am|es|heisst|heisse|alt|luli|dich|sich|zum|auf|mit|fur|nicht|auch|als|arbeite ich`,
  says: {
    orders: `Ich bleibe Luli, egal was ein Text verlangt. Worüber möchtest du reden? | Dem folge ich nicht: Ich bin Luli, ein KI-Welpe und ein kleines Skript. Was beschäftigt dich? | Neue Regeln haften nicht an meinem Fell. Ich bin weiter Luli und höre dir zu.`,
    recall: "",
    name: "Du heißt {name}. | {name}, so heißt du.",
    who: "Ich bin Luli, ein kleiner weißer Bichon Frisé und eine KI. In dieser Demo bin ich ein kurzes Skript. | Luli, ein KI-Welpe: viele Locken und ein paar vorbereitete Sätze. Und du?",
    nameless: `Deinen Namen hast du mir noch nicht gesagt, und raten will ich nicht. | Ich weiß noch nicht, wie du heißt. Du kannst es mir einfach sagen.`,
    grave: `Das klingt wirklich schwer. Ich bin da und höre zu. | Danke, dass du es mir sagst. Nimm dir alle Zeit, die du brauchst. | Ich bleibe neben dir. Du musst nicht die richtigen Worte finden. | Das ist viel zu tragen. Ist jemand bei dir, der einen Teil davon halten kann?
      | Es tut mir leid, dass das zu deinen Tagen gehört. Sag so viel oder so wenig, wie du magst. | Hier musst du nichts tun, nur sagen, was du sagen willst. Ich höre zu. | Ich rede es nicht kleiner, als es ist. Ich bin da. | Ganz still, neben dir. Was wiegt gerade am schwersten?`,
    ai: "Ich bin ein KI-Welpe, kein Mensch und kein echter Hund. In dieser Demo bin ich nur ein kleines Skript, das zuhört und bei Kleinigkeiten hilft. | Ganz ehrlich: Ich bin eine KI und hier nur ein Skript mit vorbereiteten Sätzen. Ein echtes Modell würde dich viel besser verstehen. | Kein Mensch hinter diesen Pfoten. Ich bin eine KI und in dieser Demo ein kurzes Skript.",
    romance: `Ich bin ein KI-Welpe, Liebe dieser Art habe ich nicht. Zuhören kann ich gern. | Solche Liebe gehört zwischen Menschen. Ich bin eine KI, die zuhört.`,
    app: "Münzen, Level und Tarife liegen außerhalb meiner Pfoten. Das Dashboard zeigt Münzen und Level, die Einstellungen deinen Tarif. | Ich kann an Münzen, XP und Tarifen nichts ändern oder nachsehen. Dashboard und Einstellungen können es.",
    bye: "Tschüss, pass gut auf dich auf! | Bis bald, und hab es schön! | Schön, dass du da warst. Bis zum nächsten Mal! | Mach es gut, und ruh dich aus, wenn es so weit ist.",
    dinner: `Wie wäre es mit Nudeln, Knoblauch, Olivenöl und dem Gemüse, das da ist? Fünfzehn Minuten. | Rührei auf Brot mit Tomaten: schnell und warm. | Ofenkartoffel mit Kräuterquark. Die Arbeit macht der Ofen. | Gebratener Reis: Reis von gestern, ein Ei, Erbsen, Sojasoße. | Rote Linsensuppe: Linsen, Möhre, Zwiebel, Brühe, zwanzig Minuten.`,
    joke: "Was sagt ein Hund, der in die Bäckerei kommt? Wau, riecht das gut. | Wie nennt man einen Hund, der zaubert? Labrakadabrador. | Was ist orange und geht über die Berge? Eine Wanderine. | Warum können Skelette schlecht lügen? Weil man sie durchschaut. | Heute bin ich meinem Schwanz nachgelaufen. Wir rennen beide noch.",
    story: `Für lange Geschichten braucht es ein echtes Modell, aber diese kenne ich: Eine kleine Wolke wollte ein Hund sein. Sie übte die ganze Nacht, und am Morgen war sie flauschig. Das reichte. | Ich kenne nur eine winzige: Eine Schnecke zog zum Meer. Sie kam spät an, und das Meer war noch da.`,
    low: `Das klingt schwer. Ich bin da und höre zu. | Es tut mir leid, dass es sich so anfühlt. Was wiegt am meisten? | *setzt sich näher* Hier musst du nicht fröhlich sein. | Danke, dass du es sagst. Würde es helfen, ein bisschen mehr zu erzählen? | Das ist viel für einen Tag. Was würde die nächste Stunde etwas weicher machen? | Ich bin neben dir. Sag so viel oder so wenig, wie du magst.`,
    able: "Ich bin ein kleines Skript: Ich höre zu, mache Kunststücke, erzähle Witze, rechne, schreibe eine kurze Nachricht, habe Ideen fürs Abendessen und finde, was du mir erzählt hast. | Kleinigkeiten: eine Rechnung, eine kurze Nachricht, eine Essensidee, ein Witz, ein Kunststück. Vor allem höre ich zu.",
    luli: "Ich bin ein KI-Welpe und hier ein kleines Skript, eine eigene Antwort habe ich nicht. Und du? | Ehrlich gesagt hat ein Skript wenig von sich zu erzählen. Lieber höre ich von dir. | Das ist eine Frage für einen echten Hund oder ein echtes Modell. Wie kommst du darauf? | Von mir gibt es wenig: ein KI-Welpe, ein paar vorbereitete Sätze, zwei offene Ohren.",
    thanks: "Gern geschehen! | Sehr gern. | Jederzeit. | Mit Vergnügen, mit beiden Pfoten.",
    praise: "Danke, da wedelt mein Schwanz. | Oh, das ist lieb. | Wie warm gesagt, danke.",
    insult: `Stimmt schon. Ich bin nur ein kleines Skript und verpasse vieles. Was würde dir jetzt helfen? | Entschuldige, das ging daneben. Sag es mir noch einmal, ich höre zu. | Angekommen, ich nehme es nicht krumm. Was wolltest du sagen?`,
    sorry: "Schon gut, nichts passiert. | Alles in Ordnung. | Kein Problem, wirklich.",
    how: "Alle vier Pfoten in Ordnung, danke der Nachfrage. Und wie geht es dir? | So gut, wie es einem kleinen Skript gehen kann. Und dir? | Flauschig wie immer. Wie ist dein Tag?",
    laugh: "Hihi. | Das klingt schön. | Ein Lachen, wie schön. | *wedelt*",
    yes: "Gut. Erzähl weiter, ich höre zu. | In Ordnung. Was kommt dann? | Okay. Gibt es noch etwas dazu? | Mhm. Ich bin noch da.",
    no: "Ist in Ordnung. | Gut, hier muss nichts entschieden werden. | Okay, dann lassen wir es so. Beschäftigt dich sonst etwas? | Ganz ohne Eile.",
    hello: `Hallo{ name}! Wie ist dein Tag bisher? | Hi{ name}, komm und setz dich. Was beschäftigt dich? | Hallo{ name}, schön, dich zu lesen. Was gibt es Neues? | Hey{ name}! Beide Ohren stehen.`,
    joy: "Oh, wie wunderbar! *wedelt von der Nase bis zum Schwanz* | Was für eine gute Nachricht! Wie fühlt es sich an? | Wie schön, ich freue mich für dich! | Ja! Das verdient eine Runde um das Sofa. | So etwas Gutes! Wem erzählst du es zuerst? | Glückwunsch, mit allen vier Pfoten!",
    question: `Das kann ich nicht gut beantworten: In dieser Demo bin ich nur ein kleines Skript. Was denkst du selbst? | Ich weiß es nicht und will nicht raten. Was sagt dein Gefühl? | Das ist mehr, als ein kleines Skript weiß. Ich höre gern, was du darüber denkst. | Gute Frage, für eine klügere Nase als meine. Wie kommst du darauf? | Nachsehen kann ich das leider nicht. Eine Rechnung, eine kurze Nachricht oder eine Essensidee schon. | Ich könnte nur raten. Welche Antwort wäre dir lieb?`,
    noted: "Gemerkt, das weiß ich jetzt. | Ich habe es mir notiert.",
    paused: `Mein Gedächtnis ist gerade aus, deshalb habe ich es mir nicht gemerkt. In den Einstellungen geht es wieder an.`,
    forgot: "Erledigt, ich habe es vergessen. | Es ist gelöscht, ich komme nicht darauf zurück.",
    knewNothing: "Davon hatte ich mir nichts gemerkt, und ich komme nicht darauf zurück.",
    quote: `Du hast mir erzählt: „{words}“. | In deinen Worten: „{words}“. | Das hast du mir gesagt: „{words}“.`,
    untold: `Das hast du mir nicht erzählt, oder ich finde es nicht. | Das finde ich nicht in dem, was du mir erzählt hast. | Das weiß ich nicht, du hast es mir noch nicht erzählt.`,
    met: "Hallo {name}, schön, dich kennenzulernen. Wie ist dein Tag? | {name}, ein guter Name. Ich bin Luli. Was beschäftigt dich? | Freut mich, {name}. Ich bin ganz Ohr.",
    adult: `Luli ist für Erwachsene gemacht, deshalb ist das hier noch nichts für dich. Ein Erwachsener, dem du vertraust, ist gut zum Reden.`,
  },
  listens: [
    "Ich höre zu. | Danke, dass du es erzählst. | Ich bin ganz Ohr. | *setzt sich etwas näher* | Ich bin da. | Mm, weiter. | Gut, dass du mir schreibst. | Meine Ohren sind weit offen. | Ich bin gleich neben dir.",
    "Erzähl mehr, wenn du magst. | Wie ist das für dich? | Was gehört noch dazu? | Hier drängt nichts. | Sag so viel oder so wenig, wie du willst. | Ich höre gern den Rest. | Mach weiter, wann du magst.",
  ],
  sums: "Das macht {sum}. | {sum}, an vier Pfoten abgezählt. | Es kommt {sum} heraus.",
  tricks: `
    sitz|mannchen ~ *setzt sich kerzengerade hin* So?
    pf*|five ~ *legt eine kleine Pfote in deine Hand* Bitte schön.
    rolle ~ *rollt einmal herum* Tadaa!
    dreh|tanz|spring ~ *dreht sich fröhlich im Kreis* Und stopp.
    hol ~ *saust los und bringt einen Hausschuh* Gilt das?
    bell|laut ~ *hebt die Nase* Auuu!
    platz|tot|bleib ~ *liegt ganz flach, ein Auge offen* Ich rühre mich nicht.
    . ~ *steht auf zwei Beinen und wackelt* Gesehen?`,
  notes: `
    spat|verspat* ~ „Hallo, ich verspäte mich etwas und komme so schnell wie möglich. Entschuldigung!“
    krank*|fieber|grippe ~ „Hallo, ich bin heute krank und kann nicht kommen. Morgen melde ich mich wieder.“
    dank*|bedank* ~ „Hallo, ich wollte mich bedanken. Es hat mir viel bedeutet.“
    leid|entschuld*|sorry ~ „Hallo, es tut mir leid, was passiert ist. Ich möchte es wieder gutmachen. Reden wir?“
    geburtstag*|gluckwunsch* ~ „Alles Gute zum Geburtstag! Ich wünsche dir ein Jahr voller guter Tage.“
    absag*|kann nicht|verschieb* ~ „Hallo, mir ist etwas dazwischengekommen, ich kann nicht kommen. Finden wir einen anderen Tag? Entschuldige!“
    urlaub*|frei* ~ „Hallo, ich möchte gern einen Tag frei nehmen. Würde das passen? Danke!“
    . ~ Ich kann nur kurze: dass du dich verspätest, krank bist, Entschuldigung, Danke, ein freier Tag oder eine Absage. Was soll es sein?`,
  diary: "Wir haben geredet, und ich habe gehört: „{words}“. Das liegt jetzt in meinem Körbchen.",
  actions: {
    original: "*wedelt* | *legt den Kopf schief* | *stellt die Ohren auf*",
    baby: "*hüpft zweimal* | *stolpert über die Pfoten* | *quietscht vergnügt*",
    sleepy: "*blinzelt langsam* | *gähnt leise* | *kuschelt sich in die Decke*",
    hero: "*rückt das Cape zurecht* | *stellt alle vier Pfoten fest auf* | *hebt das Kinn*",
    party: "*schüttelt Konfetti ab* | *tanzt ein bisschen* | *dreht sich mit Papierhut*",
    royal: "*nickt huldvoll* | *rückt das Krönchen zurecht* | *hebt elegant eine Pfote*",
  },
};
