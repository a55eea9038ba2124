import { type ReactNode, useDeferredValue, useState } from "react";
import type { AnswerState } from "../../../shared/contracts/report.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Choice } from "../../ui/form/choice.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const STATES = [
  { id: "open", name: "Open" },
  { id: "answered", name: "Answered" },
] as const;

type AnswerListProps = { title: string; children: (state: AnswerState) => ReactNode };

/** A list of messages that wait for an answer or have one. */
export function AnswerList({ title, children }: AnswerListProps) {
  const [state, setState] = useState<AnswerState>("open");
  const shown = useDeferredValue(state);
  return (
    <Section title={title}>
      <div className="admin-filters">
        <Choice label="Show" value={state} options={STATES} onChange={setState} />
      </div>
      <Boundary pending={<Skeleton rows={[64, 64, 64]} />}>
        <div aria-busy={shown !== state} className={shown === state ? undefined : "opacity-60"}>
          {children(shown)}
        </div>
      </Boundary>
    </Section>
  );
}
