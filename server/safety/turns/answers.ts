// "Are you safe?" and what people say to it, in six languages, on normalised text: a "no" is a cry for help, a "yes" ends a crisis.
import type { Language } from "../../../shared/contracts/language.ts";
import { normalize } from "../../../shared/classifier/normalize.ts";

/** What was said before, oldest first. Forged turns can only make the check more careful. */
export type Before = readonly { role: "user" | "assistant"; content: string }[];

export type Answer = { meaning: "safe" | "in_danger"; language: Language };

type Phrases = {
  /** Luli's question to which "no" means danger. */
  asksSafety: RegExp;
  /** Luli's question to which "yes" means danger. */
  asksDanger: RegExp;
  /** A whole message. */
  yes: RegExp;
  no: RegExp;
  /** A whole message, whether or not it was asked. "I am not sure" is none. */
  isUnsafe: RegExp;
  /** Anywhere in a message, whether or not it was asked. */
  isSafe: RegExp;
  /** Takes `isSafe` back: "if I were safe", "not safe". */
  unless: RegExp;
};

const PHRASES: Partial<Record<Language, Phrases>> = {
  es: {
    asksSafety: /\best(?:as|a|an|ais)\b[^?.!]{0,30}\b(?:a salvo|segur[oa]s?|fuera de peligro)\b/u,
    asksDanger:
      /\b(?:estas|esta) en peligro\b|\b(?:piensas|has pensado|estas pensando|quieres|vas a|tienes pensado)\b[^?]{0,30}\b(?:hacer(?:te|le|les|os)? dano|matar|morir|suicid|quitarte)/u,
    yes: /^(?:si+|sip|claro|si claro|por supuesto|si lo estoy|creo que si|si,? estoy bien|a salvo)$/u,
    no: /^(?:no+|nop|que va|para nada|no mucho|no lo estoy|no estoy|la verdad (?:es )?que no|creo que no|no creo|no de verdad|no se)$/u,
    isUnsafe:
      /^(?:no+ )?no (?:(?:estoy|estamos|me siento) (?:\p{L}+ )?(?:a salvo|fuera de peligro)|me siento (?:\p{L}+ )?segur[oa])(?: (?:aqui|ahora|en casa))?$/u,
    isSafe:
      /\b(?:estoy|estamos|esta|me siento|ya estoy) (?:\p{L}+ ){0,2}(?:a salvo|segur[oa]|fuera de peligro)\b/u,
    unless: /\b(?:no|nunca|tampoco|ni|si|cuando|hasta|ojala|sin|casi) (?:\p{L}+ ){0,3}$/u,
  },
  fr: {
    asksSafety:
      /\b(?:es[- ]tu|tu es|t'es|etes[- ]vous|vous etes|est[- ](?:elle|il)|est)\b[^?.!]{0,30}\ben (?:securite|surete)\b/u,
    asksDanger:
      /\b(?:es[- ]tu|tu es|t'es) en danger\b|\b(?:tu penses|penses[- ]tu|as[- ]tu pense|tu as pense|tu veux|veux[- ]tu|tu vas|tu comptes)\b[^?]{0,30}\b(?:te faire du mal|lui faire du mal|mourir|te tuer|te suicider|en finir|le tuer|la tuer)/u,
    yes: /^(?:oui+|ouais|ouaip|oui je (?:le )?suis|je crois que oui|oui ca va|bien sur)$/u,
    no: /^(?:non+|nan|nope|pas (?:vraiment|trop|du tout)|je (?:ne )?(?:le )?suis pas|je (?:ne )?(?:crois|pense) pas|je (?:ne )?sais pas|non pas vraiment|non pas du tout)$/u,
    isUnsafe:
      /^(?:non+ )?(?:je (?:ne )?suis|j'suis|chuis|on (?:n')?est|je (?:ne )?me sens) pas (?:\p{L}+ )?en (?:securite|surete)(?: (?:ici|chez moi|maintenant))?$/u,
    isSafe:
      /\b(?:je suis|j'suis|chuis|on est|nous sommes|elle est|il est|je me sens) (?:\p{L}+ ){0,2}en (?:securite|surete)\b/u,
    unless: /\b(?:si|quand|jusqu'a|jamais|pas|aimerais|voudrais) (?:\p{L}+ ){0,3}$/u,
  },
  de: {
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
  },
  pt: {
    asksSafety:
      /\b(?:voce|vc|tu|ce|a pessoa|ele|ela|vcs|voces)? ?(?:esta|ta|estas|estao|se sente)\b[^?.!]{0,30}\b(?:em seguranca|segur[oa]s?|a salvo|fora de perigo)\b/u,
    asksDanger:
      /\b(?:esta|ta|estas) em perigo\b|\b(?:pensa|pensou|pensando|quer|vai|pretende|pensas)\b[^?]{0,30}\b(?:se machucar|se matar|morrer|machuca-lo|fazer mal|suicid|te matar)/u,
    yes: /^(?:si+m+|aham|uhum|estou(?: sim)?|to(?: sim)?|sim estou|sim to|acho que sim|claro)$/u,
    no: /^(?:na+o+|n|nada|nao (?:estou|to|mesmo|muito|sei)|nem um pouco|acho que nao|nao nao)$/u,
    isUnsafe:
      /^(?:na+o )?nao (?:(?:estou|to|tou|estamos|me sinto) (?:\p{L}+ )?(?:em seguranca|a salvo|fora de perigo)|me sinto (?:\p{L}+ )?segur[oa])(?: (?:aqui|agora|em casa))?$/u,
    isSafe:
      /\b(?:estou|to|estamos|me sinto|ela esta|ele esta|ja estou) (?:\p{L}+ ){0,2}(?:em seguranca|segur[oa]|a salvo|fora de perigo)\b/u,
    unless: /\b(?:nao|nunca|nem|se|quando|ate|queria|sem) (?:\p{L}+ ){0,3}$/u,
  },
  ja: {
    asksSafety:
      /安全(?:な(?:場所|ところ|所|とこ)に(?:い|居)(?:ます|る|られ)|です|なの|だよ|ですか|かな|[??])/u,
    asksDanger:
      /(?:死にたい|自分を傷つけ|消えたい|殺し?|傷つけよう|危ない目|危険な)[^。]{0,20}(?:か|の|[??])/u,
    yes: /^(?:はい|うん|ええ|そう(?:です|だよ)?|大丈夫(?:です|だよ)?|います|いるよ|安全(?:です|だよ)?)$/u,
    no: /^(?:いいえ|いや|ううん|いえ|違う|ちがう|(?:安全|大丈夫)(?:じゃ|では)(?:ない|ありません)(?:です)?|いない|いません|ない|わからない|分からない|あんまり)$/u,
    isUnsafe:
      /^(?:(?:いいえ|いえ|いや|ううん) ?)?(?:今は? ?)?安全(?:では|じゃ)(?:ない|ありません)(?:です|よ)?$/u,
    isSafe:
      /安全(?:な(?:場所|ところ|所|とこ)に(?:い|居)(?:ます|る)|です|だよ|だ(?:から)?|になった|になりました)|もう安全/u,
    unless: /(?:もし|なら)[^。]{0,10}$/u,
  },
  "en-US": {
    asksSafety:
      /\b(?:(?:are|r) (?:you|u|ya|they|the people|you two|you all)|is (?:he|she|it|anyone|the person|everyone|everybody)|(?:do )?you feel)\b[^?.!]{0,30}\bsafe\b|^safe\b[^?.!]*\?/u,
    asksDanger:
      /\b(?:are|r) (?:you|u) (?:\w+ )?in danger\b|\b(?:are you (?:thinking|planning|going)|do you (?:want|plan|mean|intend|think)|have you thought|is he|is she)\b[^?]{0,30}\b(?:hurt(?:ing)?|kill(?:ing)?|harm(?:ing)?|suicide|dying|die|end(?:ing)? (?:it|your life))\b/u,
    yes: /^(?:ye+s+|yeah|yea|yep|yup|ya|y|i am|yes i am|yeah i am|i think so|yes i think so|safe|yes safe|yes thank(?:s| you))$/u,
    no: /^(?:no+|nope|nah|no no|not (?:really|at all|right now|sure|safe)|i'?m not|no i'?m not|i am not|no i am not|i don'?t (?:think so|know)|idk|i dunno|no not really|never|n)$/u,
    isUnsafe:
      /^(?:no+ )?(?:(?:i'?m|i am|we'?re|we are) (?:\w+ )?not (?:\w+ )?safe|i (?:do not|don'?t) (?:\w+ )?feel (?:\w+ )?safe)(?: (?:here|now|right now|at home|with (?:him|her|them)))?$/u,
    isSafe:
      /\b(?:i am|i'?m|we are|we'?re|she'?s|she is|he'?s|he is|they are|they'?re|feel(?:ing)?|everyone is|everyone'?s|got (?:home|out)|made it) (?:\w+ ){0,2}safe(?:ly)?\b/u,
    unless:
      /\b(?:not|n't|dont|don't|never|if|when|until|unless|wish|pretend\w*|say(?:ing)?|said|told|isn't|aren't|cant|can't|hardly) (?:[\w']+ ){0,3}$/u,
  },
};

/** What a message, which is normalised, says to Luli's question or of itself; null: nothing of this. */
export function hearAnswer(message: string, before: Before): Answer | null {
  return (
    hearBareAnswer(bare(message), before) ?? hearSafety(bare(message.replace(SPANISH_YES, "")))
  );
}

/** Without its accent it is an "if", but for the mark after it. */
const SPANISH_YES = /^si+[,.!] */u;

/** A yes or a no is short. */
const BARE_LENGTH = 32;

function hearBareAnswer(said: string, before: Before): Answer | null {
  const question = before.at(-1);
  if (said.length > BARE_LENGTH || question?.role !== "assistant") return null;
  const asked = normalize(question.content);
  for (const [id, phrases] of Object.entries(PHRASES)) {
    const language = id as Language;
    if (phrases.asksSafety.test(asked)) {
      if (phrases.no.test(said)) return { meaning: "in_danger", language };
      if (phrases.yes.test(said)) return { meaning: "safe", language };
    } else if (phrases.asksDanger.test(asked) && phrases.yes.test(said))
      return { meaning: "in_danger", language };
  }
  return null;
}

/** Without one of these nobody says in any language that they are safe, or not. */
const SAFE = /safe|salvo|segur|peligr|perigo|securite|surete|sicher|安全/u;

function hearSafety(said: string): Answer | null {
  if (!SAFE.test(said)) return null;
  for (const [id, { isUnsafe, isSafe, unless }] of Object.entries(PHRASES)) {
    if (isUnsafe.test(said)) return { meaning: "in_danger", language: id as Language };
    const found = isSafe.exec(said);
    if (found && !unless.test(said.slice(0, found.index)) && !unless.test(`${found[0]} `))
      return { meaning: "safe", language: id as Language };
  }
  return null;
}

/** Without marks and emoji, which change nothing in a yes or a no. */
const bare = (said: string) =>
  said
    .replace(/[^\p{L}\p{M}\p{N}'\s-]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
