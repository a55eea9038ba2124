import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { hasPasskeys } from "../../lib/session/device.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AuthenticatorRow } from "./authenticator-row.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";
import { securityWords } from "./words.ts";

/** The skeleton is as high as the closed rows, so that nothing below moves. */
const heightOf = (passkeys: boolean) => (passkeys ? "min-h-[210px]" : "min-h-[132px]");

/** `puppy` peeks over the dialogs. */
export function SecurityCard({ hasPassword, puppy }: { hasPassword: boolean; puppy: ReactNode }) {
  const words = useWords(securityWords);
  return (
    <Section title={words.title} className="card p-6" headClassName="mb-2">
      <Boundary pending={<Skeleton className={heightOf(hasPasskeys())} rows={[72, 24, 72]} />}>
        <AuthenticatorRow hasPassword={hasPassword} puppy={puppy} />
        <PasskeyList hasPassword={hasPassword} puppy={puppy} />
        <SessionList />
      </Boundary>
    </Section>
  );
}
