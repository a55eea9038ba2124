import { ArrowUpRight } from "lucide-react";
import type { AdminOverview } from "../../../shared/contracts/admin/admin.ts";
import { ExternalLinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";

const LABELS = [
  ["users", "User management"],
  ["database", "Database"],
  ["payments", "Payment dashboard"],
  ["functions", "Backend functions"],
] as const;

export function Shortcuts({ shortcuts }: Pick<AdminOverview, "shortcuts">) {
  return (
    <section aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title" className="t-h3 mb-4">
        Shortcuts
      </h2>
      <ul className="flex flex-wrap gap-x-2 gap-y-3 md:gap-4">
        {LABELS.map(([key, label]) => (
          <li key={key}>
            <ExternalLinkButton
              kind="soft"
              className="max-md:px-3.5 max-md:text-[15px]"
              href={shortcuts[key]}
            >
              {label}
              <Icon of={ArrowUpRight} />
            </ExternalLinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
