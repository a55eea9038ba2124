import { beforeEach, expect, test, vi } from "vitest";
import { dictate, canDictateOnDevice, type Problem } from "./dictation.ts";

/** A stand-in for the browser's recognition: the test says what is heard. */
class Recognition extends EventTarget {
  static breaths: Recognition[] = [];
  static available: ((asked: unknown) => Promise<string>) | undefined;
  lang = "";
  processLocally: boolean | undefined;
  isStopped = false;
  start() {
    Recognition.breaths.push(this);
  }
  stop() {
    this.isStopped = true;
  }
  hear(...words: string[]) {
    const results = words.map((transcript) => [{ transcript }]);
    this.dispatchEvent(Object.assign(new Event("result"), { results }));
  }
  end(error?: string) {
    if (error !== undefined) this.dispatchEvent(Object.assign(new Event("error"), { error }));
    this.dispatchEvent(new Event("end"));
  }
}

const heard: string[] = [];
const ended: (Problem | null)[] = [];
const begin = (isHere = false) =>
  dictate({
    language: "en-US",
    isHere,
    onWords: (words) => heard.push(words),
    onEnd: (problem) => ended.push(problem),
  });
const breath = () => Recognition.breaths.at(-1)!;

beforeEach(() => {
  heard.length = 0;
  ended.length = 0;
  Recognition.breaths = [];
  Recognition.available = undefined;
  vi.stubGlobal("window", { webkitSpeechRecognition: Recognition });
});

test("speech is written as it comes, pause after pause, until silence", () => {
  begin();
  breath().hear("I had");
  breath().hear("I had a bad", " day");
  breath().end();
  breath().hear("and now");
  expect(heard).toEqual(["I had", "I had a bad day", "I had a bad day and now"]);
  breath().end();
  breath().end("no-speech");
  expect(Recognition.breaths).toHaveLength(3);
  expect(ended).toEqual([null]);
});

test("a stopped dictation writes the last words and no more", () => {
  const stop = begin();
  breath().hear("One");
  stop();
  expect(breath().isStopped).toBe(true);
  breath().hear("One more");
  breath().end();
  expect(heard.at(-1)).toBe("One more");
  expect(Recognition.breaths).toHaveLength(1);
  expect(ended).toEqual([null]);
});

test.each([
  ["not-allowed", "denied"],
  ["no-speech", "silence"],
  ["network", "failed"],
])("%s is told as %s", (error, problem) => {
  begin();
  breath().end(error);
  expect(ended).toEqual([problem]);
});

test("speech is recognised on the device where the browser can, and stays there", async () => {
  expect(await canDictateOnDevice("en-US")).toBe(false);
  Recognition.available = () => Promise.resolve("downloadable");
  expect(await canDictateOnDevice("en-US")).toBe(false);
  Recognition.available = () => Promise.reject(new Error("closed by policy"));
  expect(await canDictateOnDevice("en-US")).toBe(false);
  Recognition.available = () => Promise.resolve("available");
  expect(await canDictateOnDevice("en-US")).toBe(true);
  begin(true);
  expect(breath().processLocally).toBe(true);
});
