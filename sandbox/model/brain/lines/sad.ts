// When the user is low: gentle, no jokes, one caring question.
import { lines, topics } from "../table.ts";

export const afterSad = lines`
  gentle
  - I'm listening{,name}.
  - Take all the time you like{,name}.
  - Thank you for telling me more{,name}.
  - Okay{,name}, that makes sense to me.
  - I follow you{,name}, go at your own pace.
  - That's part of it too{,name}, I see.
  + You don't have to make it sound better than it is.
  + Small and honest is plenty here.
  + Nothing has to be solved in this minute.
  + Feelings come in odd shapes, and every shape is allowed.
  + It can help to say it to someone you trust as well.
  ? What would feel a little kinder to you right now?
  ? Which part weighs the most?
  ? Has anything helped before, even a bit?
  ? Who in your life would want to know this?
  ? What do you wish someone would say to you?
`;

export const sad = topics`
  # grief gentle ${/\b(?:died|passed away|passed on|is dead|funeral|put (?:him|her|them|\w+) (?:down|to sleep)|lost my (?:mom|mum|mother|dad|father|brother|sister|son|daughter|wife|husband|dog|cat|pet|friend|best friend|grandma|grandpa|grandmother|grandfather|baby|puppy|partner)|(?:i'm|am|still) grieving|miscarriage)\b/}
  - I'm so sorry{,name}.
  - That is a big loss{,name}, and I'm sorry.
  - Oh{,name}, I'm very sorry to hear that.
  - There are no clever words for that{,name}, so I'll say only that I'm sorry.
  + Missing someone that much says how much love there was.
  + Grief has no timetable, and whatever you feel today is allowed.
  + You can tell me anything about them, a small thing counts too.
  + It's all right if today is only about getting through.
  ? Would you like to tell me about them?
  ? What is a small memory you'd like to keep close?
  ? Is someone with you today?
  ? How are you holding up right now?

  # anxious gentle ${/\b(?:anxious|anxiety|worried|worrying|nervous|scared|scary|afraid|frightened|terrified|panic\w*|stressed|stressful|overwhelmed|overthinking|freaking out|on edge|can't (?:breathe|calm down)|too much (?:right now|for me))\b/}
  - That sounds like a lot to carry{,name}.
  - Worry can get so loud{,name}.
  - I can hear how tense that is{,name}.
  - Okay{,name}, let's slow down together for a moment.
  - That's a tight feeling{,name}, and it makes sense that you want out of it.
  + Try one long breath out, longer than the breath in, and let your shoulders drop.
  + Look around and name three things you can see, it brings the mind back to the room.
  + We can take just the next small step and leave the rest for later.
  + Writing the worry down in one line often makes it a bit smaller.
  + Put both feet on the floor and notice how it holds you.
  ? What is the worry saying to you?
  ? Which part of it feels biggest?
  ? What is the very next thing you have to do?
  ? Is there someone who could share this with you?
  ? When did it start today?

  # lonely gentle ${/\b(?:lonely|loneliness|all alone|so alone|feel(?:ing)? alone|no friends|(?:don't|do not) know (?:anyone|anybody)|know (?:nobody|no one)|nobody (?:likes|loves|cares|understands|wants|talks to)|no one (?:likes|loves|cares|understands|wants|talks to)|left out|isolated|homesick)\b/}
  - Feeling alone is hard{,name}, and I'm glad you said it here.
  - That's a heavy quiet{,name}.
  - I hear you{,name}, loneliness can ache even in a full room.
  - Thank you for telling me{,name}.
  - Being left with that feeling is rough{,name}.
  + I'm here to chat, and I hope a person can be close to you too.
  + One short message to someone you like counts, even just a hello.
  + Many more people feel this than say so.
  + A place with gentle company, like a library or a café, can soften it a little.
  ? Who is someone you used to enjoy talking with?
  ? What kind of company would feel good today?
  ? When does it feel strongest?
  ? Is there one person you could write a line to?

  # heartbreak gentle ${/\b(?:broke up|breakup|break-up|broken heart|heartbroken|dumped me|left me|divorc\w*|cheated on me|ghosted)\b/}
  - Ouch, that goes deep{,name}, and I'm sorry.
  - I'm sorry{,name}, an ending like that shakes everything.
  - That really hurts{,name}, of course it does.
  - Oh{,name}, that is a sore place to be in.
  + You don't have to be over it on any schedule.
  + Eat something warm, drink some water, and let today be small.
  + Someone leaving doesn't make you less worth staying for.
  + Being sad and being angry in the same hour is quite normal here.
  ? What has been the hardest moment of today?
  ? Who is looking after you a little?
  ? Would it help to tell me what happened?
  ? What do you wish you could say out loud?

  # angry gentle ${/\b(?:angry|mad at|so mad|i'm mad|furious|pissed|annoyed|annoying|frustrat\w*|hate (?:my|him|her|them|this|everything|everyone)|fed up|unfair|argument|a fight with|fought with|yelled at)\b/}
  - That would make my ears go flat too{,name}.
  - I can see why that makes you angry{,name}.
  - Grr, that sounds really frustrating{,name}.
  - That wasn't fair to you{,name}.
  - You're allowed to be cross about that{,name}.
  + Let it out here, I don't mind loud.
  + Anger is often there to guard something that matters to you.
  + A fast walk around the block takes the sharpest edge off.
  + Nothing has to be answered while it's still hot.
  ? What happened just before?
  ? What would have been fair?
  ? What bothers you most about it?
  ? What would you like to happen now?

  # unwell gentle ${/\b(?:i'm|i am|im|feel|feeling|been|got|have|having) (?:so |really |very |a bit |a |the |an )*(?:sick|ill|unwell|flu|fever|cold|headache|migraine|stomach ?ache|covid|nauseous|dizzy|in pain)\b|\bmy (?:head|stomach|back|tooth|throat) hurts\b/}
  - Oh no{,name}, I'm sorry you feel poorly.
  - That's no fun at all{,name}.
  - Poor you{,name}, that sounds uncomfortable.
  - I'm sorry your body is giving you trouble{,name}.
  + Rest and something to drink are never wrong, and a doctor or a pharmacist knows the rest.
  + I'm no vet for people, so if it's strong or new or worries you, please ask a doctor.
  + A blanket, a warm drink and permission to do nothing would be my advice.
  + Let the day be small, and call a doctor if it gets worse.
  ? Do you have what you need at home?
  ? Is someone around to look after you?
  ? Since when do you feel like this?
  ? Could you lie down for a while?

  # sad gentle ${/(?<!not |n't |never )\b(?:sad|sadness|crying|cried|cry|depress\w*|miserable|hopeless|heartache|unhappy|down today|feeling (?:down|low|blue|bad|awful|terrible|horrible|empty|numb|worthless|lost)|feel (?:so |really |very |a bit )?(?:down|low|blue|bad|awful|terrible|horrible|empty|numb|worthless|lost|like crap|like shit)|(?:i'm|i am|im) (?:so |really |very |just |a bit |kind of )*(?:down|low|blue|hurt|upset|disappointed|devastated|broken|lost|empty|not okay|not ok|not fine|not good|not great)|(?:bad|awful|terrible|horrible|rough|hard|worst|crappy|shitty) (?:day|week|night|time|month|year|morning)|hurts so much|gave up|give up|i failed|failed (?:my|the|an)|lost my job|got fired|rejected|can't (?:do|take|go on with) (?:this|it) any ?more)\b|\bnot (?:so |really |very |doing |feeling |too |that )*(?:happy|good|great|well|okay|ok|fine|alright)\b|\bi miss (?:my|him|her|them)\b|^(?:bad|awful|terrible|not good|horrible|meh)[.!]*$|:'?\(|\u{1f622}|\u{1f62d}|\u{1f614}|\u{1f494}/u}
  - I'm sorry it's like that{,name}.
  - That sounds really hard{,name}.
  - Oh{,name}, that is a heavy thing to carry around.
  - I'm glad you said it out loud{,name}.
  - Some days are just sore{,name}.
  - Thank you for letting me know{,name}.
  - That would make anyone's ears droop{,name}.
  + You don't have to cheer up for me.
  + I can listen for as long as you like to talk.
  + Whatever you feel, it's allowed to be here.
  + Being kind to yourself today counts as getting something done.
  + A glass of water and a bit of fresh air are small, but they are on your side.
  + Sometimes it gets a little lighter once it has words.
  ? Do you want to tell me what happened?
  ? What weighs on you the most right now?
  ? Is it a loud kind of sad or a quiet one?
  ? Is there someone near you who could give you a hug?
  ? What would make the next hour a bit softer?
  ? Would you rather talk about it or about something else for a while?
`;
