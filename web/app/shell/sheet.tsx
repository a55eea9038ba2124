import X from "lucide-react/icons/x";
import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Modal } from "../../ui/dialog.tsx";
import { uiWords } from "../../ui/words.ts";

type SheetProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** Slides in from the right. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const words = useWords(uiWords);
  return (
    <Modal className="sheet" isDescribed={false} onClose={onClose}>
      <div className="flex items-center justify-between pl-3">
        <Dialog.Title className="t-h3">{title}</Dialog.Title>
        <Dialog.Close className="icon-button" aria-label={words.closeMenu}>
          <X className="icon" strokeWidth={2.4} aria-hidden="true" />
        </Dialog.Close>
      </div>
      {children}
    </Modal>
  );
}
