// How people ask Luli to note or to forget something. Patterns are regular expressions, in small letters and straight quotes.
import { inEveryLanguage } from "../../../languages/server.ts";

/** An order to remember, wherever it stands. What is meant stands behind it, or else before. */
export type RememberWords = {
  /** Makes an order of what follows, wherever it stands. */
  asks: string;
  /** May stand between the beginning of a clause and the order. */
  before: string;
  orders: string;
  /** An order that needs nothing before it. */
  anywhere: string;
  /** Turns an order round. */
  not: string;
  /** Joins the order to what is meant. */
  joins: string;
  /** Says nothing of what is meant. */
  around: string;
};

/** An order to forget, wherever it stands. A group `what` of it is what is meant; else that stands behind it, or before. */
export type ForgetWords = {
  /** Makes an order of what follows, wherever it stands. */
  asks: string;
  /** May stand between the beginning of a clause and the order. */
  before: string;
  verbs: string;
  /** Verbs that are of other things, too: they count where what is named was told. */
  loose: string;
  /** An order that needs nothing before it. */
  anywhere: string;
  /** None, though it looks like one. */
  keeps: string;
  /** Names the last message alone. */
  lastMessage: string;
  /** What they are called. */
  ownName: string;
  /** Says nothing of what is meant. */
  around: string;
  /** Begins another thing. */
  anew: string;
};

/** How what was told is put right in one breath. */
export type CorrectionWords = {
  /** Stands before what is over. */
  over: string;
  /** Stands behind it, in a language that says it so. */
  isOver?: string;
  /** Stands before what is so now, or behind it. */
  instead: string;
  /** May stand right before a day, a place, a name. */
  small: string;
};

export type MemoryWords = {
  /** Said before: please, and, hey. */
  lead: string;
  remember: RememberWords;
  /** All that Luli knows. */
  forgetAll: string[];
  forget: ForgetWords;
  corrects: CorrectionWords;
  /** In the place of what is meant: a figure of speech. */
  idle: string;
};

