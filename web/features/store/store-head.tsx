import type { ReactNode } from "react";
import { Balance } from "./balance.tsx";
import "./store.css";

type StoreHeadProps = {
  coins: number;
  /** Peeks over the ledger. */
  puppy: ReactNode;
};

export function StoreHead({ coins, puppy }: StoreHeadProps) {
  return (
    <div className="store-head">
      <div>
        <h1 className="t-h1" tabIndex={-1}>
          Store
        </h1>
        <p className="t-lead mt-2.5">Three ways to look even better. Luli has tried them all on.</p>
      </div>
      <Balance coins={coins} puppy={puppy} />
    </div>
  );
}
