// What a language may begin without. The compiler asks for all the rest.

export type Missing =
  /** Of a crisis: they need a clinician. Who is in danger is answered in English until then, with the help card beside it. */
  | "vetted words"
  /** Luli learns a name when it is told in another language. */
  | "name words";
