import { sessionStore, useSession } from "../../lib/session/session.ts";
import { useWords } from "../../lib/words/words.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { shellWords } from "../shell/words.ts";

export const OfflinePage = lazyComponent(
  () => import("./offline.tsx").then((code) => code.OfflinePage),
  {
    isUrgent: true,
    fallback: <Pending />,
  },
);

/** Shown while a page's code or the session takes longer than a moment. */
export function PendingPage() {
  const session = useSession();
  const isUnreachable = session.status === "loading" && session.isUnreachable === true;
  return isUnreachable ? <OfflinePage onRetry={() => void sessionStore.refresh()} /> : <Pending />;
}

function Pending() {
  const words = useWords(shellWords);
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <title>Luli</title>
      <Skeleton label={words.loading} rows={[{ cards: [236] }, { cards: [480] }]} />
    </main>
  );
}
