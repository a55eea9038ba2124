import type { ReactNode } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { Balance } from "./balance.tsx";
import { storeWords } from "./words.ts";
import "./store.css";

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
