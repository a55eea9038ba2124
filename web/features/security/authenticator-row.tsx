import { useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { DoneNote } from "../../ui/notes/done-note.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import type { AuthenticatorAct } from "./authenticator-dialog.tsx";
import { factorsQuery } from "./data.ts";
import { SecurityRow } from "./security-row.tsx";
import { securityWords } from "./words.ts";

const AuthenticatorDialog = lazyComponent(() =>
  import("./authenticator-dialog.tsx").then((code) => code.AuthenticatorDialog),
);

type AuthenticatorRowProps = { hasPassword: boolean; puppy: ReactNode };

export function AuthenticatorRow({ hasPassword, puppy }: AuthenticatorRowProps) {
  const words = useWords(securityWords).app;
  const { data } = useSuspenseQuery(factorsQuery);
  const [act, setAct] = useState<AuthenticatorAct | null>(null);
  const [done, setDone] = useState<ComponentProps<typeof DoneNote>["done"]>(null);
  const handleAct = (wanted: AuthenticatorAct) => AuthenticatorDialog.open(() => setAct(wanted));
  return (
    <>
      <SecurityRow
        title={words.title}
        text={data.has_app ? words.on : words.off}
        isFolded={!data.has_app}
      >
        {data.has_app ? (
          <div className="flex flex-wrap items-center gap-3">
            <Chip tone="ok" size="sm">
              {words.isOn}
            </Chip>
            <Button kind="soft" size="sm" onClick={() => handleAct("newCodes")}>
              {words.newCodes}
            </Button>
            <Button kind="soft" size="sm" onClick={() => handleAct("turnOff")}>
              {words.turnOff}
            </Button>
          </div>
        ) : (
          <Button kind="soft" size="sm" onClick={() => handleAct("setUp")}>
            {words.setUp}
          </Button>
        )}
      </SecurityRow>
      <DoneNote done={done} />
      {act ? (
        <AuthenticatorDialog
          act={act}
          hasPassword={hasPassword}
          puppy={puppy}
          onClose={() => setAct(null)}
          onDone={setDone}
        />
      ) : null}
    </>
  );
}
