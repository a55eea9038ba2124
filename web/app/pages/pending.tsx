import { lazy, Suspense } from "react";
import { useSession } from "../../lib/session.ts";
import { useWords } from "../../lib/words.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { shellWords } from "../shell/words.ts";

const OfflinePage = lazy(() =>
  import("./offline.tsx").then((module) => ({ default: module.OfflinePage })),
);

/** Shown while a page's code, or the question who is signed in, takes longer than a moment. */
export function PendingPage() {
  const session = useSession();
  const pending = <Pending />;
  if (session.status !== "loading" || !session.isUnreachable) return pending;
  return (
    <Suspense fallback={pending}>
      <OfflinePage />
    </Suspense>
  );
}

function Pending() {
  const words = useWords(shellWords);
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <Skeleton label={words.loading} rows={[{ cards: [236] }, { cards: [480] }]} />
    </main>
  );
}
