import { useEffect, useRef } from "react";
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import { useWords } from "../../lib/words/words.ts";
import { useSessionEnd } from "../../lib/session/use-session-end.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { requestReset, resendConfirmation } from "./data.ts";
import { GoogleButton } from "./google-button.tsx";
import type { AuthNotice, AuthView } from "./logic.ts";
import { MailForm } from "./mail-form.tsx";
import { NoticeBox } from "./notice-box.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { ResetForm } from "./reset-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { SandboxMailLink } from "./sandbox-mail-link.tsx";
import { authWords } from "./words.tsx";
import { ResendButton } from "./resend-button.tsx";

type AuthCardProps = {
  view: AuthView;
  notice: AuthNotice | null;
  email: string;
  config: Pick<PublicConfig, "google" | "sandbox"> | undefined;
  onEmail: (email: string) => void;
  onPasswordFocus: (isFocused: boolean) => void;
  /** Reports that the input was refused, until it is changed. */
  onRefused: (isRefused: boolean) => void;
  onView: (view: AuthView, notice?: AuthNotice | null) => void;
};

export const AuthCard = (props: AuthCardProps) => {
  const { view, notice, onView } = props;
  const words = useWords(authWords);
  const { title, lead } = words.headings[view.name];
  const end = useSessionEnd();
  const isSigning = view.name === "sign_in" || view.name === "sign_up";
  const back = view.name === "sign_up" ? words.signIn.toggle : words.backToSignIn;
  return (
    <>
      <Heading name={view.name} title={title} />
      {lead ? <p className="mt-2 mb-5 text-ink-2">{lead}</p> : <div className="mb-5" />}
      {notice ? <NoticeBox notice={notice} /> : null}
      <p role="status" className="mb-5 text-[15px] text-ink-2 empty:hidden">
        {end && isSigning && !notice ? words.ended[end] : null}
      </p>
      {isSigning && props.config?.google ? (
        <>
          <GoogleButton />
          <Divider />
        </>
      ) : null}
      <CurrentForm {...props} />
      {(view.name === "sign_in" || view.name === "second_factor") && <PasskeyButton />}
      <button
        type="button"
        onClick={() => onView({ name: view.name === "sign_in" ? "sign_up" : "sign_in" })}
        className="text-link mx-auto mt-4 flex min-h-11 items-center"
      >
        {view.name === "sign_in" ? words.signUp.toggle : back}
      </button>
    </>
  );
};

const CurrentForm = (props: AuthCardProps) => {
  const { view, email, config, onEmail, onPasswordFocus, onRefused, onView } = props;
  const words = useWords(authWords);
  const sandboxLink = config?.sandbox.includes("mail") ? <SandboxMailLink /> : null;
  switch (view.name) {
    case "sign_in":
    case "sign_up":
      return (
        <CredentialsForm
          isSignUp={view.name === "sign_up"}
          email={email}
          onEmail={onEmail}
          onPasswordFocus={onPasswordFocus}
          onRefused={onRefused}
          onSignedUp={() => onView({ name: "check_mail", email: email.trim() })}
          onForgot={() => onView({ name: "forgot" })}
          onSecondFactor={() => onView({ name: "second_factor" })}
        />
      );
    case "second_factor":
      return <SecondFactorForm onOver={() => onView({ name: "sign_in" })} />;
    case "forgot":
    case "resend": {
      const isReset = view.name === "forgot";
      return (
        <MailForm
          key={view.name}
          email={email}
          onEmail={onEmail}
          send={isReset ? requestReset : resendConfirmation}
          action={isReset ? words.forgot.action : words.resend.newLink}
          sentText={isReset ? words.forgot.sent : words.resend.sent}
        >
          {sandboxLink}
        </MailForm>
      );
    }
    case "reset":
      return (
        <ResetForm
          token={view.token}
          onPasswordFocus={onPasswordFocus}
          onDone={(owner) => {
            onEmail(owner);
            onView({ name: "sign_in" });
          }}
          onExpired={() => onView({ name: "forgot" }, "reset_link_over")}
        />
      );
    case "check_mail":
      return <CheckMail email={view.email} hasSandboxMail={sandboxLink !== null} />;
  }
};

/** A new form counts as a new page for screen readers: its heading takes the focus. */
const Heading = ({ name, title }: { name: AuthView["name"]; title: string }) => {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current !== name) ref.current?.focus();
    shown.current = name;
  }, [name]);
  return (
    <h1 ref={ref} tabIndex={-1} className="t-h1">
      {title}
    </h1>
  );
};

const Divider = () => (
  <div className="my-5 flex items-center gap-3 text-[14px] text-ink-3">
    <span aria-hidden className="line-above flex-1" />
    {useWords(authWords).or}
    <span aria-hidden className="line-above flex-1" />
  </div>
);

type CheckMailProps = { email: string; hasSandboxMail: boolean };

const CheckMail = ({ email, hasSandboxMail }: CheckMailProps) => {
  const words = useWords(authWords).checkMail;
  return (
    <div className="space-y-4 text-ink-2">
      <p>{words.text(<strong className="break-all text-ink">{email}</strong>)}</p>
      <p className="text-[14px] text-ink-3">{words.nothing}</p>
      <ResendButton email={email} startsCooling />
      {hasSandboxMail && <SandboxMailLink />}
    </div>
  );
};
