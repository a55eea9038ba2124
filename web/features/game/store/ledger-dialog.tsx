import type { ReactNode } from "react";
import { useWords, useLanguage } from "../../../lib/words/words.ts";
import { Boundary } from "../../../ui/boundary.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { storeWords } from "./words.ts";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import CalendarHeart from "lucide-react/icons/calendar-heart";
import ChevronsUp from "lucide-react/icons/chevrons-up";
import Flame from "lucide-react/icons/flame";
import Gift from "lucide-react/icons/gift";
import ListChecks from "lucide-react/icons/list-checks";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Trophy from "lucide-react/icons/trophy";
import type { WalletEntry } from "../../../../shared/contracts/game/wallet.ts";
import { achievementNames } from "../../../lib/words/achievement-words.ts";
import { formatDate } from "../../../lib/format.ts";
import { outfitWords } from "../../../lib/words/outfit-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { uiWords } from "../../../ui/words.ts";
import { walletQuery } from "./data.ts";
import { sayEntry, signedCoins } from "./ledger-words.ts";

type LedgerDialogProps = { coins: number; puppy: ReactNode; onClose: () => void };

export function LedgerDialog({ coins, puppy, onClose }: LedgerDialogProps) {
  const words = useWords(storeWords).ledger;
  return (
    <Dialog title={words.title} text={words.lead(coins)} puppy={puppy} onClose={onClose}>
      <Boundary pending={<Skeleton label={words.loading} rows={[52, 52, 52, 52, 52, 52]} />}>
        <Ledger />
      </Boundary>
    </Dialog>
  );
}

const ICONS: Record<string, LucideIcon> = {
  gift: Gift,
  visit: CalendarHeart,
  task: ListChecks,
  tasks: ListChecks,
  level: ChevronsUp,
  streak: Flame,
  achievement: Trophy,
  purchase: ShoppingBag,
};

/** Lists every coin won or spent, newest first. */
function Ledger() {
  const words = useWords(storeWords).ledger;
  const wallet = useSuspenseInfiniteQuery(walletQuery);
  const entries = wallet.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="text-ink-2">{words.none}</p>;
  return (
    <>
      <ul className="lines-between">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {wallet.isFetchNextPageError ? (
        <p role="alert" className="mt-4 text-(--bad-fg)">
          {words.failed}
        </p>
      ) : null}
      {wallet.hasNextPage ? (
        <Button
          kind="soft"
          className="mt-4 w-full"
          busy={wallet.isFetchingNextPage && words.loadingMore}
          onClick={() => void wallet.fetchNextPage()}
        >
          {words.more}
        </Button>
      ) : (
        <p className="mt-4 text-center text-sm text-ink-3">{words.begun}</p>
      )}
    </>
  );
}

function Entry({ entry }: { entry: WalletEntry }) {
  const { entries } = useWords(storeWords).ledger;
  const { coinUnit } = useWords(uiWords);
  const outfits = useWords(outfitWords);
  const achievements = useWords(achievementNames);
  const freeze = useWords(storeWords).freeze.name;
  const language = useLanguage();
  const { source, amount, created_at: at } = entry;
  const tone = amount > 0 ? "box-warn" : "box-mute";
  return (
    <li className="flex items-center gap-3.5 py-2.75">
      <span className={`grid size-11 flex-none place-items-center rounded-[15px] ${tone}`}>
        <Icon of={ICONS[source] ?? Gift} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {sayEntry(entry, { entries, outfits, achievements, freeze })}
        </p>
        <time className="text-sm text-ink-3" dateTime={at}>
          {formatDate(at, { dateStyle: "medium" }, language)}
        </time>
      </div>
      <span className={`num flex-none text-[19px] ${amount > 0 ? "text-(--ok-fg)" : ""}`}>
        {signedCoins(amount, language)}
        <span className="sr-only"> {coinUnit(Math.abs(amount))}</span>
      </span>
    </li>
  );
}
