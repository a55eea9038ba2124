import { hasPasskeys } from "../../lib/session/device.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { signInWithPasskey } from "./data.ts";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words.tsx";

/** A passkey replaces password and code. */
export const PasskeyButton = () => {
  const words = useWords(authWords);
  const { submit, isBusy } = useSubmit();
  if (!hasPasskeys()) return null;
  const handleUse = async () => {
    if ((await submit({}, signInWithPasskey)) === null)
      showToast({ ...words.signedIn, tone: "success" });
  };
  return (
    <Button
      kind="soft"
      className="mt-4 w-full"
      busy={isBusy && words.passkey.busy}
      onClick={() => void handleUse()}
    >
      {words.passkey.action}
    </Button>
  );
};
