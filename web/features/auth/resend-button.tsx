import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { useWords } from "../../lib/words/words.ts";
import { resendConfirmation } from "./data.ts";
import { checkEmail } from "./logic.ts";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words.tsx";

const COOLDOWN_S = 30;

type ResendButtonProps = {
  email: string;
  /** An email has just been sent. */
  startsCooling?: boolean;
};

export const ResendButton = ({ email, startsCooling = false }: ResendButtonProps) => {
  const words = useWords(authWords);
  const { submit, isBusy } = useSubmit();
  const { left, start } = useCooldown(COOLDOWN_S, startsCooling);

  const handleClick = async () => {
    const failure = await submit(checkEmail(email), () => resendConfirmation(email.trim()));
    if (failure !== null) return;
    start();
    showToast({ ...words.resend.toast, tone: "success" });
  };

  return (
    <Button
      kind="soft"
      disabled={left > 0}
      busy={isBusy && words.sending}
      onClick={() => void handleClick()}
    >
      {left > 0 ? words.resend.wait(left) : words.resend.action}
    </Button>
  );
};

const useCooldown = (seconds: number, startsNow: boolean) => {
  const [left, setLeft] = useState(startsNow ? seconds : 0);
  const isCounting = left > 0;

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  return { left, start: () => setLeft(seconds) };
};
