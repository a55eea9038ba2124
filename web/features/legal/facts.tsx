import type { ReactNode } from "react";

export type Fact = readonly [name: string, value: ReactNode];
type FactsProps = { facts: readonly Fact[] };

/** Names and values; a value that is empty is not shown, nor is its name. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="legal-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
