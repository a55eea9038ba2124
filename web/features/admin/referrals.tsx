import { useSuspenseQuery } from "@tanstack/react-query";
import { HELP_KINDS, type HelpKind, REFERRAL_DAYS } from "../../../shared/contracts/safety.ts";
import { formatNumber } from "../../lib/format.ts";
import { Section } from "../../ui/section.tsx";
import { referralsQuery } from "./data.ts";
import { TableCard } from "./table-card.tsx";

const NAMES: Record<HelpKind, string> = {
  self_harm: "Self-harm",
  abuse: "Abuse",
  threat: "Threat to others",
  concern: "Worry about someone",
  medical: "Medical emergency",
  eating: "Eating disorder",
  minor: "Under 18",
};

const TITLE = "How often help was shown";

/** A phone has no room for more. */
const YEARS = 2;

const sum = (rows: readonly { count: number }[]) =>
  formatNumber(rows.reduce((total, { count }) => total + count, 0));

/** Counts how often help was shown, by kind of need. No person can be identified in it. */
export function Referrals() {
  const { days, years } = useSuspenseQuery(referralsQuery).data;
  const known = [...new Set(years.map(({ year }) => year))].slice(0, YEARS);
  const ofKind = (kind: HelpKind, rows: readonly { kind: HelpKind; count: number }[]) =>
    sum(rows.filter((row) => row.kind === kind));
  const hasAny = (kind: HelpKind) => [...days, ...years].some((row) => row.kind === kind);
  const unused = HELP_KINDS.filter((kind) => !hasAny(kind)).map((kind) => NAMES[kind]);
  const columns = [
    { key: "need", name: "Need" },
    { key: "days", name: `Last ${REFERRAL_DAYS} days` },
    ...known.map((year) => ({ key: String(year), name: year })),
  ];
  return (
    <Section title={TITLE}>
      {unused.length < HELP_KINDS.length ? (
        <TableCard label={TITLE} columns={columns}>
          {HELP_KINDS.filter(hasAny).map((kind) => (
            <tr key={kind}>
              <th scope="row">{NAMES[kind]}</th>
              <td className="num">{ofKind(kind, days)}</td>
              {known.map((year) => (
                <td key={year} className="num">
                  {ofKind(
                    kind,
                    years.filter((row) => row.year === year),
                  )}
                </td>
              ))}
            </tr>
          ))}
        </TableCard>
      ) : null}
      {unused.length > 0 ? <p className="mt-3 text-ink-3">Never: {unused.join(", ")}</p> : null}
    </Section>
  );
}
