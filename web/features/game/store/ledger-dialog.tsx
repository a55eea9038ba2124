import type { ReactNode } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { Boundary } from "../../../ui/boundary.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Ledger } from "./ledger.tsx";
import { storeWords } from "./words.ts";

type LedgerDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  coins: number;
  puppy: ReactNode;
};

export function LedgerDialog(props: LedgerDialogProps) {
  const words = useWords(storeWords).ledger;
  const { isOpen, onOpenChange, coins, puppy } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.title}
      puppy={puppy}
      text={words.lead(coins)}
    >
      <Boundary pending={<Skeleton label={words.loading} rows={[52, 52, 52, 52, 52, 52]} />}>
        <Ledger />
      </Boundary>
    </Dialog>
  );
}
