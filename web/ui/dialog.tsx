import X from "lucide-react/icons/x";
import * as RadixDialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useWords } from "../lib/words/words.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { uiWords } from "./words.ts";

type ModalProps = {
  className: string;
  /** Whether a Description stands within. */
  isDescribed: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A layer over the page that is open as long as it is mounted, and holds the focus. */
export function Modal({ className, isDescribed, onClose, children }: ModalProps) {
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <RadixDialog.Content
          className={className}
          {...focus}
          {...(isDescribed ? {} : { "aria-describedby": undefined })}
        >
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type DialogProps = {
  title: string;
  text?: ReactNode;
  /** Peeks over the upper edge where there is room. */
  puppy?: ReactNode;
  /** `md` for a list, `lg` for a gallery. */
  size?: "sm" | "md" | "lg";
  onClose: () => void;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, text, puppy, size = "sm", onClose, children } = props;
  const words = useWords(uiWords);
  return (
    <Modal
      className={`dialog dialog-${size} ${puppy ? "dialog-peeked" : ""}`}
      isDescribed={Boolean(text)}
      onClose={onClose}
    >
      {puppy ? <div className="dialog-puppy">{puppy}</div> : null}
      <div className="dialog-body">
        <div className="mb-3 flex items-start gap-3">
          <RadixDialog.Title className="t-h3 flex-1 pt-2.5">{title}</RadixDialog.Title>
          <RadixDialog.Close className="icon-button" aria-label={words.close}>
            <X className="icon" strokeWidth={2.4} aria-hidden="true" />
          </RadixDialog.Close>
        </div>
        {text ? (
          <RadixDialog.Description className="mb-5 text-ink-2">{text}</RadixDialog.Description>
        ) : null}
        {children}
      </div>
    </Modal>
  );
}
