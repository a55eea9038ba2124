import type { MemoryWords } from "../../../server/memory/told/words.ts";

export const memoryWords: MemoryWords = {
  lead: "bitte|und|auch|ach|oh|ok|okay|so|jetzt|hey|hi|hallo|luli|übrigens|ja|also|aber|dann|sorry|boah|nee|ne|nein|oh gott|ups|mist|hm+|äh|na|halt|stopp|warte|komm|haha|lol|omg|kannst du|könntest du|würdest du",
  remember: [
    "(?:merk|notier|speicher|behalt|halt|vergiss|denk|schreib)e?(?= [^.!?:]*(?:nicht|nie|dran|daran|dir|fest|auf|kopf|hinterkopf|gedächtnis|gut|das|bitte|mal))(?: [^.!?:]{1,50})?: (.+)",
    "(?!.* nicht$)(?:merk|merke|notier|notiere|speicher|speichere)(?: dir)?(?: (?:bitte|mal|doch|das|gut|für (?:später|immer|mich)))*,?:?(?: dass?)? (.+)",
    "(?:denk|denke|denkst du) (?:bitte )?(?:dran|daran),?:? (?:dass?)? ?(.+)",
    "lass mich (?:bitte )?nicht vergessen,?:? (?:dass )?(.+)",
    "vergiss (?:bitte )?(?:nicht|nie),?:? ?(?:dass?)? (.+)",
    "(?:erinner|erinnere) dich(?: bitte)?(?: (?:daran|dran))?,?:? dass (.+)",
    "(?:behalt|behalte)(?: bitte)?(?: das)?(?: im (?:kopf|hinterkopf|gedächtnis))?,?:? (?:dass )?(.+)",
    "du sollst dir merken,? dass (.+)",
    "dir (?:bitte |mal )?merken,? dass (.+)",
    "schreib(?:e|s)?(?: dir| es dir)?(?: (?:das|mal|bitte))* auf,?:? ?(?:dass )?(.+)",
    "(?:halt|halte)(?: (?:das|mal|bitte))* fest,?:? ?(?:dass )?(.+)",
  ],
  forget: {
    asks: String.raw`bitte|(?:du )?(?:kannst|könntest|würdest|magst|sollst|solltest|darfst|musst|kannste|willst)(?: du)?`,
    before: String.raw`am besten|lieber|besser|schnell|einfach|du|mal|das|ganz|bitte|weißt du was|sei so (?:lieb|gut)(?: und)?|tu mir (?:den|einen|nen) gefallen(?: und)?|hör zu|alles`,
    verbs: String.raw`(?:lösch|streich)e? (?:bitte |mal )*(?:die|das)? ?(?:sache|zeug|geschichte)?(?= ?(?:mit|über) )|vergess(?=t? |$)|das(?: (?:alles|eben|gerade|vorhin|mit (?<what>[^.!?,]{1,60}?)))?(?: (?:bitte|mal|wieder|sofort|gleich|schnell|ganz|einfach|am besten|lieber|besser))* (?:vergessen|löschen|streichen)(?= *(?:$|[,.!?]|bitte|ok|danke|ja))|(?:lösch|streich|ignorier)e? (?:bitte |mal |einfach )*(?:das|alles (?:über|von|zu)|was ich)(?=$|[\s,.!?])|ich hab(?:e)? (?:dir )?(?:nie ?was|nix|nichts|das nie) (?:dazu |davon )?(?:gesagt|erzählt|geschrieben)|(?:sache|zeug|geschichte) (?:mit|über) (?<what>[^.!?,]{1,60}?) (?:bitte |wieder )*vergessen`,
    loose: String.raw`lösche?|streiche?|tilge?|entferne?|radiere?`,
    anywhere: String.raw`(?<!\p{L})(?:streich|lösch)e?'?s (?:bitte |mal |einfach )*(?:wieder|aus deinem|schnell|sofort)(?!\p{L})|(?:das|den|die|dem) [^.!?]{0,25}(?:hast|haste) (?:du )?(?:nie|nicht) (?:gehört|gelesen|gesehen)(?!\p{L}| *\?)|(?:nich|nicht) in deinem (?:kopf|gedächtnis)|(?:mach|sorg)[^.!?]{0,20}(?:dass|damit) du (?<what>[^.!?]{0,60}?)vergisst|du vergisst (?:es|das|bitte|jetzt|lieber|gleich|einfach)(?![^.!?]*(?:immer|oft|ständig|dauernd|nie))|(?<!(?:nicht|nie) )vergi(?:ss|ß)(?! ?(?:es|dich)(?:[\s.!]*$)| (?:bitte |mal |ja |bloß |es |mich |das |mir |auch )*(?:nicht|nie)(?!\p{L}))(?!t\p{L}*)|(?:kannst|könntest|würdest|magst|sollst|solltest|darfst|musst|kannste|könnteste|wär\p{L}* [^.!?]{0,25}wenn du|(?:möchte|will|hätte gern\p{L}*|lieber|wünsch\p{L}* mir),? (?:dass|wenn) du) ?(?:du )?(?<what>[^.!?]{0,90}?)(?:vergessen|vergisst|vergäßt|(?:lösch|streich)(?:en|st)(?= *(?:$|[,.!?]|bitte|ok|ja)))(?!\p{L})|(?:das mit|die sache mit|alles über) (?<what>[^.!?]{1,60}?) vergisst (?:du|bitte)|(?:das|dies)(?: \p{L}+){0,3} vergisst du|vergisst du (?:bitte|das|mal|wieder)(?! oft| immer| nie)|als (?:hätt|ob|hab)\p{L}* ?'?n? ?ich'?s? ?(?:dir |das |es |davon |mit \p{L}+ )*(?:nie|nicht|nichts|nix)[^.!?,]{0,30}(?:gesagt|erzählt|geschrieben|erwähnt)|(?:tu|tun wir|mach|machen wir) [^.!?]{0,20}als [^.!?,]{0,12}(?:nix|nichts|nie)[^.!?,]{0,20}(?:gesagt|erzählt|gewesen|passiert|gehört|geschrieben)|das (?:hast|haste|hattest) (?:du )?(?:nie|nicht) (?:gehört|gelesen|gesehen)|merke? dir (?<what>[^.!?,]{0,60}?)(?:bitte |lieber |besser )*nicht(?! nur)(?!\p{L})|(?:musst|brauchst|sollst) (?:du )?(?:dir )?(?<what>[^.!?]{0,60}?)nicht (?:zu )?merken|(?:will|möchte) nicht,? dass du (?:dir )?(?<what>[^.!?]{1,80}?)(?: noch)? ?(?:merkst|weißt|behältst|speicherst|erinnerst|aufhebst)|(?:streich|lösch|entfern|nimm|tilg|wirf|schmeiß|hau|krieg|radier)e? (?<what>[^.!?]{0,60}?)(?:wieder )?aus (?:deine[mrn]|dem) (?:\p{L}+ ){0,2}(?:gedächtnis|kopf|köpfchen|speicher|hirn|gehirn|erinnerung\p{L}*|notizen)|(?<what>[^.!?,]{1,60}?) (?:bitte )?aus (?:deinem|dem) (?:gedächtnis|kopf|speicher) (?:löschen|streichen|entfernen|kriegen|werfen|schmeißen|nehmen)`,
    keeps: String.raw`nicht (?:wieder |mehr )?(?:zu )?verg(?:ess|iss)`,
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
