import { beforeEach, expect, test, vi } from "vitest";
import { playSound, setSoundEnabled } from "./sound.ts";
import { SOUNDS, type SoundName } from "./voices.ts";

const param = () => ({
  value: 0,
  setValueAtTime: vi.fn<() => void>(),
  exponentialRampToValueAtTime: vi.fn<() => void>(),
});
const node = (): unknown => ({
  gain: param(),
  frequency: param(),
  detune: param(),
  threshold: param(),
  ratio: param(),
  Q: param(),
  connect: (next: unknown) => next,
  start: vi.fn<() => void>(),
  stop: vi.fn<() => void>(),
});

class FakeAudioContext {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = node();
  createGain = vi.fn<typeof node>(node);
  createOscillator = vi.fn<typeof node>(node);
  createBiquadFilter = vi.fn<typeof node>(node);
  createDynamicsCompressor = vi.fn<typeof node>(node);
  createBufferSource = vi.fn<typeof node>(node);
  createBuffer = (_channels: number, length: number, sampleRate: number) => ({
    sampleRate,
    getChannelData: () => new Float32Array(length),
  });
}

// The time lies after any sound of an earlier test.
let now = 0;

beforeEach(() => {
  now += 10_000;
  vi.stubGlobal("AudioContext", FakeAudioContext);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  setSoundEnabled(true);
});

test("two sounds never play within 400 ms", () => {
  expect(playSound("send", now)).toBe(true);
  expect(playSound("receive", now + 399)).toBe(false);
  expect(playSound("receive", now + 400)).toBe(true);
});

test("the sound is silent when Sound Effects is off", () => {
  setSoundEnabled(false);
  expect(playSound("bark", now)).toBe(false);
  setSoundEnabled(true);
  expect(playSound("bark", now)).toBe(true);
});

test("the sound is silent until the person has touched the page", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  expect(playSound("bark", now)).toBe(false);
});

test("the sound is silent in a browser without audio", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(playSound("bark", now)).toBe(false);
});

test.for(Object.keys(SOUNDS) as SoundName[])("%s makes a sound", (name) => {
  const context = new FakeAudioContext();
  SOUNDS[name](context as unknown as AudioContext, node() as AudioNode, 0);
  const sources = [
    ...context.createOscillator.mock.results,
    ...context.createBufferSource.mock.results,
  ];
  expect(sources.length).toBeGreaterThan(0);
});
