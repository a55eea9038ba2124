import { expect, test } from "vitest";
import { createStore } from "./create-store.ts";

test("a subscriber hears each change, none without a change and none after its end", () => {
  const store = createStore("calm");
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set("happy");
  store.set("happy");
  stop();
  store.set("sad");
  expect(heard).toEqual(["happy"]);
  expect([store.get(), store.getFirst()]).toEqual(["sad", "calm"]);
});
