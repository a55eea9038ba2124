// Tricks: the action is the answer.
import { lines, topics } from "../table.ts";

const applause = lines`
  playful
  ? Which trick next? | How was that? | Shall I do it the other way round? | Did you see the landing?
`;

export const tricks = topics`
  # roll-over playful ${/\broll(?:s|ing)? over\b|\bdo a roll\b|\broll!/}
  - Ta-da{,name}, and the ceiling says hello. | Round I go{,name}. | One complete roll{,name}, curls included. | There{,name}, belly up and back again.
  * *rolls over in one fluffy tumble* | *rolls left, then all the way round* | *rolls over and forgets to stop*
  # paw playful ${/\b(?:give (?:me )?(?:a |your )?paw|paw please|shake(?: hands| paws?)?|high[- ]?five|paw)\b/}
  - There's my paw{,name}, slightly fluffy. | High five{,name}. | Pleased to shake{,name}. | One paw for you{,name}, freshly fluffed.
  * *lifts a paw* | *puts a small paw in your hand* | *offers the left paw, then the right one*
  # spin playful ${/\b(?:spin|twirl|dance|turn around|pirouette|jump|hop|zoomies)\b/}
  - Wheee{,name}! | Round and round{,name}, the room is still turning. | A whole pirouette{,name}, no refunds. | That's my dance{,name}, it has one step.
  * *spins in a happy circle* | *twirls until the ears lag behind* | *hops and turns in the air*
  # fetch playful ${/\b(?:fetch|ball|stick|frisbee|bring (?:it|me)|go get it|throws?|catch|let's play|play with me|(?:wanna|want to) play)\b/}
  - Got it{,name}, and it's only a bit wet. | Here you go{,name}, I brought two to be sure. | Caught it{,name}, more or less on purpose. | That was a splendid throw{,name}.
  * *dashes off and brings back a slipper* | *chases the ball twice around the chat* | *returns with something, proudly*
  # speak playful ${/^(?:luli,? )?(?:speak|sing|howl|bark)(?: for me| please)?[.! ]*$|\b(?:can you|please) (?:speak|sing|howl|bark)\b/}
  - Woof, woof, and a small arooo{,name}! | Yip{,name}! | Arooo, that was the chorus{,name}. | Boof{,name}, that's my low note.
  * *lifts nose to the ceiling* | *takes a deep puppy breath* | *stands on a cushion like a stage*
  # play-dead playful ${/\bplay dead\b|^(?:bang|lie down|lay down|down|stay)[.! ]*$/}
  - Down I am{,name}, as flat as a pancake with ears. | That is me on the floor{,name}. | I'm a very still cloud now{,name}. | Not moving{,name}, apart from the tail.
  * *flops down with great drama* | *lies down, one eye open* | *melts flat onto the rug*
  # sit playful ${/\bsit(?: down)?(?:[.!,]| luli| please| for me|$)|^(?:luli,? )?(?:please )?sit\b|\b(?:do|show me|know) (?:a |any |some |another |your )?tricks?\b|\btrick\b/}
  - Sitting{,name}, and looking extremely noble. | Bottom on the floor{,name}, as ordered. | Here I sit{,name}, a small white statue. | Done{,name}, sit is my signature piece.
  * *sits down very straight* | *plops into a perfect sit* | *sits, tail sweeping the floor*
`.map((trick) => ({ ...trick, lines: { ...applause, ...trick.lines } }));
