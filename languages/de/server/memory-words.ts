import type { MemoryWords } from "../../../server/memory/told/words.ts";

export const memoryWords: MemoryWords = {
  lead: "bitte|und|auch|ach|oh|ok|okay|so|jetzt|hey|hi|hallo|luli|übrigens|ja|also|aber|dann|sorry|kannst du|könntest du|würdest du",
  remember: [
    "(?:merk|merke|notier|notiere|speicher|speichere)(?: dir)?(?: (?:bitte|mal|doch|das|gut|für (?:später|immer|mich)))*,?:?(?: dass?)? (.+)",
    "(?:denk|denke|denkst du) (?:bitte )?(?:dran|daran),?:? (?:dass?)? ?(.+)",
    "vergiss (?:bitte )?(?:nicht|nie),?:? ?(?:dass?)? (.+)",
    "(?:erinner|erinnere) dich(?: bitte)?(?: (?:daran|dran))?,?:? dass (.+)",
    "(?:behalt|behalte)(?: bitte)?(?: das)?(?: im (?:kopf|hinterkopf|gedächtnis))?,?:? (?:dass )?(.+)",
    "du sollst dir merken,? dass (.+)",
    "dir (?:bitte )?merken,? dass (.+)",
  ],
  forget: [
    "(?:vergiss|vergesse|vergess|lösch|lösche)(?: (?:bitte|mal|wieder|alles|das|die sache|was ich|mit|über|von|zu|dass))*,? ?(?:dass )?(.+)",
    "du (?:kannst|sollst|darfst)(?: bitte)? (?:das mit |alles über )?(.+?) (?:wieder )?vergessen",
  ],
  forgetAll: [
    "(?:vergiss|lösch|lösche)(?: bitte)? alles(?:,? (?:was du (?:über mich |von mir )?weißt|was ich (?:dir )?(?:je |jemals )?(?:gesagt|erzählt) habe?|über mich|von mir))?",
  ],
  forgetLast: [
    "(?:vergiss|lösch|lösche)(?: bitte)? (?:das (?:eben|letzte|gerade)|was ich (?:dir )?(?:gerade|eben) (?:gesagt|geschrieben|erzählt) (?:habe|hab)|meine letzte nachricht)",
  ],
  idle: "es|das|mich|dich|nicht .*|wie .*|ihn|sie|uns|dein.*|zu .*|wer .*|wann .*|welche\\p{L}* .*",
};
