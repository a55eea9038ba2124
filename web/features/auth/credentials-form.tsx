import { useState } from "react";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "../../ui/form/email-field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useWords } from "../../lib/words/words.ts";
import { showToast } from "../../ui/toast/toast.tsx";
import { signIn, signUp } from "./data.ts";
import { checkEmail, checkNewPassword, checkPassword } from "./logic.ts";
import { NoticeBox } from "./notice-box.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words.tsx";

type CredentialsFormProps = {
  isSignUp: boolean;
  email: string;
  onEmail: (email: string) => void;
  onPasswordFocus: (isFocused: boolean) => void;
  onRefused: (isRefused: boolean) => void;
  onSignedUp: () => void;
  onForgot: () => void;
  onSecondFactor: () => void;
};

export const CredentialsForm = (props: CredentialsFormProps) => {
  const { isSignUp, email, onEmail, onPasswordFocus, onRefused, onSignedUp, onForgot } = props;
  const { onSecondFactor } = props;
  const words = useWords(authWords);
  const [password, setPassword] = useState("");
  const [unconfirmed, setUnconfirmed] = useState("");
  const { submit, isBusy, errors } = useSubmit(onRefused);

  const handleSignUp = async () => {
    const wrong = { ...checkEmail(email), ...checkNewPassword(password) };
    if ((await submit(wrong, () => signUp({ email: email.trim(), password }))) !== null) return;
    showToast({ ...words.checkMail.toast, tone: "success" });
    onSignedUp();
  };

  const handleSignIn = async () => {
    const wrong = { ...checkEmail(email), ...checkPassword(password) };
    let isAll = true;
    const failure = await submit(wrong, async () => {
      isAll = await signIn({ email: email.trim(), password });
    });
    if (failure === null && !isAll) onSecondFactor();
    else if (failure === null) showToast({ ...words.signedIn, tone: "success" });
    if (failure === "EMAIL_NOT_VERIFIED") setUnconfirmed(email);
  };

  return (
    <Form
      problems={errors}
      onSubmit={isSignUp ? handleSignUp : handleSignIn}
      onInput={() => onRefused(false)}
      className="space-y-4"
    >
      {!isSignUp && unconfirmed !== "" && unconfirmed === email && (
        <NoticeBox notice="unconfirmed">
          <ResendButton email={email} />
        </NoticeBox>
      )}
      <EmailField label={words.email} value={email} error={errors.email} onChange={onEmail} />
      <PasswordField
        label={words.password}
        isNew={isSignUp}
        hint={isSignUp ? words.minimum(PASSWORD_LENGTH.min) : undefined}
        value={password}
        error={errors.password}
        onChange={setPassword}
        onFocus={() => onPasswordFocus(true)}
        onBlur={() => onPasswordFocus(false)}
      />
      {!isSignUp && (
        <button
          type="button"
          className="text-link inline-flex min-h-11 items-center"
          onClick={onForgot}
        >
          {words.forgot.question}
        </button>
      )}
      <Button
        type="submit"
        className="w-full"
        busy={isBusy && (isSignUp ? words.signUp.busy : words.signIn.busy)}
      >
        {isSignUp ? words.signUp.action : words.signIn.action}
      </Button>
      {isSignUp && <SmallPrint />}
    </Form>
  );
};

const linkTo = (href: string) => (label: string) => (
  <a className="text-link" href={href}>
    {label}
  </a>
);

const SmallPrint = () => {
  const { reassurance, ageAndTerms, minors } = useWords(authWords);
  return (
    <div className="space-y-2 text-[14px] leading-snug text-ink-2">
      <p className="font-semibold text-ink">{reassurance}</p>
      <p>{ageAndTerms(linkTo("/terms"), linkTo("/privacy"))}</p>
      <p>{minors}</p>
    </div>
  );
};
