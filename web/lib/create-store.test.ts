import { expect, test } from "vitest";
import { createStore } from "./create-store.ts";

test("whoever follows a store hears each change, and nothing when nothing changed or after the end", () => {
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
