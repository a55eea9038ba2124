import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endChat, log, startChat, startReply, tell } from "../../../testing/open-chat.tsx";

beforeEach(startChat);
afterEach(endChat);

test("a piece of the reply renders its own bubble and nothing around it", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => own.say("a"));
  const bubble = await log().findByText("a");
  // Lazy components change the page as well.
  await act(() => vi.dynamicImportSettled());
  const changed: Node[] = [];
  const observer = new MutationObserver((records) =>
    changed.push(...records.map((record) => record.target)),
  );
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  await tell(reply, (own) => own.say("b"));
  await waitFor(() => expect(bubble.textContent).toBe("ab"));
  observer.disconnect();
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every((node) => bubble.contains(node))).toBe(true);
});

test("the end of a reply leaves its words as they stand", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => own.say("Woof, what a day"));
  const words = (await log().findByText("Woof, what a day")).firstChild!;
  await tell(reply, (own) => own.end());
  await screen.findByText("Luli says: Woof, what a day");
  expect(log().getByText("Woof, what a day").firstChild).toBe(words);
});
