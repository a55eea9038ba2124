import { useId } from "react";

type FactsProps = { title: string; facts: readonly (readonly [name: string, value: string])[] };

/** A description list of names and values. */
export function Facts({ title, facts }: FactsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="admin-facts">
      <h3 id={id} className="text-[15px] text-ink-3">
        {title}
      </h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
