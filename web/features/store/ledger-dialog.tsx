import type { ReactNode } from "react";
import { Boundary } from "../../ui/boundary.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Ledger } from "./ledger.tsx";

type LedgerDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  coins: number;
  puppy: ReactNode;
};

export function LedgerDialog(props: LedgerDialogProps) {
  const { isOpen, onOpenChange, coins, puppy } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Your coins"
      puppy={puppy}
      text={`${coins.toLocaleString("en-US")} coins, earned together. They are never sold.`}
    >
      <Boundary
        pending={<Skeleton label="Loading your coins" heights={[52, 52, 52, 52, 52, 52]} />}
      >
        <Ledger />
      </Boundary>
    </Dialog>
  );
}
