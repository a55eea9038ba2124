/** Keeps the voices of the device itself. The others send Luli's text to the browser's maker. */
export const ownVoices = (voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice[] =>
  voices.filter(({ localService }) => localService);
