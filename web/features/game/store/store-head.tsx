import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { storeWords } from "./words.ts";
import "./store.css";
import ChevronRight from "lucide-react/icons/chevron-right";
import { CoinIcon, Icon } from "../../../ui/icons.tsx";
import { lazyComponent, preload } from "../../../ui/lazy-component.ts";
import { uiWords } from "../../../ui/words.ts";

type StoreHeadProps = {
  coins: number;
  /** Peeks over the ledger's dialog. */
  puppy: ReactNode;
};

export function StoreHead({ coins, puppy }: StoreHeadProps) {
  const words = useWords(storeWords);
  return (
    <div className="store-head">
      <div>
        <h1 className="t-h1" tabIndex={-1}>
          {words.title}
        </h1>
        <p className="t-lead mt-2.5">{words.lead}</p>
      </div>
      <Balance coins={coins} puppy={puppy} />
    </div>
  );
}

const LedgerDialog = lazyComponent(() =>
  import("./ledger-dialog.tsx").then((code) => code.LedgerDialog),
);

/** The person's coins; a click opens their ledger. */
function Balance({ coins, puppy }: { coins: number; puppy: ReactNode }) {
  const words = useWords(storeWords);
  const ui = useWords(uiWords);
  const [isLedgerOpen, setLedgerOpen] = useState(false);
  // The dialog stays out of the page's first load but is there when it is opened.
  useEffect(() => preload(LedgerDialog.load), []);
  const handleOpen = () => LedgerDialog.open(() => setLedgerOpen(true));
  return (
    <>
      <button
        type="button"
        className="store-wallet num"
        data-wallet
        aria-haspopup="dialog"
        aria-expanded={isLedgerOpen}
        onClick={handleOpen}
      >
        <CoinIcon className="size-6.5" />
        <span>{ui.coins(coins)}</span>
        <span className="sr-only">{words.seeLedger}</span>
        <Icon of={ChevronRight} className="-ml-0.75 text-ink-3" />
      </button>
      {isLedgerOpen ? (
        <LedgerDialog coins={coins} puppy={puppy} onClose={() => setLedgerOpen(false)} />
      ) : null}
    </>
  );
}
