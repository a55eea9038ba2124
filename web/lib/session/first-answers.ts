// Answers to the requests that the document sent before this code was loaded (web/public/before-paint.js). The first caller takes each.

type FirstAnswers = {
  /** The token of the request. */
  token: Promise<string | null>;
  answers: Record<string, Promise<Response | null>>;
};

export const page: typeof globalThis & { firstAnswers?: FirstAnswers } = globalThis;

/** Returns null where there was no request, it failed, or it was for another person. */
export async function takeFirstAnswer(path: string, token?: string): Promise<Response | null> {
  const first = page.firstAnswers;
  const answer = first?.answers[path];
  if (!first || !answer) return null;
  delete first.answers[path];
  return token === undefined || token === (await first.token) ? answer : null;
}
