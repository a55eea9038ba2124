import { type ReactNode, useId } from "react";

type SectionProps = {
  title: string;
  /** Stands beside the title. */
  action?: ReactNode;
  className?: string;
  /** The distance between the heading and the content. */
  headClassName?: string;
  children: ReactNode;
};

/** A part of a page, named by its heading. */
export function Section(props: SectionProps) {
  const { title, action, className, headClassName = "mb-4", children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className={`flex flex-wrap items-center justify-between gap-3 ${headClassName}`}>
        <h2 id={id} className="t-h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
