import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { useReturnFocus } from "./use-return-focus.ts";

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text?: ReactNode;
  children: ReactNode;
};

export function Dialog({ isOpen, onOpenChange, title, text, children }: DialogProps) {
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <RadixDialog.Content
          className="dialog"
          {...focus}
          {...(text ? {} : { "aria-describedby": undefined })}
        >
          <div className="mb-3 flex items-start gap-3">
            <RadixDialog.Title className="t-h3 flex-1 pt-2.5">{title}</RadixDialog.Title>
            <RadixDialog.Close className="overlay-close" aria-label="Close">
              <X className="icon" strokeWidth={2.4} aria-hidden="true" />
            </RadixDialog.Close>
          </div>
          {text ? (
            <RadixDialog.Description className="mb-5 text-ink-2">{text}</RadixDialog.Description>
          ) : null}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
