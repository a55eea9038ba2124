import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
import { offlineError } from "../../lib/http-error.ts";
import { useWords } from "../../lib/words/words.ts";
import { ErrorPanel } from "../../ui/boundary.tsx";
import { shellWords } from "../shell/words.ts";

/** A page whose guard or code could not be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const words = useWords(shellWords);
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const handleRetry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <>
      <title>{`${words.failed} · Luli`}</title>
      <main id="main" tabIndex={-1} className="wrap page">
        <h1 className="sr-only">{words.failed}</h1>
        <ErrorPanel
          // Code cannot be fetched without a network either.
          error={navigator.onLine ? asError(error) : offlineError(error)}
          puppy={<Puppy mood="sad" label="" />}
          onRetry={handleRetry}
        />
      </main>
    </>
  );
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
