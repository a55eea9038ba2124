import { ChevronRight } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useWords } from "../../../lib/words.ts";
import { CoinIcon, Icon } from "../../../ui/icons.tsx";
import { uiWords } from "../../../ui/words.ts";
import { storeWords } from "./words.ts";

const loadLedger = () => import("./ledger-dialog.tsx");
const LedgerDialog = lazy(() => loadLedger().then((module) => ({ default: module.LedgerDialog })));

/** The coins one has; pressed, it says where they came from and went. */
export function Balance({ coins, puppy }: { coins: number; puppy: ReactNode }) {
  const words = useWords(storeWords);
  const ui = useWords(uiWords);
  const [ledger, setLedger] = useState<"never" | "closed" | "open">("never");
  // Not in the page's first load, but there when it is wanted.
  useEffect(() => {
    loadLedger().catch((error: unknown) => console.warn("The ledger did not come.", error));
  }, []);
  return (
    <>
      <button
        type="button"
        className="store-balance num"
        aria-haspopup="dialog"
        aria-expanded={ledger === "open"}
        onClick={() => setLedger("open")}
      >
        <CoinIcon />
        <span>{ui.coins(coins)}</span>
        <span className="sr-only">{words.seeLedger}</span>
        <Icon of={ChevronRight} className="store-balance-more" />
      </button>
      {ledger === "never" ? null : (
        <Suspense fallback={null}>
          <LedgerDialog
            isOpen={ledger === "open"}
            onOpenChange={(isOpen) => setLedger(isOpen ? "open" : "closed")}
            coins={coins}
            puppy={puppy}
          />
        </Suspense>
      )}
    </>
  );
}