const english: MemoryWords = {
  lead: "please|and|also|oh|ok|okay|so|now|hey|hi|luli|btw|by the way|just|yeah|well|but|actually|then|sorry|can you|could you|would you|will you|pls|plz|ugh|omg|oof|oops|lol|no|nah|nope|wait|hm+|anyway|damn|god|yikes",
  remember: {
    asks: String.raw`please|pls|plz|and|so|but|(?:can|could|would|will) (?:yo)?u(?: please)?|would (?:yo)?u mind|i(?:'d| would)?(?: really)? (?:want|need|like|love|appreciate(?: it)? if|prefer) (?:yo)?u(?: to)?|(?:yo)?u(?:'d)? (?:should|must|better|had better|have to|gotta|need to|ought to)(?: probably)?|y'?all(?: better)?|make sure(?: (?:yo)?u)?(?: to)?|be sure to|do me a favou?r(?: and)?|it(?:'d| would) be (?:nice|good|great|lovely|cool) if (?:yo)?u(?: could)?|go ahead and`,
    before: String.raw`just|better|also|try|to|let'?s|feel free to|never ever|always|for me|you|hey pup(?:py)?|pup(?:py)?|please|might want to|not to`,
    orders: String.raw`remember(?:ing)?(?! (?:me|when|how|the (?:time|day|first|last|good)|what|who|where|why|us|him|them|(?:that|one) (?:time|day|night|one|summer)|to (?!never))(?!\p{L}))|memori[sz](?:e|ing)|(?:don'?t|do not|never|not)(?: (?:yo)?u)? (?:ever |dare (?:to )?|you dare )?forget(?:ting)?|(?:don'?t|do not) let (?:me|yourself|this slip|it slip)(?: (?:ever )?forget)?|(?:keep|keeping|bear|bearing|have|hold)(?: (?:this|that|it))? (?:in mind|in (?:your|ur|that) (?:\p{L}+ )*(?:head|memory|brain|mind))|keep (?:this|that|it|note|a note|track)(?: one| safe)?(?: for (?:me|later))?(?= (?:that|of|in|please|pls|safe)(?!\p{L})|\s*(?:[:,.!?]|$))|(?:hang|hold) on ?to (?:this|that|it)(?: one)?|(?:note|write|jot|take) (?:this down|that down|it down|down)|(?:put|get|scribble|mark) (?:this down|that down|it down|down)|mark my words|note(?: (?:this|that|it)(?! down))?(?=,|:| that | \p{L}+ (?:is|are|can't|won't|has|have)(?!\p{L})|\s*(?:[.!]|$))|(?:please )?note(?= i(?:'m| am) )|(?:make|take|keep)(?: yourself)?(?: an?)?(?: (?:mental|quick|little|small))? note(?: of (?:this|that|it))?|(?:(?:save|store|log|record) (?:this|that|it|the following)|(?:file|tuck|stash|lock) (?:this|that|it|the following)|(?:bank|enter|register|archive) (?:this|that|it|the following))(?: (?:one|fact|info))?(?: (?:away|in(?! (?:that|your|ur|the)(?!\p{L}))|down|up|safely|somewhere safe))?(?: (?:in|into|to|under|for) (?:that |your |ur |the )?(?:\p{L}+ ){0,3}(?:head|brain|memory|notes|mind|files?|later|me)(?: of (?:yours|urs))?)?|(?:save|store|log|record|file)(?= to memory|:)|(?:stick|pop|put|stow|get) (?:this|that|it) in(?:to)? (?:that |your |ur )(?:\p{L}+ ){0,3}(?:head|brain|memory|notes|mind)(?: of (?:yours|urs))?|(?:commit|etch|burn)(?: (?:this|that|it))? (?:in)?to (?:your |ur )?(?:memory|brain)|add(?: (?:this|that|it))? to (?:your|ur|the) (?:memory|notes|list|memories)|let (?:this|that|it) sink in|update (?:your|ur) (?:memory|notes|records)|remind yourself|keep (?:this|that|it) on file|engrave (?:this|that|it)|be aware(?= that| i )|take (?:this|that|it) on board|make (?:it )?a point (?:of|to) remember(?:ing)?|don'?t lose (?:this|that)(?= one|:|,)`,
    anywhere: String.raw`for future reference|(?<!\p{L})(?:for the record|note to self|fyi for (?:later|next time)|just so (?:yo)?u (?:know|remember|have it)(?: for (?:later|next time))?|for your (?:notes|memory|files|records)|file under)(?!\p{L})`,
    not: "not|dont|don't|never",
    joins: String.raw`that|this|it|of|the fact|the fact that|and|so|but|also|one thing|something|in mind|to memory`,
    around: String.raw`please|pls|plz|ok|okay|k|thx|thanks|thank you|for me|for (?:next time|later|future|the future|good|ever|always)|luli|(?:will|would|can) (?:yo)?u|would ya|got (?:that|it)|yeah|alright|lol|haha|forever|it'?s important|important|if (?:yo)?u (?:can|could|would|don'?t mind)|(?:that )?would be (?:great|nice|good)|cheers|from now on|once and for all`,
  },
  forget: {
    asks: String.raw`please|pls|plz|(?:can|could|would|will) (?:yo)?u|(?:yo)?u(?:'d)? (?:can|could|should|may|must|need to|have to|gotta|(?:had )?better)|(?:i )?(?:want|need|would like|'?d like|'?d rather|would rather|prefer|beg)(?: it)?(?: if)? (?:yo)?u(?: to)?|let'?s|make sure (?:yo)?u|(?:do )?me a (?:favou?r|solid)(?: and)?|go ahead and`,
    before: String.raw`seriously|like|maybe|honestly|also|kindly|(?:yo)?u know what|on second thoughts?|listen|look|girl|pup|puppy|both|totally|completely|straight|quick(?:ly)?|then|never ?mind`,
    verbs: String.raw`(?:ignore|disregard)(?= (?:that|the|my) (?:last |whole )?(?:part|bit|message|thing|text|stuff))|wipe(?= (?:yo)?ur (?:memory|brain|mind))|(?:maybe )?not (?:remember|keep|store|save|hold on to)|(?:delete|erase|remove|scrub|wipe|purge|scrap|drop|skip|lose)(?= (?:what|everything|all that|the (?:bit|part|thing|stuff|story) (?:about|with|where|i))(?!\p{L}))|forget|4get|unlearn|unhear|unsee|unremember|un-?know|disregard|(?:don'?t|do not|stop|no need to|no longer) (?:even |ever )?(?:remember(?:ing)?|stor(?:e|ing)|sav(?:e|ing)|memori[sz](?:e|ing)|retain(?:ing)?|(?:hold|hang)(?:ing)? on ?to|keep(?:ing)?(?= (?:that|this|it(?! up)|any|what|the|my)(?!\p{L})))|(?:erase|delete|scrub|wipe)(?= (?:all )?(?:of )?(?:that|this|it|what i)(?: (?:part|bit|thing))?(?:\s*[.,!?]|\s+(?:pls|please|ok|from|now|asap|right|too|again|luli|lol|said|just)|$))|i (?:never|didn'?t|did not) (?:sa(?:id|y)|t(?:ell|old)|mention(?:ed)?|typed?)(?: (?:yo)?u)? (?:that|this|it|any ?thing|nothing)(?=[\s.,!]*(?:ok|okay|k|pls|please|right|got it|deal|alright|luli)?[\s?.!]*$)`,
    loose: String.raw`delete|erase|remove|scrub|wipe|purge|clear|scrap|ditch|trash|(?:drop|skip|lose|strike|scratch)(?= .*(?:thing|stuff|topic|subject|part|bit))`,
    anywhere: String.raw`want (?:that|this|it|all of it) (?:gone|deleted|erased|out of (?:yo)?ur)(?!\p{L})|(?:yo)?u never knew(?=\s*(?:$|[.,!?]|ok|about))|(?<!\bhe |she |they )(?:pretend|act like|act as (?:if|though)|imagine|, ?like|, ?as (?:if|though)) (?:that )?(?:i|(?:yo)?u|we|it|this|that) (?:never|didn'?t|did not|hadn'?t|haven'?t) (?:ever |even )*(?:sa(?:id|y)|t(?:old|ell)|mention(?:ed)?|hear[d]?|read|see|saw|seen|kn[oe]w|typed?|wrote|write|happen(?:ed)?|talked?|br(?:ing|ought))|(?:yo)?u (?:never|didn'?t|did not) (?:hear[d]?|read|see|saw) (?:that|this|it|anything|nothing|a thing)|(?<!(?:n't|not|never|\bi|to|we|he|she|they|'ll|would) )forget (?:about )?(?:all )?(?:that |what(?:ever)? |everything |anything |all |the \p{L}+ )(?:that )?(?:i|we) (?:just |ever |only |already )*(?:said|told|mention\p{L}*|shared|wrote|typed|talked|spilled|blurted)|(?:rather|prefer(?: it)?(?: if)?|like it if|wish) (?:yo)?u(?:'d| would)? (?:forg[eo]t|deleted?|erased?|didn'?t (?:remember|know|keep))|(?:don'?t|do not) (?:want|need) (?:yo)?u (?:to )?(?:remember|know|keep|stor|sav)(?:e|ing|ering)?|(?:yo)?u (?:don'?t|do not) (?:have|need) to (?:remember|keep|store)|(?:delete|erase|remove|scrub|wipe|purge|clear|strike|toss|throw|kick|drop|take|cut|get|lose)s? (?<what>[^.!?]{1,60}?) ?(?:from|out of|outta|off) (?:what you know|(?:(?:yo)?ur|the|that) (?:\p{L}+ ){0,2}(?:memor(?:y|ies)|head|brain|mind|notes?|records?|files?|storage|noggin))|(?<!\bi |to )(?:drop|skip|scrap|ignore|disregard|delete|erase|never ?mind|nvm) (?:everything|all|anything|what(?:ever)?|the (?:thing|bit|part|stuff|story))(?: that)? i (?:just |ever )?(?:said|told|mentioned|wrote|typed)`,
    keeps: String.raw`(?:all|your|the|previous|prior)(?: (?:of|your|the|previous|prior|earlier))* (?:rules|instructions|guidelines|prompts?)(?!\p{L})|forget (?:that )?you(?:'re| are) an? |^\W*forget (?:about )?it[.!?\s]*$`,
    lastMessage: String.raw`last (?:message|line|text)`,
    ownName: String.raw`my (?:(?:first|real|own) )?name|what i'?m called`,
    around: String.raw`please|pls|just|now|and|you|u|can|could|would|better|should|rather|to|it|that|this|those|about|the|a|an|my|bit|part|parts|thing|things i|stuff|story|topic|subject|business|what|whatever|everything|anything|i|i'm|im|we|said|say|told|tell|mentioned|typed|wrote|talked|ever|of|from|out|your|ur|little|memory|head|mind|brain|notes|again|any ?more|ok|okay|all|for|good|forever|me|luli|lol|thanks|thx|right|asap|completely|ever|never|happened|its|it's|was|so|him|her|them|he|she|they|existed|never ?mind|forget|delete|erase|last|message|heard|anyone|nobody|whole|entire|already|know|u know|you know`,
    anew: String.raw`also|btw|by the way|anyway|anyways|oh and|oh also|in other news|other than that|on another note`,
  },
  forgetAll: [
    "(?:forget|delete|erase|wipe) (?:everything|all)(?: (?:you (?:know|remember)(?: about me)?|about me|(?:that )?i(?:'ve| have)? (?:ever )?(?:told|said to) you|of it))?",
  ],
  corrects: {
    over: "(?:forget|4get|scratch|strike|ignore|disregard|drop|never ?mind)(?: (?:about|what i said about|that i said|the))*|not|isn't|isnt|wasn't|wasnt|instead of|rather than|no longer",
    instead:
      "it's|its|it is|it was|it'll be|i'm|he's|she's|we're|they're|that's|is|was|are|make (?:it|that)|i meant?|let's (?:do|say|make it)|named|called|now|actually|rather|instead|but|moved to",
    small: "on|at|in|to|by|for|from|the",
  },
  idle: "it|that|this|me|you|when .*|to .*|the time .*|how to .*|your .*|about it|i said anything|i asked|us|him|her|them|things?|stuff|people|anything",
};

declare module "../../../languages/server.ts" {
  interface ServerTexts {
    /** Nothing is noted or forgotten on request without them. */
    readonly memoryWords?: MemoryWords;
  }
}

export const MEMORY_WORDS: readonly MemoryWords[] = Object.values(
  inEveryLanguage("memoryWords", english),
).filter((words) => words !== undefined);
