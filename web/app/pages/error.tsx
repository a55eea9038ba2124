import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { ErrorPanel } from "../../ui/boundary.tsx";

/** A page whose guard or code could not be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const handleRetry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <>
      <title>Something went wrong · Luli</title>
      <main id="main" tabIndex={-1} className="wrap page">
        <h1 className="sr-only">Something went wrong</h1>
        <ErrorPanel
          error={error instanceof Error ? error : new Error(String(error))}
          puppy={<Puppy mood="sad" label="" />}
          onRetry={handleRetry}
        />
      </main>
    </>
  );
}
