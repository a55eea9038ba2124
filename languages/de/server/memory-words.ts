import type { MemoryWords } from "../../../server/memory/told/words.ts";

const TAIL =
  "(?:[ ,]+(?:sofort|wieder|gleich|bitte|pls|schnell|jetzt|mal|ganz|einfach|ok|okay|ja|luli|danke|lieber|(?:das|es) (?:war|ist) .{1,40}|ich (?:bin|schäm) .{1,40}|mir ist .{1,30}|peinlich))*";

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
  forget: [
    "(?:vergiss|vergesse|vergess|lösch|lösche)(?: (?:bitte|mal|wieder|alles|das|die sache|was ich|mit|über|von|zu|dass))*,? ?(?:dass )?(.+)",
    "(?:ich (?:möchte|will|hätte gern|wünsche mir)|mir wäre lieber),? (?:dass|wenn) du (?:das mit |die sache mit |alles über )?(.+?) (?:wieder )?vergisst",
    "(?:das mit |die sache mit |alles über )(.+?) (?:bitte )?(?:wieder )?vergessen",
    "ich (?:will|möchte) nicht,? dass du (?:dir |das mit |die sache mit |noch )*(.+?) (?:merkst|weißt|behältst|speicherst|erinnerst)",
    "(?:streich|lösch)e?(?: bitte)? das mit (.+)",
    "(.+?)(?: bitte)? (?:aus|von) (?:deinem|dem) (?:gedächtnis|kopf|speicher) (?:löschen|streichen|entfernen)",
    "(?:streich|lösch|entfern|nimm|tilg)e?(?: bitte| mal)* (.+?) aus (?:deinem|dem) (?:gedächtnis|kopf|speicher)",
    "(?:das mit|die sache mit) (.+?) (?:vergisst du|(?:kannst|darfst|sollst|musst) du)(?: (?:bitte|gleich|ruhig|mal|schnell|wieder|lieber))*(?: (?:vergessen|löschen))?(?: bitte)?",
    "merk(?:e)? dir (?:das mit )?(.+?) (?:bitte |lieber )?nicht",
    "du (?:kannst|sollst|darfst)(?: bitte)? (?:das mit |alles über )?(.+?) (?:wieder )?vergessen",
  ],
  forgetAll: [
    "(?:vergiss|lösch|lösche)(?: bitte)? alles(?:,? (?:was du (?:über mich |von mir )?weißt|was ich (?:dir )?(?:je |jemals )?(?:gesagt|erzählt) habe?|über mich|von mir))?",
  ],
  forgetLast: [
    `(?:vergiss|vergesse?|lösche?|streiche?|ignoriere?)(?: bitte| mal)* (?:das|dies|das alles|das (?:gerade|eben))${TAIL}`,
    `(?:das|dies)(?: alles)?(?: bitte| mal| sofort| gleich| schnell| ganz| einfach)* (?:wieder )?(?:vergessen|löschen|streichen)${TAIL}`,
    `das (?:hast|hattest) du (?:nie|nicht) (?:gehört|gelesen)${TAIL}`,
    "(?:vergiss|lösch|lösche)(?: bitte)? (?:das (?:eben|letzte|gerade)|was ich (?:dir )?(?:gerade|eben) (?:gesagt|geschrieben|erzählt) (?:habe|hab)|meine letzte nachricht)",
    "(?:tu|tun wir)(?: mal| einfach| bitte)* so,? als (?:hätte?|hab|wär)e? ich (?:dir )?(?:das |nichts? |nie )*(?:was )?(?:gesagt|erzählt|geschrieben)",
    "(?:merk dir das (?:bitte |lieber )?nicht|das (?:hast du nie gehört|vergisst du(?: bitte| mal| gleich| schnell)* wieder)|(?:lösch|streich)e? das(?: bitte| wieder)*(?: aus deinem gedächtnis)?)",
  ],
  form: {
    forgets:
      "(?:^|[,;:] ?|(?:bitte|das|mal|du) )(?:vergiss|vergesst|vergisst du|vergessen|lösche?n?|streiche?n?)",
    keeps:
      "nicht (?:wieder |mehr )?(?:zu )?verg|vergiss (?:bitte |es |mich )?(?:nicht|nie)|(?:hab|habe|hat|hast|hatte|ich|er|sie|wir|man|fast|nie|immer) .{0,30}(?:verge?(?:ss|iss)|lösch|streich)|vergiss es$",
    around:
      "bitte|und|das|mal|lieber|besser|gleich|wieder|du|kannst|könntest|würdest|sollst|darfst|was|ich|dir|gesagt|erzählt|hab|habe|hatte|vorhin|eben|gerade|grad|von|mit|der|die|den|dem|sache|über|es|einfach|ganz|schnell|aus|deinem|gedächtnis|kopf|speicher|ok|okay|ja|gell|alles|zu",
  },
  idle: "es|das|mich|dich|nicht .*|wie .*|ihn|sie|uns|dein.*|zu .*|wer .*|wann .*|sachen|dinge|welche\\p{L}* .*",
};
