import { Button } from "../button.tsx";

type DialogButtonsProps = {
  /** The first button's label, and its label while the work is under way. */
  label: string;
  busy: string | false;
  isDanger?: boolean;
  /** Present when the button does not submit a form. */
  onAct?: () => void;
  /** Closes without acting. */
  away: string;
  onClose: () => void;
};

export const DialogButtons = (props: DialogButtonsProps) => {
  const { label, busy, isDanger = false, onAct, away, onClose } = props;
  return (
    <div className="mt-2 flex flex-wrap gap-3 max-[480px]:*:grow">
      <Button
        kind={isDanger ? "danger" : "primary"}
        type={onAct ? "button" : "submit"}
        busy={busy}
        onClick={onAct}
      >
        {label}
      </Button>
      <Button kind="soft" onClick={onClose}>
        {away}
      </Button>
    </div>
  );
};
