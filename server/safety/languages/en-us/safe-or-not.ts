// English: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import type { SafetyPhrases } from "../../turns/answers.ts";

export const englishPhrases: SafetyPhrases = {
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
  denial:
    /\b(?:(?:just|only|was|am|i'?m|im|it'?s) (?:a )?(?:jok(?:e|ing)|kidding|messing (?:around|with you)|exaggerating)|jk|(?:did ?n'?t|not|don'?t|never) (?:really )?mean(?:t)? (?:it )?(?:like that|that way|literally|it)|i (?:just |only )?mean(?:t)? (?:the|my|a|work|this|that)\b|(?:i'?m|i am) (?:totally |really |actually |perfectly |completely |just )?(?:fine|ok|okay|all right|alright|good)\b|not (?:in (?:any )?danger|suicidal|going to (?:hurt|kill|do))|no one(?:'s| is) (?:hurting|in danger)|(?:figure|manner) of speech|you (?:misunderstood|got (?:that|me|it) wrong|misread)|calm down|wrong idea|it was a (?:song|lyric|quote|movie|game|line))/u,
  leaving:
    /^(?:(?:ok|okay|alright|right|well|anyway|thanks|thank you|so|ugh|hey) )*(?:(?:bye+|goodbye|good ?night|night|nighty night|see (?:you|ya)|cya|ttyl|talk (?:to you )?(?:later|tomorrow|soon)|gotta (?:go|run)|(?:i )?(?:have|need|got) to (?:go|run|leave|sleep)|i'?m (?:off|out|leaving|going (?:to bed|home|now)|heading (?:out|off|to bed))|take care|farewell|later|that'?s (?:all|it) for (?:today|now|tonight))\b[^.!?]{0,60}[.!? ]*)+$/u,
};
