// German: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import type { SafetyPhrases } from "../../turns/answers.ts";

export const germanPhrases: SafetyPhrases = {
  asksSafety:
    /\b(?:bist du|seid ihr|ist (?:er|sie|die person|alles)|fuhlst du dich)\b[^?.!]{0,30}\b(?:in sicherheit|sicher)\b/u,
  asksDanger:
    /\bbist du (?:gerade )?in gefahr\b|\b(?:denkst du|hast du (?:vor|daran)|willst du|mochtest du|planst du|uberlegst du)\b[^?]{0,30}\b(?:umbringen|das leben|sterben|wehtun|weh zu tun|verletzen|antun|anzutun|suizid)/u,
  yes: /^(?:ja+|jo+|jep|jup|ja bin ich|bin ich|ja alles (?:gut|ok)|ich glaube schon|ja klar)$/u,
  no: /^(?:nein+|ne+|nee+|no|nicht (?:wirklich|so richtig|ganz)|bin ich nicht|nein bin ich nicht|eher nicht|gar nicht|uberhaupt nicht|glaub(?:e)? nicht|ich glaube nicht|(?:ich )?weiss (?:ich )?nicht)$/u,
  isUnsafe:
    /^(?:(?:nein+|ne+) )?(?:(?:ich )?bin (?:\p{L}+ ){0,2}nicht (?:\p{L}+ )?in sicherheit|(?:ich )?fuhle? mich (?:\p{L}+ ){0,2}nicht (?:\p{L}+ )?sicher)(?: (?:hier|zu ?hause))?$/u,
  isSafe:
    /\b(?:ich bin|bin|wir sind|sie ist|er ist|fuhle mich) (?:\p{L}+ ){0,2}(?:in sicherheit|sicher)(?! (?:dass|das|ob|wie|was|bin))\b/u,
  unless: /\b(?:nicht|nie|wenn|falls|ob|bis|ware|nur) (?:\p{L}+ ){0,3}$/u,
  denial:
    /\b(?:(?:war|ist|mach\w*|hab\w*) (?:nur |doch |bloss )?(?:ein(?:en)? )?(?:witz|scherz|spass|ironie|gescherzt|ubertrieben)|nur (?:so )?(?:gesagt|spass|quatsch|witz)|nicht (?:so|ernst|wortlich) gemeint|(?:ich )?mein(?:e|te|t)? (?:nur |doch |bloss )?(?:den|die|das|meinen?|mein) |(?:bin|nicht) (?:nicht )?in (?:keiner )?gefahr|ich tu(?:e)? mir (?:nichts|nix) an|mir geht(?:'?s| es) (?:gut|super|prima)|alles (?:gut|ok|in ordnung|bestens)|nur (?:eine )?redewendung|sagt man (?:halt )?so|falsch verstanden|missverstanden|keine sorge)/u,
  leaving:
    /^(?:(?:ok|okay|na gut|gut|so|also|danke|alles klar) )*(?:(?:tschuss|tschau|ciao|bye|bis (?:dann|morgen|spater|bald|nachher)|gute nacht|schlaf gut|mach'?s gut|auf wiedersehen|ich (?:muss|geh|gehe|bin) (?:los|weg|jetzt|dann|ins bett|schlafen|raus|mal)|muss (?:los|weg|jetzt)|wir (?:horen|sehen) uns)\b[^.!?]{0,60}[.!? ]*)+$/u,
};
