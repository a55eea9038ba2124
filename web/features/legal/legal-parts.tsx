// Parts of the legal texts: links, the operator's name and the retention times.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import { KEPT_DAYS } from "../../../shared/rules/retention.ts";
import { configQuery } from "../../lib/data.ts";
import { useLanguage } from "../../lib/words/words.ts";
import { Link } from "../../ui/link.tsx";

const LINKS = ["contact", "privacy", "imprint"] as const;

/** The pages that legal texts link to, by name. */
type LegalLinks = Record<(typeof LINKS)[number], (label: string) => ReactNode>;
/** An empty value hides its line: the page is rendered before the values are known. */
export type LegalParts = LegalLinks & {
  operator: Record<keyof PublicConfig["operator"], ReactNode>;
  processors: Record<keyof PublicConfig["processors"], ReactNode>;
  supportEmail: ReactNode;
  facts: (facts: readonly Fact[]) => ReactNode;
  kept: Record<keyof typeof KEPT_DAYS, string>;
};
export type LegalSection = { id: string; title: string; body: ReactNode };

const links = mapTo(LINKS, (page) => (label: string) => (
  <Link to={`/${page}`} className="text-link">
    {label}
  </Link>
));

export function useLegalParts(): LegalParts {
  const { data: config } = useQuery(configQuery);
  const language = useLanguage();
  const days = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" });
  const named = (name = "") => <span className="legal-named">{name}</span>;
  const { operator, processors } = config ?? {};
  return {
    ...links,
    operator: {
      ...mapTo(FACTS, (fact) => named(operator?.[fact])),
      privacy_email: <MailTo address={operator?.privacy_email} />,
    },
    processors: mapTo(PROCESSORS, (part) => <strong>{named(processors?.[part])}</strong>),
    facts: (facts) => <Facts facts={facts} />,
    supportEmail: <MailTo address={config?.support_email} />,
    kept: mapTo(Object.keys(KEPT_DAYS) as (keyof typeof KEPT_DAYS)[], (what) =>
      days.format(KEPT_DAYS[what]),
    ),
  };
}

const FACTS = ["name", "address", "representative", "register", "vat_id", "phone"] as const;
const PROCESSORS = [
  "hosting",
  "model",
  "safety",
  "mail",
  "google",
  "payments",
  "passwords",
] as const;

const MailTo = ({ address = "" }: { address?: string }) => (
  <a className="text-link legal-named wrap-anywhere" href={`mailto:${address}`}>
    {address}
  </a>
);

function mapTo<const Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

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
