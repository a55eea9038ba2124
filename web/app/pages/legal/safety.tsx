import type { Language } from "../../../../shared/contracts/language.ts";
import { HelplineList } from "../../../features/chat/help/helpline-list.tsx";
import { measured } from "../../../features/safety/measured.ts";
import { Referrals } from "../../../features/safety/referrals.tsx";
import { type SafetyParts, safetyWords } from "../../../features/safety/words.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { TextPage } from "./text-page.tsx";

export function SafetyPage() {
  const words = useWords(safetyWords);
  const parts = {
    helplines: (
      // The list reserves room for the numbers of most countries, so that nothing moves.
      <div className="box-info mt-3.5 min-h-[23rem] rounded-lg px-4 py-2 max-[960px]:min-h-[29rem]">
        <HelplineList />
      </div>
    ),
    counts: <Referrals />,
    measured: written(useLanguage()),
  };
  return (
    <TextPage
      text={{ ...words, sections: ({ contact }) => words.sections({ ...parts, contact }) }}
    />
  );
}

function written(language: Language): SafetyParts["measured"] {
  const percents = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const percent = (share: number) => percents.format(share / 100);
  const one = (name: keyof typeof measured) => {
    const { count, sure, heard } = measured[name];
    return { count: formatNumber(count, language), sure: percent(sure), heard: percent(heard) };
  };
  return {
    need: one("need"),
    direct: one("direct"),
    harmless: one("harmless"),
    ordinary: one("ordinary"),
  };
}
