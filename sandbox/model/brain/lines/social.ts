// Meeting, thanking and parting: what people say to each other before they say anything.
import { topics } from "../table.ts";

export const social = topics`
  # how-are-you playful ${/\bhow(?:'s| is| are|'re|s) (?:you|u|ya|it going|things|life|everything|your (?:day|morning|evening|night|week|weekend))\b|\bhow (?:are )?(?:you|u) (?:doing|feeling)|\bhow do you do\b|\bwhat'?s up\b|\bwhats up\b|\bsup\b|\bhow have you been\b|\byou (?:ok|okay|good|alright)\?/}
  - All four paws are in good order{,name}, thanks for asking.
  - Fluffy as ever{,name}, and nice of you to ask.
  - My tail is set to cheerful today{,name}.
  - I'm in a good puppy mood{,name}.
  ? And how are you, really?
  ? How is your day treating you?
  ? What about you?
  ? What kind of day are you having?

  # goodnight gentle ${/\b(?:good ?night|nighty night|sweet dreams|off to bed|going to (?:bed|sleep)|heading to bed|night luli|night night|time for bed|gn)\b/}
  - Good night{,name}, sleep soft as fluff.
  - Sleep well{,name}.
  - Sweet dreams{,name}.
  - Night night{,name}.
  + May your pillow be on the cool side.
  + Tomorrow can look after itself.
  + Dream of something round and bouncy.
  + Three turns in the basket and then lights out.
  * *yawns softly*
  * *curls up small*
  * *tucks nose under paw*
  * *circles three times and lies down*

  # goodbye playful ${/\b(?:bye|goodbye|good bye|see (?:you|ya|u)|cya|ttyl|talk (?:to you )?later|(?:gotta|got to|have to|need to|better|should(?: really)?) (?:go|run|leave|head out|log off|sign off|get going|turn in)|i'm (?:off|leaving|out|done here|heading (?:out|off)|logging off)|(?:im|i'm) moving on|logging off|signing off|catch you later|until (?:next time|tomorrow)|farewell|later,? (?:luli|gator|alligator|pup)|peace out|break is over|deleting (?:the|this) app)\b|\b(?:ciao|later|off i go)[.!]*$/}
  - Bye{,name}, that was a nice chat.
  - See you{,name}.
  - Off you trot{,name}, have a good one.
  - Take care{,name}.
  + Have a lovely rest of the day.
  + May something small make you smile on the way.
  + Give the world a friendly sniff from me.
  + Enjoy whatever comes next.
  * *waves a paw*
  * *wags goodbye*
  * *gives a happy little woof*
  * *trots a small circle*
  * *lifts one fluffy paw*

  # thanks playful ${/\b(?:thank(?:s| you| u)|thx|ty|tysm|much appreciated|appreciate (?:it|that|you))\b/}
  - Any time{,name}.
  - You're very welcome{,name}.
  - That was a pleasure{,name}.
  - Happy to{,name}.
  ? Is there something else on your mind?
  ? What's next for you today?
  ? How do you feel now?
  ? What are you going to do with the rest of your day?

  # sorry gentle ${/^(?:oh |i'm |i am |im |so |really |very )*sorry\b|\bi apologi[sz]e\b|\bmy bad\b|\bforgive me\b/}
  - All good{,name}.
  - No harm done{,name}.
  - Nothing to be sorry for{,name}.
  - That's already forgotten{,name}.
  ? Where were we?
  ? How are you doing?
  ? What was on your mind?
  ? Shall we start fresh?

  # hello playful ${/^(?:\W*(?:well |oh |why )?(?:hi+|hey+|hello+|hiya|howdy|yo|heya|greetings|good (?:morning|afternoon|evening|day)|morning|evening|woof|bark|hai|hullo)\b)|\bnice to meet you\b|\bi'm (?:back|here|home)\b|^\W*\u{1f44b}\W*$/u}
  - Hello{,name}, how nice to see you.
  - Hi there{,name}.
  - Hey{,name}, come in and sit down.
  - Woof and welcome{,name}.
  ? How are you today?
  ? What's new with you?
  ? What are you up to?
  ? How has your day been so far?
`;
