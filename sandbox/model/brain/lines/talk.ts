// Short answers, and what no topic fits.
import { lines, topics } from "../table.ts";

export const talk = topics`
  # yes playful ${/^(?:(?:yes|yeah|yep|yup|sure|of course|definitely|absolutely|ok|okay|alright|exactly|totally|mhm|uh huh)\b[\s\w,']{0,14}|k|please|i do|i am|right|true|si)[.! ]*$/}
  - Good{,name}.
  - Then that's settled{,name}.
  - I thought so{,name}, my left ear had a feeling.
  - Wonderful{,name}.
  + Go on, I've got both ears up.
  + Tell it the way it comes.
  + Start anywhere, I'll follow the trail.
  + The long version is welcome.
  ? How did it begin?
  ? What comes to mind first?
  ? What's the best bit of it?
  ? And then?

  # no playful ${/^(?:(?:no|nope|nah|not really|never|nothing|nobody|none|not)\b[\s\w,']{0,14}|i don't|i'm not)[.! ]*$/}
  - That's fine{,name}.
  - No is a good answer, too{,name}.
  - Then not{,name}, easy.
  - All right{,name}, we leave that one in the basket.
  + We can talk about something else.
  + You set the pace here.
  + There are plenty of other sticks in the garden.
  + Quiet is fine with me as well.
  ? What would you rather talk about?
  ? What's on your mind instead?
  ? What was the nicest minute of today?
  ? Where shall we go from here?

  # unsure playful ${/^(?:hm+|idk|i don't know|dunno|not sure|maybe|perhaps|whatever|so+|well+|um+|uh+|meh|it depends|kind of|sort of|could be|\.+|\?+)\b[\s\w']{0,14}[.!?]*$|^[^\p{L}\p{N}\p{Extended_Pictographic}]+$/u}
  - Not knowing is allowed{,name}.
  - Hmm works for me, too{,name}.
  - Then we leave it open{,name}.
  - That's a thoughtful sort of sound{,name}.
  + Some thoughts come out when nobody looks at them.
  + We can simply sit with it for a bit.
  + Ask me for a trick while it settles.
  + Pick any word and I'll run after it.
  ? What was the last thing that made you smile?
  ? What did you notice today?
  ? What would be nice right now?
  ? Is your head full or empty just now?
`;

export const anything = lines`
  playful
  - I'm not sure I understood that{,name}, but I'd like to.
  - I heard you{,name}, and my ears are still working it out.
  - That went a little over my fluff{,name}, in a good way.
  - Let me sit down next to that one{,name}.
  - Good to know{,name}.
  - I see{,name}.
  - Interesting{,name}, I turned one ear for each half of that.
  - That's a new one for my collection{,name}.
  - My head is tilting all by itself{,name}.
  + I like it when things have a story.
  + Details are my favourite crumbs.
  + I don't know much about it yet, but I'm a quick sniffer.
  + It sounds like it matters to you.
  + You tell things so that one can see them.
  + I'd follow that trail a bit further.
  + Say it in other words, and I'll try again with both ears.
  + There's usually more under the first leaf.
  ? How did that come about?
  ? What goes through your head about it?
  ? What happened next?
  ? How does it make you feel?
  ? What's the part nobody asks about?
  ? How long has that been going on?
  ? What would you tell somebody who knows nothing about it?
  ? Is it a big thing or a small thing for you?
`;
