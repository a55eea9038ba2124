import { type ReactNode, useId } from "react";
import "./settings.css";

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card px-6 py-5" aria-labelledby={id}>
      <h2 id={id} className="t-h3 mb-2">
        {title}
      </h2>
      <dl className="divide-y divide-line">{children}</dl>
    </section>
  );
}

export function SettingsRow({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-center justify-between gap-4 py-3.5">
      <dt className="font-semibold">{label}</dt>
      <dd className="text-ink-2">{value}</dd>
    </div>
  );
}
