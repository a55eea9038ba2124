import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "../../../shared/contracts/me.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { resetMutation } from "./data.ts";
import { profileWords } from "./words.tsx";

type AccountPanelProps = {
  user: Me["user"];
  onChangeEmail: () => void;
  onChangePassword: () => void;
  onSignOutEverywhere: () => void;
};

/** The sign-in methods, and signing out everywhere. */
export function AccountPanel(props: AccountPanelProps) {
  const words = useWords(profileWords).account;
  const { user, onChangeEmail, onChangePassword, onSignOutEverywhere } = props;
  const { has_password: hasPassword } = user;
  return (
    <Section title={words.title} className="card p-6" headClassName="mb-2">
      <div className="lines-between">
        <Row title={words.email} text={hasPassword ? user.email : words.noPassword(user.email)}>
          {hasPassword ? (
            <Button kind="soft" size="sm" aria-label={words.changeEmail} onClick={onChangeEmail}>
              {words.change}
            </Button>
          ) : null}
        </Row>
        <Row title={words.password} text={hasPassword ? words.onlyYou : words.google}>
          {hasPassword ? (
            <Button
              kind="soft"
              size="sm"
              aria-label={words.changePassword}
              onClick={onChangePassword}
            >
              {words.change}
            </Button>
          ) : (
            <SetPasswordButton email={user.email} />
          )}
        </Row>
        <Row title={words.sessions} text={words.everyBrowser}>
          <Button kind="soft" size="sm" onClick={onSignOutEverywhere}>
            {words.signOut}
          </Button>
        </Row>
      </div>
    </Section>
  );
}

type RowProps = { title: string; text: string; children: ReactNode };

function Row({ title, text, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-0 flex-[1_1_11rem] wrap-anywhere">
        <h3 className="font-body text-base font-semibold">{title}</h3>
        <p className="text-[15px] text-ink-3">{text}</p>
      </div>
      {children}
    </div>
  );
}

function SetPasswordButton({ email }: { email: string }) {
  const words = useWords(profileWords);
  const reset = useMutation(resetMutation);
  const handleClick = () =>
    reset.mutate(email, {
      onSuccess: () =>
        showToast({
          ...words.account.sent,
          tone: "success",
        }),
    });
  return (
    <Button kind="soft" size="sm" busy={reset.isPending && words.sending} onClick={handleClick}>
      {words.account.set}
    </Button>
  );
}
