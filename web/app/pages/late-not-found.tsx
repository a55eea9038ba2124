import { useEffect } from "react";
import { late, loadInTime } from "../../ui/late.ts";

const NotFoundPage = late(() => import("./not-found.tsx").then((code) => code.NotFoundPage));

/** Hardly anybody comes here from within, so it is in nobody's first load. */
export function LateNotFoundPage() {
  useEffect(() => loadInTime(NotFoundPage.load, true), []);
  return <NotFoundPage />;
}
