import type { ComponentProps } from "react";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import { CoinIcon } from "../../ui/icons.tsx";
import { uiWords } from "../../ui/words.ts";

type CoinsProps = ComponentProps<"span"> & { count: number; icon?: string };

/** An amount of coins; screen readers hear the unit. */
export function Coins({ count, icon = "size-4.5", className = "", ...rest }: CoinsProps) {
  const { coinUnit } = useWords(uiWords);
  return (
    <span {...rest} className={`inline-flex items-center gap-1.25 ${className}`}>
      <CoinIcon className={icon} />
      <span>
        {formatNumber(count, useLanguage())} <span className="sr-only">{coinUnit(count)}</span>
      </span>
    </span>
  );
}
