// Whether there is anything to see in a text, for the page and the server alike.

/**
 * Beside controls and spaces: what is ignored where it has no drawing (joiners, selectors, fillers), and the Braille
 * pattern without a dot.
 */
const SEEN = /[^\p{Cc}\p{Z}\p{DI}\u2800]/u;

export const isBlank = (text: string): boolean => !SEEN.test(text);
