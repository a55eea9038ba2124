import { useSuspenseQuery } from "@tanstack/react-query";
import { HELP_KINDS, type HelpKind, REFERRAL_DAYS } from "../../../shared/contracts/safety.ts";
import { formatNumber } from "../../lib/format.ts";
import { referralsQuery } from "./data.ts";

const NAMES: Record<HelpKind, string> = {
  self_harm: "Self-harm",
  abuse: "Abuse",
  threat: "Threat to others",
  concern: "Worry about someone",
  medical: "Medical emergency",
  eating: "Eating disorder",
  minor: "Under 18",
};

/** More would not fit on a phone. */
const YEARS = 2;

const sum = (rows: readonly { count: number }[]) =>
  formatNumber(rows.reduce((total, { count }) => total + count, 0));

/** How often help was shown, by kind of need. Nobody can be found in it. */
export function Referrals() {
  const { days, years } = useSuspenseQuery(referralsQuery).data;
  const known = [...new Set(years.map(({ year }) => year))].slice(0, YEARS);
  const ofKind = (kind: HelpKind, rows: readonly { kind: HelpKind; count: number }[]) =>
    sum(rows.filter((row) => row.kind === kind));
  return (
    <section aria-labelledby="referrals-title">
      <h2 id="referrals-title" className="t-h3 mb-4">
        How often help was shown
      </h2>
      <div
        className="card admin-table"
        role="tabpanel"
        aria-labelledby="referrals-title"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Need</th>
              <th scope="col">Last {REFERRAL_DAYS} days</th>
              {known.map((year) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {HELP_KINDS.map((kind) => (
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
          </tbody>
        </table>
      </div>
    </section>
  );
}
