/** Those of the device itself. The others send what Luli says to whoever made the browser, and that is nobody else's business. */
export const ownVoices = (voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice[] =>
  voices.filter(({ localService }) => localService);
