// What the page does for each word of a reply, counted: time would tell more of the machine.
import { afterEach, beforeEach, expect, test } from "vitest";
import { endChat, log, startChat, startReply, tell } from "../../testing/open-chat.tsx";

beforeEach(startChat);
afterEach(endChat);

const WORDS = Array.from({ length: 20 }, (_, at) => ` word${at}`);

test("a word of a reply changes one text of its bubble and nothing else of the talk", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => own.say("Woof,"));
  const bubble = (await log().findByText("Woof,")).closest("[data-reply]")!;
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((records) => changes.push(...records));
  watch.observe(bubble.closest("[role=log]")!, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  for (const word of WORDS) await tell(reply, (own) => own.say(word));
  await log().findByText(`Woof,${WORDS.join("")}`);
  changes.push(...watch.takeRecords());
  watch.disconnect();
  // Code that comes meanwhile adds its part to the talk.
  const isAddition = ({ target, addedNodes, removedNodes }: MutationRecord) =>
    !bubble.contains(target) && addedNodes.length > 0 && removedNodes.length === 0;
  const made = changes.filter((change) => !isAddition(change));
  const texts = new Set(made.map(({ target }) => target));
  expect([...texts].map((text) => bubble.contains(text))).toEqual([true]);
  expect(made.filter(({ type }) => type !== "characterData")).toEqual([]);
  await tell(reply, (own) => own.end());
});
