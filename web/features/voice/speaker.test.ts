import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
    // Some browsers report a cancelled utterance as ended, others as an error.
    cancel: vi.fn<() => void>(() => {
      for (const one of queue.splice(0)) one.dispatchEvent(new Event("end"));
    }),
  };
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  return { queue, synthesis, texts: () => queue.map(({ text }) => text) };
};

const heard: boolean[] = [];
const onSpeaking = (isSpeaking: boolean) => heard.push(isSpeaking);
const say = (text: string, turnId = "t") => startSpeaking(turnId, "en-US", onSpeaking)(text, true);

beforeEach(() => {
  heard.length = 0;
});
afterEach(() => {
  hush();
});

test("a reply is read sentence by sentence, and says when it begins and when it is over", async () => {
  const { queue, texts } = startBrowser();
  say("*wags* Woof! How are you?");
  await expect.poll(() => texts()).toEqual(["Woof!", "How are you?"]);
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
  const grow = startSpeaking("t", "en-US", onSpeaking);
  grow("Woof! I was", false);
  await expect.poll(() => texts()).toEqual(["Woof!"]);
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
  await expect.poll(() => texts()).toHaveLength(2);
  queue[0]!.dispatchEvent(new Event("start"));
  hush();
  hush();
  expect(synthesis.cancel).toHaveBeenCalledOnce();
  expect(heard).toEqual([true, false]);
});

describe("the speaker", () => {
  const read = (utterance: Utterance | undefined) => {
    utterance!.dispatchEvent(new Event("start"));
    utterance!.dispatchEvent(new Event("end"));
  };

  test("tells that a stopped reply was heard to the end of the last whole sentence", async () => {
    const { queue } = startBrowser();
    say("*wags* Woof! 🐾 Woof! Good dog.", "stopped");
    await expect.poll(() => queue).toHaveLength(3);
    read(queue[0]);
    read(queue[1]);
    queue[2]!.dispatchEvent(new Event("start"));
    expect(hush().get("stopped")).toBe("Woof! Woof!".length);
  });

  test("tells how much of a reply without spaces was heard while it grew", async () => {
    const { queue } = startBrowser();
    const grow = startSpeaking("grown", "ja", onSpeaking);
    grow("こんにちは。元気", false);
    await expect.poll(() => queue).toHaveLength(1);
    read(queue[0]);
    grow("こんにちは。元気ですか？", true);
    queue[1]!.dispatchEvent(new Event("start"));
    expect(hush().get("grown")).toBe("こんにちは。".length);
  });

  test("tells nothing of a reply whose voice never began, and zero of one that just has", async () => {
    const { queue } = startBrowser();
    say("One. Two.", "begun");
    await expect.poll(() => queue).toHaveLength(2);
    expect(hush().get("begun")).toBeUndefined();
    say("One. Two.", "begun");
    await expect.poll(() => queue).toHaveLength(2);
    queue[0]!.dispatchEvent(new Event("start"));
    expect(hush().get("begun")).toBe(0);
  });

  test("keeps the longest reading of a reply, also when another one is read", async () => {
    const { queue } = startBrowser();
    for (const [sentences, turnId] of [
      [2, "often"],
      [1, "often"],
      [0, "other"],
    ] as const) {
      say("One. Two.", turnId);
      await expect.poll(() => queue).toHaveLength(2);
      for (const utterance of queue.slice(0, sentences)) read(utterance);
    }
    expect(hush().get("often")).toBe("One. Two.".length);
  });
});

test("a reply silenced before its voice came never speaks; the next one does", async () => {
  const { texts } = startBrowser();
  say("Late.");
  hush();
  say("First.");
  say("Second.");
  await expect.poll(() => texts()).toEqual(["Second."]);
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
