import { ResendButton } from "./resend-button.tsx";
import { SandboxMailLink } from "./sandbox-mail-link.tsx";

type CheckMailProps = { email: string; hasSandboxMail: boolean };

export const CheckMail = ({ email, hasSandboxMail }: CheckMailProps) => (
  <div className="space-y-4 text-ink-2">
    <p>
      We sent a confirmation link to <strong className="break-all text-ink">{email}</strong>. Open
      it, and Luli is yours. This page goes on by itself.
    </p>
    <p className="text-[14px] text-ink-3">
      Nothing there after a minute? Look into the spam folder, or:
    </p>
    <ResendButton email={email} startsCooling />
    {hasSandboxMail && <SandboxMailLink />}
  </div>
);
