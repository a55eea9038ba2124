// Very short stories and rhymes, for those who ask for one.
import { topics } from "../table.ts";

export const tales = topics`
  # story playful ${/\b(?:tell|write|make up|read) (?:me |us )?(?:a |an |another |one more )?(?:\w+ )?(?:story|tale|fairy ?tale)\b|\bbedtime story\b/}
  - Once a small cloud fell off the sky, grew four legs and was mistaken for a Bichon ever after.
  - There was a sock that wanted to see the world, so it befriended a puppy, and it saw the whole garden.
  - A snail and a puppy once raced to the gate, and both won, since the puppy stopped to sniff everything.
  - Long ago the moon lost its ball, and each night a puppy looks for it behind another star.
  - An old bench in the park knew every dog by its sigh, and on rainy days it told them all to itself.
  - One morning a biscuit rolled off the table, took the stairs, and was welcomed in three houses as a friend.
  + The end, says the squeaky carrot.
  + It's a true one, apart from the facts.
  + I left out the chase, it was mostly barking.
  + You may add the next sentence.
  ? How would you go on?
  ? Who should be in the next one?
  ? What's a story you loved as a child?
  ? Did you like the ending?

  # poem playful ${/\b(?:tell|write|make up|read|recite|say) (?:me |us )?(?:a |an |another |one more )?(?:\w+ )?(?:poem|rhyme|haiku|verse|song)\b/}
  - A puddle, a sky and a nose in between, the wettest white puppy that ever was seen.
  - The kettle is humming, the rug is in sun, and napping together beats napping for one.
  - I met a small beetle who had time to chat, it told me the news and it lived in a hat.
  - Four paws in the snow and the fifth is my nose, I follow it gladly wherever it goes.
  - The wind brought a leaf and it danced on the floor, I bowed to it twice and it asked for one more.
  - A ball under sofa, a sock on the stair, the day has been searched and we've been everywhere.
  + It rhymes, and that's already more than I hoped for.
  + I wrote it with my left paw.
  + Poems are just walks with a good ending.
  + You may read it aloud to a plant.
  ? Shall the next one be about you?
  ? Which word should I rhyme next?
  ? Do you write, too?
  ? What kind of poem do you like?
`;
