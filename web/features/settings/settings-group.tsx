import { type ReactNode, useId } from "react";
import "./settings.css";

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card px-6 py-5" aria-labelledby={id}>
      <h2 id={id} className="t-h3 mb-2">
        {title}
      </h2>
      <div className="lines-between">{children}</div>
    </section>
  );
}
