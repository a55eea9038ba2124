import { Skeleton } from "../../ui/skeleton.tsx";

/** Shown while a page's code, or the question who is signed in, takes longer than a moment. */
export function PendingPage() {
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <Skeleton label="Loading the page" heights={[44, 220, 20, 20]} className="max-w-3xl" />
    </main>
  );
}
