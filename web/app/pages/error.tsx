import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
import { useOnline } from "../../lib/browser/use-online.ts";
import { useWords } from "../../lib/words/words.ts";
import { ErrorPanel } from "../../ui/boundary.tsx";
import { shellWords } from "../shell/words.ts";
import { OfflinePage } from "./pending.tsx";

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
  const isOnline = useOnline();
  const retry = useEffectEvent(handleRetry);
  useEffect(() => {
    const left = new AbortController();
    window.addEventListener("online", retry, { signal: left.signal });
    return () => left.abort();
  }, []);
  // Code cannot be fetched without a network.
  if (!isOnline) return <OfflinePage onRetry={handleRetry} />;
  return (
    <>
      <title>{`${words.failed} · Luli`}</title>
      <main id="main" tabIndex={-1} className="wrap page">
        <h1 className="sr-only">{words.failed}</h1>
        <ErrorPanel
          error={asError(error)}
          puppy={<Puppy mood="sad" label="" />}
          onRetry={handleRetry}
        />
      </main>
    </>
  );
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
