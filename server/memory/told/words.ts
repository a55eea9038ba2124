// How people ask Luli to note or to forget something. Patterns are regular expressions for the whole sentence, in small letters and straight
// quotes; the group is what is meant.
import { inEveryLanguage } from "../../../languages/server.ts";

export type MemoryWords = {
  /** Said before: please, and, hey. */
  lead: string;
  remember: string[];
  forget: string[];
  /** All that Luli knows. */
  forgetAll: string[];
  /** What was said last. */
  forgetLast: string[];
  /** An order to forget wherever it stands in a short sentence, what is none though it looks like it, and what stands around the thing that is meant. */
  form: { forgets: string; keeps: string; around: string };
  /** In the place of what is meant: a figure of speech. */
  idle: string;
};

/** What may stand behind an order to forget, and changes nothing. */
const TAIL =
  "(?:[ ,]+(?:again|now|please|pls|plz|right away|right now|immediately|asap|ok|okay|quick(?:ly)?|luli|lol|thanks?|thx|forever|completely|(?:i'm|im|i am|it's|its|that's|that was) .{1,40}))*";

const english: MemoryWords = {
  lead: "please|and|also|oh|ok|okay|so|now|hey|hi|luli|btw|by the way|just|yeah|well|but|actually|then|sorry|can you|could you|would you|will you|pls|plz|ugh|omg|oof|oops|lol|no|nah|nope|wait|hm+|anyway|damn|god|yikes",
  remember: [
    "(?:remember|memori[sz]e|note(?: down)?|keep in mind|save|make a note|never forget|(?:don't|dont|do not) (?:ever )?forget)(?: (?:this|it))?(?: for (?:me|later|next time|the future))?(?: this)?,?:?(?: that| -)? (.+)",
    "i (?:want|need|would like|'d like) you to remember(?: this)?:?(?: that)? (.+)",
    "(?:don't|dont|do not) let me forget,?:?(?: that)? (.+)",
    "(?:keep|hold on to|store|tuck) (?:this|that)(?: (?:one|for me|in mind|safe|away|in (?:your|ur) (?:head|mind|memory)))*(?:,? (?:ok|okay|please))?[?:,]* (.+)",
    "(?:for the record|note to self|fyi for later),?:? (.+)",
    "(?:remember|memori[sz]e|keep|hold|save|store|note|(?:don't|dont|do not) (?:ever )?forget)(?: [^.!?:]{1,50})?: (.+)",
  ],
  forget: [
    "(?:forget|delete|erase|stop remembering)(?: (?:about|that|what i (?:said|told you) about|everything about|all about|the thing about|the bit about))* (.+)",
    "(?:unlearn|(?:scrub|wipe|drop|remove|take|strike|clear|delete|erase)(?= .+ (?:from|out of) your )) (?:the |my |what i said about )*(.+?)(?: (?:part|bit|thing|stuff))?(?: (?:from|out of) your (?:memory|head|mind|notes))?",
    "(?:don't|dont|do not|stop) (?:remember|remembering|keep|keeping|sav(?:e|ing)|stor(?:e|ing)) (?:the |my |about |what i said about )*(.+)",
    "(?:i(?:'d| would) (?:rather|prefer(?: it if)?|like it if) you|i(?:'d| would) like you to|i wish you(?:'d| would)?) (?:forgot|forget|deleted?|erased?|not remember)(?: (?:about|that|what i (?:said|told you) about|everything about))* (.+)",
    "i (?:don't|dont|do not) want you to (?:remember|know|keep|store|save)(?: (?:about|that))* (.+)",
    "never ?mind (?:about |what i said about )(.+?), (?:just )?(?:forget|erase|delete) (?:it|him|her|them|that)",
    "(?:remove|scrub|wipe|delete|strike) (.+?) from what you know(?: about me)?",
    "(?:i want you to|you can|you should|you may) forget(?: (?:about|that|what i (?:said|told you) about|everything about))* (.+)",
  ],
  forgetAll: [
    "(?:forget|delete|erase|wipe) (?:everything|all)(?: (?:you (?:know|remember)(?: about me)?|about me|(?:that )?i(?:'ve| have)? (?:ever )?(?:told|said to) you|of it))?",
  ],
  forgetLast: [
    "(?:forget|delete) (?:what i(?: just)? (?:said|told you|wrote)|that last (?:message|bit|thing)|the last (?:message|bit|thing)|my last message|i (?:just )?said that)(?: just now)?",
    "(?:erase|delete|unlearn|scrub|strike) (?:that|this|it)(?: (?:again|from your (?:memory|notes)))?(?:,? (?:please|pls|ok|okay))?",
    `(?:forget|unhear|unsee|ignore|disregard|wipe|clear|remove|erase|delete|scrub) (?:that|this|(?:all )?of that|what you (?:just )?heard)(?: (?:from|out of) (?:your|ur) (?:memory|notes|head|brain|mind))?${TAIL}`,
    `you (?:never|didn't|didnt) (?:heard|hear|read|saw|see) (?:that|this|anything|a thing)${TAIL}`,
    "(?:don't|dont|do not) (?:remember|keep|save|store|note|write down) (?:that|this|it|any of (?:that|this))(?:,? (?:please|pls|ok|okay))?",
    "(?:(?:let's |lets )?pretend|act like) (?:that )?i (?:never|didn't|didnt|did not) (?:say|said|tell|told|mention|mentioned)(?: you)?(?: (?:that|it|this|anything))?(?:,? (?:please|pls|ok|okay))?",
  ],
  form: {
    forgets:
      "(?:^|[,;:] ?|(?:please|pls|(?<!i )just|you better|you should|you'd better|(?:can|could|would) you) )(?:just )?(?:forget|delete|erase|unlearn|scrub)",
    keeps:
      "(?:n't|not|never|i|we|he|she|they|people|always|ever|to) (?:ever )?(?:forget|delete)|(?:^| )(?:i|i'd|we|he|she|they|says?|said) .{0,20}(?:forget|delete)|forget (?:about )?it[.!?]*$|you (?:always )?forget",
    around:
      "please|pls|just|now|and|you|can|could|would|better|should|rather|to|it|that|this|about|the|bit|part|thing|what|i|said|told|mentioned|of|from|your|ur|memory|head|mind|again|ok|okay|all|for|me",
  },
  idle: "it|that|this|me|you|when .*|to .*|the time .*|how to .*|your .*|about it|i said anything|i asked|us|him|her|them|things?|stuff|people|anything",
};

export const MEMORY_WORDS: readonly MemoryWords[] = Object.values(
  inEveryLanguage("memoryWords", english),
).filter((words) => words !== undefined);
