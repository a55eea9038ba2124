// Luli's sounds: synthesised, nothing to download. One voice at a time, never before a gesture, never when switched off.
import { type SoundName, SOUNDS } from "./voices.ts";

export type { SoundName } from "./voices.ts";

const GAP_MS = 400;
const START_S = 0.02;

let isEnabled = true;
let lastAt = Number.NEGATIVE_INFINITY;
let output: { context: AudioContext; gain: GainNode } | null = null;

/** The settings page's Sound Effects. */
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

/** Says whether it played. */
export function playSound(name: SoundName, now = performance.now()): boolean {
  if (!isEnabled || now - lastAt < GAP_MS) return false;
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return false;
  lastAt = now;
  output ??= openOutput();
  // A context that the browser put to sleep is woken by the gesture that led here.
  if (output.context.state === "suspended") void output.context.resume();
  SOUNDS[name](output.context, output.gain, output.context.currentTime + START_S);
  return true;
}
