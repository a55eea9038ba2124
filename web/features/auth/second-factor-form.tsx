import { useState } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { showCode } from "./data.ts";
import { checkCode } from "./logic.ts";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words.tsx";

/** Asks for a code of the authenticator app, or a recovery code, after the password or Google. */
export const SecondFactorForm = ({ onOver }: { onOver: () => void }) => {
  const all = useWords(authWords);
  const words = all.secondFactor;
  const [code, setCode] = useState("");
  const [isRecovery, setIsRecovery] = useState(false);
  const { submit, isBusy, errors, clearErrors } = useSubmit();

  const handleSubmit = async () => {
    const failure = await submit(checkCode(code), () => showCode(code, isRecovery));
    // The password is asked for again after ten minutes, or too many wrong codes.
    if (failure === "INVALID_TWO_FACTOR_COOKIE") onOver();
    if (failure === null) showToast({ ...all.signedIn, tone: "success" });
  };
  const handleOther = () => {
    setIsRecovery(!isRecovery);
    setCode("");
    clearErrors();
  };

  return (
    <Form problems={errors} onSubmit={handleSubmit} className="space-y-4">
      <Field
        key={String(isRecovery)}
        label={isRecovery ? words.recovery : words.code}
        hint={isRecovery ? words.recoveryHint : words.codeHint}
        name="code"
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        error={errors.code}
        onChange={setCode}
      />
      <button
        type="button"
        className="text-link inline-flex min-h-11 items-center"
        onClick={handleOther}
      >
        {isRecovery ? words.useApp : words.useRecovery}
      </button>
      <Button type="submit" className="w-full" busy={isBusy && words.busy}>
        {words.action}
      </Button>
    </Form>
  );
};
