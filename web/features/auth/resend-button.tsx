import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";
import { resendConfirmation } from "./data.ts";
import { checkEmail } from "./logic.ts";
import { useCooldown } from "./use-cooldown.ts";
import { useSubmit } from "./use-submit.ts";

const COOLDOWN_S = 30;

type ResendButtonProps = {
  email: string;
  /** A mail has just been sent. */
  startsCooling?: boolean;
};

export const ResendButton = ({ email, startsCooling = false }: ResendButtonProps) => {
  const { submit, isBusy } = useSubmit();
  const { left, start } = useCooldown(COOLDOWN_S, startsCooling);

  const handleClick = async () => {
    const failure = await submit(checkEmail(email), () => resendConfirmation(email.trim()));
    if (failure !== null) return;
    start();
    showToast({
      title: "Check your email",
      text: "If that address waits for its confirmation, a new link is on its way.",
      tone: "success",
    });
  };

  return (
    <Button
      kind="soft"
      disabled={left > 0}
      busy={isBusy && "Sending..."}
      onClick={() => void handleClick()}
    >
      {left > 0 ? `Send again in ${left} s` : "Send the link again"}
    </Button>
  );
};
