import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import {
  CalendarHeart,
  ChevronsUp,
  Flame,
  Gift,
  ListChecks,
  type LucideIcon,
  ShoppingBag,
  Trophy,
} from "lucide-react";
import type { WalletEntry } from "../../../shared/contracts/wallet.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { walletQuery } from "./data.ts";
import { entryWords, signedCoins } from "./ledger-words.ts";
import "./ledger.css";

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

/** Every coin that came or went, newest first. */
export function Ledger() {
  const wallet = useSuspenseInfiniteQuery(walletQuery);
  const entries = wallet.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="text-ink-2">No coin has come or gone yet.</p>;
  return (
    <>
      <ul className="ledger">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {wallet.isFetchNextPageError ? (
        <p role="alert" className="mt-4 text-(--bad-fg)">
          The earlier ones could not be loaded.
        </p>
      ) : null}
      {wallet.hasNextPage ? (
        <Button
          kind="soft"
          className="mt-4 w-full"
          busy={wallet.isFetchingNextPage && "Loading..."}
          onClick={() => void wallet.fetchNextPage()}
        >
          Show more
        </Button>
      ) : (
        <p className="mt-4 text-center text-sm text-ink-3">That is where it all began.</p>
      )}
    </>
  );
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

function Entry({ entry }: { entry: WalletEntry }) {
  const { source, amount, created_at: at } = entry;
  return (
    <li className="ledger-entry">
      <span className={amount > 0 ? "ledger-icon" : "ledger-icon is-expense"}>
        <Icon of={ICONS[source] ?? Gift} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{entryWords(entry)}</p>
        <time className="text-sm text-ink-3" dateTime={at}>
          {DATE.format(new Date(at))}
        </time>
      </div>
      <span className={amount > 0 ? "ledger-amount is-income num" : "ledger-amount num"}>
        {signedCoins(amount)}
        <span className="sr-only"> coins</span>
      </span>
    </li>
  );
}
