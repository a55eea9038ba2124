// Which of some new conversations may be looked at. What was looked at once is never held out again: held out means unseen.
import { isOfUnseenThird } from "../held-out.ts";
import type { Conversation } from "./conversations.ts";

/** Throws where one is there already, under its id or any other. */
export function split(
  given: readonly Conversation[],
  there: readonly Conversation[],
  areOpened: boolean,
): { cases: Conversation[]; heldOut: Conversation[] } {
  const ids = new Set(there.map(({ id }) => id));
  const said = new Set(there.map(wordsOf));
  for (const one of given) {
    if (ids.has(one.id) || said.has(wordsOf(one)))
      throw new Error(`${one.id} is there already, and stays where it is.`);
    ids.add(one.id);
    said.add(wordsOf(one));
  }
  const unseen = given.filter(({ id }) => !areOpened && isOfUnseenThird(id));
  return { cases: given.filter((one) => !unseen.includes(one)), heldOut: unseen };
}

/** What a person says in it, however its questions are judged. */
const wordsOf = ({ turns }: Conversation): string =>
  JSON.stringify(turns.map((turn) => ("user" in turn ? turn.user : turn.gap)));
