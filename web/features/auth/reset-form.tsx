import { useState } from "react";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { useWords } from "../../lib/words/words.ts";
import { resetPassword } from "./data.ts";
import { checkNewPassword } from "./logic.ts";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words.tsx";

type ResetFormProps = {
  token: string;
  onPasswordFocus: (isFocused: boolean) => void;
  /** Receives the address whose password was reset. */
  onDone: (email: string) => void;
  onExpired: () => void;
};

export const ResetForm = ({ token, onPasswordFocus, onDone, onExpired }: ResetFormProps) => {
  const words = useWords(authWords);
  const [password, setPassword] = useState("");
  const { submit, isBusy, errors } = useSubmit();

  const handleSubmit = async () => {
    let email = "";
    const failure = await submit(checkNewPassword(password), async () => {
      email = await resetPassword(token, password);
    });
    if (failure === "INVALID_TOKEN" || failure === "TOKEN_EXPIRED") onExpired();
    if (failure !== null) return;
    showToast({ ...words.reset.done, tone: "success" });
    onDone(email);
  };

  return (
    <Form problems={errors} onSubmit={handleSubmit} className="space-y-4">
      <PasswordField
        label={words.newPassword}
        name="new-password"
        isNew
        hint={words.minimum(PASSWORD_LENGTH.min)}
        value={password}
        error={errors.password}
        onChange={setPassword}
        onFocus={() => onPasswordFocus(true)}
        onBlur={() => onPasswordFocus(false)}
      />
      <Button type="submit" className="w-full" busy={isBusy && words.reset.busy}>
        {words.reset.action}
      </Button>
    </Form>
  );
};
