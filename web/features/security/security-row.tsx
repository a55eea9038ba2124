import type { ReactNode } from "react";

type SecurityRowProps = { title: string; text: string; children: ReactNode };

/** An item of the card and its actions. */
export function SecurityRow({ title, text, children }: SecurityRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-0 flex-[1_1_11rem] wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p className="text-[15px] text-ink-3">{text}</p>
      </div>
      {children}
    </div>
  );
}
