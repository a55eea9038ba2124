import { CircleAlert } from "lucide-react";
import { Icon } from "../icons.tsx";

/** `tone`: a refusal that is no one's fault is told without alarm. */
type FailureNoteProps = { failure: { title: string; text: string; tone?: "info" } | null };

/** Beside what failed, until it is tried again. */
export const FailureNote = ({ failure }: FailureNoteProps) => (
  <div role="alert" className={failure?.tone ? "failure-note is-calm" : "failure-note"}>
    {failure && (
      <>
        <Icon of={CircleAlert} />
        <p>
          <strong>{failure.title}</strong> {failure.text}
        </p>
      </>
    )}
  </div>
);
