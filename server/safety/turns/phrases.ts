// The patterns that a language has for "are you safe?" and the answers to it.
export type SafetyPhrases = {
  /** Luli's question to which "no" means danger. */
  asksSafety: RegExp;
  /** Luli's question to which "yes" means danger. */
  asksDanger: RegExp;
  /** A whole message. */
  yes: RegExp;
  no: RegExp;
  /** A whole message, whether or not it was asked. "I am not sure" is none. */
  isUnsafe: RegExp;
  /** Anywhere in a message, whether or not it was asked. */
  isSafe: RegExp;
  /** Takes `isSafe` back: "if I were safe", "not safe". */
  unless: RegExp;
  /**
   * In a clause, or as a whole message: takes back what was heard. It was a joke or a saying, something else was meant, the person is fine,
   * or does not understand the question. Making light of harm is none, and neither is a bare "no" or "not at all",
   * which answers "are you safe?".
   */
  denial: RegExp;
  /** In a clause: takes `denial` back, "it's no joke", "I'm fine but the pills are here". */
  noDenial: RegExp;
  /** At the start of a clause: a goodbye, or the end of a talk or of the subscription. */
  leaving: RegExp;
  /** Anywhere: takes `leaving` back, for it may be a goodbye to life. */
  lastGoodbye: RegExp;
};
