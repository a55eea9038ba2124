/** `tone`: a refusal that is no fault is shown without alarm. */
export type Failure = { title: string; text: string; tone?: "info" };
type FailureNoteProps = { failure: Failure | null };

/** A failure, shown in place until the next try. */
export const FailureNote = ({ failure }: FailureNoteProps) => (
  <div
    role={failure?.tone ? "status" : "alert"}
    className={`failure-note ${failure?.tone ? "box-info" : "box-bad"}`}
  >
    {failure && (
      <p>
        <strong>{failure.title}</strong> {failure.text}
      </p>
    )}
  </div>
);
