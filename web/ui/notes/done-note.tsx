import Check from "lucide-react/icons/check";
import { Icon } from "../icons.tsx";

type DoneNoteProps = { done: { title: string; text?: string } | null };

/** Tells that something was done, in place and to screen readers. */
export const DoneNote = ({ done }: DoneNoteProps) => (
  <div role="status" className="done-note">
    {done && (
      <>
        <Icon of={Check} />
        <p>
          <strong>{done.title}</strong> {done.text}
        </p>
      </>
    )}
  </div>
);
