import { type ReactNode, useId, useState } from "react";

type FoldProps = {
  title: string;
  /** Stands beside the title. */
  note?: ReactNode;
  /** True for what must be seen now. */
  startsOpen?: boolean;
  children: ReactNode;
};

/** A line that opens. Its content is rendered on the first opening. */
export function Fold({ title, note, startsOpen = false, children }: FoldProps) {
  const id = useId();
  const [wasOpened, setOpened] = useState(startsOpen);
  return (
    <section aria-labelledby={id}>
      <details open={startsOpen}>
        <summary className="fold" onClick={() => setOpened(true)}>
          <h2 id={id} className="t-h3 inline">
            {title}
          </h2>
          {note ? <span className="ml-2.5 font-normal text-ink-3">{note}</span> : null}
        </summary>
        {wasOpened ? <div className="pt-2 pb-4">{children}</div> : null}
      </details>
    </section>
  );
}
