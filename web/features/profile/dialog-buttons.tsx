import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { profileWords } from "./words.tsx";

type DialogButtonsProps = {
  label: string;
  /** What the first one says while its work is under way. */
  busy: string | false;
  onClose: () => void;
};

/** A form's own button, and the way out without it. */
export function DialogButtons({ label, busy, onClose }: DialogButtonsProps) {
  const words = useWords(profileWords);
  return (
    <div className="mt-2 flex flex-wrap gap-3 max-[480px]:*:grow">
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      <Button kind="soft" onClick={onClose}>
        {words.neverMind}
      </Button>
    </div>
  );
}
