// JSON in a model's answer: what stands in a fence, or between the first brace and the last. Null: there is none.
export function parseLoosely(answer: string): unknown {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from === -1 || to < from) return null;
  try {
    return JSON.parse(answer.slice(from, to + 1)) as unknown;
  } catch {
    return null;
  }
}
