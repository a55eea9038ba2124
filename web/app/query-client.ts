// The cache of server data, and its handling of failed calls.
import { MutationCache, QueryClient } from "@tanstack/react-query";
import { HttpError } from "../lib/http.ts";
import { wordsOf } from "../lib/words/words.ts";
import { showToast } from "../ui/toast/toast.tsx";
import { shellWords } from "./shell/words.ts";

/** The text is the error's own unless given. A refusal that is no fault is shown without alarm. */
type Failure = { title: string; text?: string; tone?: "info" };

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The toast shown when the write fails. */
      failure?: Failure | ((error: Error) => Failure);
      /** True when the page shows the failure itself, at its field or beside its cause. */
      isAtField?: (error: Error) => boolean;
    };
  }
}

const RETRIES = 2;

/** Only a missing answer or a server error is retried. */
function shouldRetry(count: number, error: Error): boolean {
  const isAnswer = error instanceof HttpError && error.status > 0 && error.status < 500;
  return !isAnswer && count < RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, staleTime: 10_000 } },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const { failure, isAtField } = mutation.meta ?? {};
        if (isAtField?.(error)) return;
        showToast({
          title: wordsOf(shellWords).failed,
          text: error.message,
          tone: "error",
          ...(typeof failure === "function" ? failure(error) : failure),
        });
      },
    }),
  });
}
