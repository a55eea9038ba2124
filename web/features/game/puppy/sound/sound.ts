// Luli's sounds, synthesised: one at a time, never before a gesture, never when switched off.
import type { SoundName } from "./voices.ts";

export type { SoundName } from "./voices.ts";

const GAP_MS = 400;
const START_S = 0.02;

let isEnabled = true;
let lastAt = Number.NEGATIVE_INFINITY;
let output: { context: AudioContext; gain: GainNode } | null = null;

/** The Sound Effects switch of the settings page. */
export function setSoundEnabled(isOn: boolean): void {
  isEnabled = isOn;
}

function openOutput() {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = 0.9;
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -14;
  compressor.ratio.value = 4;
  gain.connect(compressor).connect(context.destination);
  return { context, gain };
}

async function play(name: SoundName): Promise<void> {
  // The context opens and resumes at once, because browsers allow it only during the gesture.
  output ??= openOutput();
  const { context, gain } = output;
  const awake = context.state === "suspended" ? context.resume() : undefined;
  // Most visits of public pages are silent, so the voices load with the first sound.
  const [{ SOUNDS }] = await Promise.all([import("./voices.ts"), awake]);
  SOUNDS[name](context, gain, context.currentTime + START_S);
}

/** Returns whether the sound plays. A sound that fails disturbs no one. */
export function playSound(name: SoundName, now = performance.now()): boolean {
  if (!isEnabled || now - lastAt < GAP_MS) return false;
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return false;
  lastAt = now;
  play(name).catch((error: unknown) => console.warn("A sound could not be played.", error));
  return true;
}
