import { useId } from "react";

type FactsProps = { title: string; facts: readonly (readonly [name: string, value: string])[] };

/** Names and values, as a list that readers know as one. */
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
