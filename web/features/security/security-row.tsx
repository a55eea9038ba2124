import type { ReactNode } from "react";

type SecurityRowProps = {
  title: string;
  text: string;
  /** The text explains the title and opens from it. */
  isFolded?: boolean;
  children: ReactNode;
};

/** An item of the card and its actions. */
export function SecurityRow({ title, text, isFolded = false, children }: SecurityRowProps) {
  const words = <p className="text-[15px] text-ink-3">{text}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-0 flex-[1_1_11rem] wrap-anywhere">
        {isFolded ? (
          <details>
            <summary className="fold">{title}</summary>
            {words}
          </details>
        ) : (
          <>
            <p className="font-semibold">{title}</p>
            {words}
          </>
        )}
      </div>
      {children}
    </div>
  );
}
