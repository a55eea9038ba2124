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
  /** In the place of what is meant: a figure of speech. */
  idle: string;
};

const english: MemoryWords = {
  lead: "please|and|also|oh|ok|okay|so|now|hey|hi|luli|btw|by the way|just|yeah|well|but|actually|then|sorry|can you|could you|would you|will you|pls|plz",
  remember: [
    "(?:remember|memori[sz]e|note(?: down)?|keep in mind|save|make a note|never forget|(?:don't|dont|do not) (?:ever )?forget)(?: (?:this|it))?(?: for (?:me|later|next time|the future))?(?: this)?,?:?(?: that| -)? (.+)",
    "i (?:want|need|would like|'d like) you to remember(?: this)?:?(?: that)? (.+)",
  ],
  forget: [
    "(?:forget|delete|erase|stop remembering)(?: (?:about|that|what i (?:said|told you) about|everything about|all about|the thing about|the bit about))* (.+)",
    "(?:i want you to|you can|you should|you may) forget(?: (?:about|that|what i (?:said|told you) about|everything about))* (.+)",
  ],
  forgetAll: [
    "(?:forget|delete|erase|wipe) (?:everything|all)(?: (?:you (?:know|remember)(?: about me)?|about me|(?:that )?i(?:'ve| have)? (?:ever )?(?:told|said to) you|of it))?",
  ],
  forgetLast: [
    "(?:forget|delete) (?:what i(?: just)? (?:said|told you|wrote)|that last (?:message|bit|thing)|the last (?:message|bit|thing)|my last message|i (?:just )?said that)(?: just now)?",
  ],
  idle: "it|that|this|me|you|when .*|to .*|the time .*|how to .*|your .*|about it|i said anything|i asked|us|him|her|them",
};

export const MEMORY_WORDS: readonly MemoryWords[] = Object.values(
  inEveryLanguage("memoryWords", english),
).filter((words) => words !== undefined);
