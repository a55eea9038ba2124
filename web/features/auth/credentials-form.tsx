import { type FormEvent, useState } from "react";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast.tsx";
import { signIn, signUp } from "./data.ts";
import { checkEmail, checkNewPassword, checkPassword } from "./logic.ts";
import { NoticeBox } from "./notice-box.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useSubmit } from "./use-submit.ts";

type CredentialsFormProps = {
  isSignUp: boolean;
  email: string;
  onEmail: (email: string) => void;
  onPasswordFocus: (isFocused: boolean) => void;
  onSignedUp: () => void;
  onForgot: () => void;
};

export const CredentialsForm = (props: CredentialsFormProps) => {
  const { isSignUp, email, onEmail, onPasswordFocus, onSignedUp, onForgot } = props;
  const [password, setPassword] = useState("");
  const [unconfirmed, setUnconfirmed] = useState("");
  const { submit, isBusy, errors } = useSubmit();

  const handleSignUp = async () => {
    const wrong = { ...checkEmail(email), ...checkNewPassword(password) };
    if ((await submit(wrong, () => signUp({ email: email.trim(), password }))) !== null) return;
    showToast({
      title: "Check your email",
      text: "We sent you a confirmation link to complete your signup.",
      tone: "success",
    });
    onSignedUp();
  };

  const handleSignIn = async () => {
    const wrong = { ...checkEmail(email), ...checkPassword(password) };
    const failure = await submit(wrong, () => signIn({ email: email.trim(), password }));
    if (failure === null)
      showToast({ title: "Welcome back!", text: "Successfully signed in.", tone: "success" });
    if (failure === "EMAIL_NOT_VERIFIED") setUnconfirmed(email);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (isSignUp ? handleSignUp() : handleSignIn());
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      {!isSignUp && unconfirmed !== "" && unconfirmed === email && (
        <NoticeBox
          notice={{
            title: "Please confirm your email first",
            text: "We have just sent you a new link.",
          }}
        >
          <ResendButton email={email} />
        </NoticeBox>
      )}
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={errors.email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete={isSignUp ? "new-password" : "current-password"}
        required
        hint={isSignUp ? `At least ${PASSWORD_LENGTH.min} characters` : undefined}
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
        onFocus={() => onPasswordFocus(true)}
        onBlur={() => onPasswordFocus(false)}
      />
      {!isSignUp && (
        <button
          type="button"
          className="text-link inline-flex min-h-11 items-center"
          onClick={onForgot}
        >
          Forgot your password?
        </button>
      )}
      <Button
        type="submit"
        className="w-full"
        busy={isBusy && (isSignUp ? "Signing up..." : "Signing in...")}
      >
        {isSignUp ? "Sign Up" : "Sign In"}
      </Button>
      {isSignUp && <AgeLine />}
    </form>
  );
};

const AgeLine = () => (
  <p className="text-[14px] leading-snug text-ink-3">
    By signing up you confirm that you are 18 or older and agree to the{" "}
    <a className="text-link" href="/terms">
      Terms of Service
    </a>{" "}
    and the{" "}
    <a className="text-link" href="/privacy">
      Privacy Policy
    </a>
    .
  </p>
);
