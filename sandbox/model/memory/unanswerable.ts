// Questions for advice, or of what she is able to: nothing that was told answers them.

export const ASKS_FOR_NOTHING_TOLD = new RegExp(
  [
    String.raw`\b(?:what should i (?:cook|eat|make|wear|watch|read)|can you remember (?:things|stuff|anything))\b`,
    "was soll ich heute|kannst du dir (?:sachen|dinge) merken|(?:qué cocino|puedes recordar cosas)|cuisine quoi|te souvenir de choses",
    "o que eu cozinho|lembrar das coisas|何を(?:作ろう|食べよう)(?!と|って)|いろいろ覚えていられる",
  ].join("|"),
  "iu",
);
