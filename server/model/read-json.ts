// The JSON in an answer, also when a model puts a fence or a sentence around it.

/** Undefined: there is none. */
export function readJson(text: string): unknown {
  const from = text.search(/[[{]/);
  if (from === -1) return undefined;
  const to = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  try {
    return JSON.parse(text.slice(from, to + 1)) as unknown;
  } catch {
    return undefined;
  }
}
