// better-auth's answers, where a person or a proxy needs them a little different.

/**
 * A link that does not work (expired, used, refused by Google) ends on the sign-in page, which says why. What a link asked
 * for on that page (`?mode=reset`) is kept.
 */
export function landOnAuthPage(requestUrl: string, response: Response): Response {
  const location = response.headers.get("location");
  if (!location || response.status < 300 || response.status > 399) return response;
  const target = new URL(location, requestUrl);
  const error = target.searchParams.get("error");
  if (error === null) return response;
  const page = new URL(target.pathname === "/auth" ? target : "/auth", target);
  page.searchParams.set("error", error.toLowerCase());
  const headers = new Headers(response.headers);
  headers.set("location", location.startsWith("/") ? `${page.pathname}${page.search}` : page.href);
  return new Response(null, { status: response.status, headers });
}

/** Answers that sign in or name the user must not be cached. */
export function withoutStore(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-store");
  return new Response(response.body, { status: response.status, headers });
}

/** better-auth's limit per address. */
export const isTooOften = (response: Response): boolean =>
  response.status === 429 && response.headers.has("x-retry-after");

/** better-auth's limit per address speaks its own header and has no code. */
export async function withRetryAfter(response: Response): Promise<Response> {
  if (!isTooOften(response)) return response;
  const seconds = response.headers.get("x-retry-after")!;
  const headers = new Headers(response.headers);
  headers.delete("x-retry-after");
  headers.set("retry-after", seconds);
  return Response.json(
    { code: "too_many_requests", message: "Too many requests. Please try again later." },
    { status: 429, headers },
  );
}
