import { Check } from "lucide-react";
import { Icon } from "../icons.tsx";

type DoneNoteProps = { done: { title: string; text?: string } | null };

/** Where something was done that is seen there anyway: said once, to readers as well. */
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
