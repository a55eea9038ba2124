// What a language may begin without. The compiler asks for all the rest.

export type Missing =
  /** Of a crisis: they need a clinician, and are another room's (server/safety). CONTRIBUTING says what happens until then. */
  | "vetted words"
  /** Luli learns a name when it is told in another language. */
  | "name words"
  /** "Remember ..." and "Forget ..." are heard in other languages. */
  | "memory words";
