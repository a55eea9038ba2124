// What the document asked for before this code came (web/public/before-paint.js). Each answer is for the first who asks.

type FirstAnswers = {
  /** Of whom it asked for. */
  token: Promise<string | null>;
  answers: Record<string, Promise<Response | null>>;
};

export const page: typeof globalThis & { firstAnswers?: FirstAnswers } = globalThis;

/** Null where nobody asked, or in vain, or for somebody else. */
export async function takeFirstAnswer(path: string, token?: string): Promise<Response | null> {
  const first = page.firstAnswers;
  const answer = first?.answers[path];
  if (!first || !answer) return null;
  delete first.answers[path];
  return token === undefined || token === (await first.token) ? answer : null;
}
