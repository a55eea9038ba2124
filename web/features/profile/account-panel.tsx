import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "../../../shared/contracts/me.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { showToast } from "../../ui/toast.tsx";
import { resetMutation } from "./data.ts";

type AccountPanelProps = {
  user: Me["user"];
  onChangeEmail: () => void;
  onChangePassword: () => void;
  onSignOutEverywhere: () => void;
};

/** How one gets in, and gets out everywhere. */
export function AccountPanel(props: AccountPanelProps) {
  const { user, onChangeEmail, onChangePassword, onSignOutEverywhere } = props;
  const { has_password: hasPassword } = user;
  return (
    <Card as="section" className="p-6" aria-labelledby="account-title">
      <h2 id="account-title" className="t-h3 mb-2">
        Account
      </h2>
      <div className="divide-y divide-line">
        <Row
          title="Email"
          text={hasPassword ? user.email : `${user.email}. To change it, set a password first.`}
        >
          {hasPassword ? (
            <Button kind="soft" size="sm" aria-label="Change email" onClick={onChangeEmail}>
              Change
            </Button>
          ) : null}
        </Row>
        <Row
          title="Password"
          text={
            hasPassword ? "Only you know it." : "You sign in with Google, so there is none yet."
          }
        >
          {hasPassword ? (
            <Button kind="soft" size="sm" aria-label="Change password" onClick={onChangePassword}>
              Change
            </Button>
          ) : (
            <SetPasswordButton email={user.email} />
          )}
        </Row>
        <Row title="Sessions" text="Every browser where you are signed in, this one too.">
          <Button kind="soft" size="sm" onClick={onSignOutEverywhere}>
            Sign out everywhere
          </Button>
        </Row>
      </div>
    </Card>
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
  const reset = useMutation(resetMutation);
  const handleClick = () =>
    reset.mutate(email, {
      onSuccess: () =>
        showToast({
          title: "Check your email",
          text: "We sent you a link to choose a password.",
          tone: "success",
        }),
    });
  return (
    <Button kind="soft" size="sm" busy={reset.isPending && "Sending..."} onClick={handleClick}>
      Set a password
    </Button>
  );
}
