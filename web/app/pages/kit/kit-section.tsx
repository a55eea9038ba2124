import type { ReactNode } from "react";

export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="t-h2 mb-4">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
