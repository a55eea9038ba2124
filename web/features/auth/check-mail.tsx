import { useWords } from "../../lib/words/words.ts";
import { ResendButton } from "./resend-button.tsx";
import { SandboxMailLink } from "./sandbox-mail-link.tsx";
import { authWords } from "./words.tsx";

type CheckMailProps = { email: string; hasSandboxMail: boolean };

export const CheckMail = ({ email, hasSandboxMail }: CheckMailProps) => {
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
