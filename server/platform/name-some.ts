// A list of names for a sentence: not longer than one wants to read.

const MOST = 10;

export const nameSome = (names: readonly string[]): string =>
  names.length <= MOST
    ? names.join(", ")
    : `${names.slice(0, MOST).join(", ")} and ${names.length - MOST} more`;
