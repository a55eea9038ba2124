// The synthesis of each sound: a small dog's throat (sawtooth waves through formants and breath), bells and pops. Times are in seconds.

type Play = (context: AudioContext, out: AudioNode, at: number) => void;

const SILENCE = 0.0001;

/** Rises in `attack` and falls straight in `decay`. */
function pluck(gain: AudioParam, at: number, attack: number, decay: number, peak: number) {
  gain.setValueAtTime(SILENCE, at);
  gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.exponentialRampToValueAtTime(SILENCE, at + attack + decay);
}

/** Rises, holds for a while, then falls, like a voice. */
function hold(gain: AudioParam, at: number, attack: number, length: number, peak: number) {
  gain.setValueAtTime(SILENCE, at);
  gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.setValueAtTime(peak, at + attack + length * 0.45);
  gain.exponentialRampToValueAtTime(SILENCE, at + attack + length);
}

let noiseBuffer: AudioBuffer | null = null;

function createNoise(context: AudioContext): AudioBufferSourceNode {
  if (noiseBuffer?.sampleRate !== context.sampleRate) {
    noiseBuffer = context.createBuffer(1, context.sampleRate * 0.5, context.sampleRate);
    const samples = noiseBuffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noiseBuffer;
  return source;
}

type Voice = {
  /** The pitch in Hz at the start, after a third, and at the end. */
  pitch: [number, number, number];
  length: number;
  loudness: number;
  formants?: [number, number, number];
  breath?: number;
  vibrato?: number;
};

const FORMANT_LOUDNESS = [1, 0.55, 0.22] as const;

function saw(context: AudioContext, at: number, voice: Voice, detune: number): OscillatorNode {
  const { pitch, length, vibrato = 0 } = voice;
  const oscillator = context.createOscillator();
  oscillator.type = "sawtooth";
  oscillator.detune.value = detune;
  oscillator.frequency.setValueAtTime(pitch[0], at);
  oscillator.frequency.exponentialRampToValueAtTime(pitch[1], at + length * 0.3);
  oscillator.frequency.exponentialRampToValueAtTime(pitch[2], at + length);
  if (vibrato > 0) {
    const wobble = context.createOscillator();
    const depth = context.createGain();
    wobble.frequency.value = 9;
    depth.gain.value = vibrato;
    wobble.connect(depth).connect(oscillator.frequency);
    wobble.start(at);
    wobble.stop(at + length + 0.1);
  }
  oscillator.start(at);
  oscillator.stop(at + length + 0.1);
  return oscillator;
}

function speak(context: AudioContext, out: AudioNode, at: number, voice: Voice) {
  const { length, loudness, formants = [780, 1750, 2900], breath = 0.25 } = voice;
  const level = context.createGain();
  hold(level.gain, at, 0.012, length, loudness * 1.5);
  level.connect(out);
  const throat = context.createGain();
  throat.gain.value = 0.5;
  for (const detune of [-7, 7]) saw(context, at, voice, detune).connect(throat);
  const air = createNoise(context);
  const airLevel = context.createGain();
  pluck(airLevel.gain, at, 0.004, length * 0.45, breath);
  air.connect(airLevel).connect(throat);
  air.start(at);
  air.stop(at + length);
  formants.forEach((frequency, i) => {
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = frequency;
    filter.Q.value = 4 + i * 2;
    const gain = context.createGain();
    gain.gain.value = (FORMANT_LOUDNESS[i] ?? 0) * 2.2;
    throat.connect(filter).connect(gain).connect(level);
  });
}

type Tone = { pitch: number; length?: number; loudness?: number; type?: OscillatorType };

function ring(context: AudioContext, out: AudioNode, at: number, tone: Tone) {
  const { pitch, length = 0.5, loudness = 0.22, type = "sine" } = tone;
  const overtones = [
    { pitch, length, loudness, type, attack: 0.006 },
    {
      pitch: pitch * 2.01,
      length: length * 0.4,
      loudness: loudness * 0.3,
      type: "sine" as const,
      attack: 0.004,
    },
  ];
  for (const overtone of overtones) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = overtone.type;
    oscillator.frequency.value = overtone.pitch;
    pluck(gain.gain, at, overtone.attack, overtone.length, overtone.loudness);
    oscillator.connect(gain).connect(out);
    oscillator.start(at);
    oscillator.stop(at + length + 0.1);
  }
}

const pop =
  (from: number, to: number, loudness = 0.34): Play =>
  (context, out, at) => {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + 0.07);
    pluck(gain.gain, at, 0.004, 0.09, loudness);
    oscillator.connect(gain).connect(out);
    oscillator.start(at);
    oscillator.stop(at + 0.2);
  };

const chime =
  (pitches: number[], gap: number, length: number, loudness: number): Play =>
  (context, out, at) =>
    pitches.forEach((pitch, i) => ring(context, out, at + i * gap, { pitch, length, loudness }));

const pant: Play = (context, out, at) => {
  for (const delay of [0, 0.2, 0.4]) {
    const breath = createNoise(context);
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    filter.type = "bandpass";
    filter.frequency.value = 1500;
    filter.Q.value = 0.8;
    pluck(gain.gain, at + delay, 0.05, 0.12, 0.5);
    breath.connect(filter).connect(gain).connect(out);
    breath.start(at + delay);
    breath.stop(at + delay + 0.2);
  }
};

const YIP: Voice = {
  pitch: [620, 1020, 640],
  length: 0.1,
  loudness: 0.45,
  formants: [950, 2100, 3200],
  breath: 0.12,
};
const WHINE: Voice = {
  pitch: [620, 760, 470],
  length: 0.62,
  loudness: 0.3,
  formants: [800, 1500, 2600],
  breath: 0.03,
  vibrato: 14,
};
const YAWN: Voice = {
  pitch: [330, 520, 210],
  length: 0.8,
  loudness: 0.34,
  formants: [650, 1150, 2300],
  breath: 0.08,
  vibrato: 5,
};

export const SOUNDS = {
  bark: (context, out, at) => {
    speak(context, out, at, { pitch: [430, 720, 300], length: 0.13, loudness: 0.6 });
    speak(context, out, at + 0.19, { pitch: [410, 660, 270], length: 0.15, loudness: 0.5 });
  },
  yip: (context, out, at) => speak(context, out, at, YIP),
  whine: (context, out, at) => speak(context, out, at, WHINE),
  yawn: (context, out, at) => speak(context, out, at, YAWN),
  pant,
  pet: chime([659, 784, 988], 0.09, 0.34, 0.22),
  send: pop(420, 720),
  receive: pop(760, 520, 0.26),
  levelup: chime([523, 659, 784, 1047, 1319], 0.085, 0.6, 0.18),
  coin: (context, out, at) => {
    ring(context, out, at, { pitch: 988, length: 0.14, loudness: 0.24, type: "triangle" });
    ring(context, out, at + 0.07, { pitch: 1319, length: 0.42, loudness: 0.24, type: "triangle" });
  },
  unlock: (context, out, at) => {
    chime([392, 523, 659, 784], 0.06, 0.9, 0.14)(context, out, at);
    speak(context, out, at + 0.42, { ...YIP, loudness: 0.4 });
  },
  error: (context, out, at) => {
    ring(context, out, at, { pitch: 311, length: 0.2, loudness: 0.26, type: "triangle" });
    ring(context, out, at + 0.11, { pitch: 247, length: 0.3, loudness: 0.26, type: "triangle" });
  },
} satisfies Record<string, Play>;

export type SoundName = keyof typeof SOUNDS;
