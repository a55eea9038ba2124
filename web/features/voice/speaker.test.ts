import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseVoice } from "./read-aloud.ts";
import { hush, startSpeaking } from "./speaker.ts";

class Utterance extends EventTarget {
  readonly text: string;
  lang = "";
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ lang, name: lang, localService: true, default: false, ...more }) as SpeechSynthesisVoice;

/** A stand-in for the browser's speech: the test says when an utterance has ended. */
const startBrowser = (voices = [voice("en-US", { default: true }), voice("ja-JP")]) => {
  const queue: Utterance[] = [];
  const synthesis = {
    getVoices: () => voices,
    speak: (utterance: Utterance) => void queue.push(utterance),
    cancel: vi.fn<() => void>(() => {
      for (const one of queue.splice(0)) one.dispatchEvent(new Event("error"));
    }),
  };
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  return { queue, synthesis, texts: () => queue.map(({ text }) => text) };
};

const heard: boolean[] = [];
const onSpeaking = (isSpeaking: boolean) => heard.push(isSpeaking);
const say = (text: string) => startSpeaking("en-US", onSpeaking)(text, true);

beforeEach(() => {
  heard.length = 0;
});
afterEach(() => {
  hush();
});

test("a reply is read sentence by sentence, and says when it begins and when it is over", async () => {
  const { queue, texts } = startBrowser();
  say("*wags* Woof! How are you?");
  await vi.waitFor(() => expect(texts()).toEqual(["Woof!", "How are you?"]));
  expect(heard).toEqual([]);
  queue[0]!.dispatchEvent(new Event("start"));
  expect(heard).toEqual([true]);
  queue[0]!.dispatchEvent(new Event("end"));
  expect(heard).toEqual([true]);
  queue[1]!.dispatchEvent(new Event("end"));
  expect(heard).toEqual([true, false]);
});

test("a reply that grows is said as its sentences end, and the voice waits for the next one", async () => {
  const { queue, texts } = startBrowser();
  const grow = startSpeaking("en-US", onSpeaking);
  grow("Woof! I was", false);
  await vi.waitFor(() => expect(texts()).toEqual(["Woof!"]));
  queue[0]!.dispatchEvent(new Event("start"));
  queue[0]!.dispatchEvent(new Event("end"));
  expect(heard).toEqual([true, false]);
  grow("Woof! I was dreaming. Of *wags. And", false);
  expect(texts()).toEqual(["Woof!", "I was dreaming."]);
  grow("Woof! I was dreaming. Of *wags. And barks* you", true);
  expect(texts()).toEqual(["Woof!", "I was dreaming.", "Of you"]);
  queue[1]!.dispatchEvent(new Event("start"));
  hush();
  grow("Woof! I was dreaming. Of you. Good night.", true);
  expect(texts()).toEqual([]);
  expect(heard).toEqual([true, false, true, false]);
});

test("the speaker falls silent at once, and once", async () => {
  const { queue, synthesis, texts } = startBrowser();
  say("One. Two.");
  await vi.waitFor(() => expect(texts()).toHaveLength(2));
  queue[0]!.dispatchEvent(new Event("start"));
  hush();
  hush();
  expect(synthesis.cancel).toHaveBeenCalledOnce();
  expect(heard).toEqual([true, false]);
});

test("a reply silenced before its voice came never speaks; the next one does", async () => {
  const { texts } = startBrowser();
  say("Late.");
  hush();
  say("First.");
  say("Second.");
  await vi.waitFor(() => expect(texts()).toEqual(["Second."]));
});

test("the speaker is silent without a voice, a gesture or text", async () => {
  const { texts } = startBrowser([]);
  say("One.");
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  say("Two.");
  vi.unstubAllGlobals();
  say("Three.");
  await import("./read-aloud.ts");
  expect(texts()).toEqual([]);
  expect(heard).toEqual([]);
});

test("the voice is of the language, of its region if there is one, and never one that sends words away", () => {
  const voices = [
    voice("en-GB", { default: true }),
    voice("en_US"),
    voice("en-US", { localService: false, default: true }),
    voice("fr-FR", { localService: false }),
    voice("fr-CA"),
    voice("ja-JP"),
  ];
  expect(chooseVoice(voices, "en-US")?.lang).toBe("en_US");
  expect(chooseVoice(voices, "fr")?.lang).toBe("fr-CA");
  expect(chooseVoice(voices, "ja")?.lang).toBe("ja-JP");
  expect(chooseVoice(voices, "pt")?.lang).toBe("en-GB");
  expect(chooseVoice([voice("en-US", { localService: false })], "en-US")).toBeNull();
  expect(chooseVoice([], "en-US")).toBeNull();
});
