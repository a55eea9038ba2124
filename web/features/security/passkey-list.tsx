import { useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { Passkey } from "../../../shared/contracts/account/passkey.ts";
import { formatDate } from "../../lib/format.ts";
import { hasPasskeys } from "../../lib/session/device.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { DoneNote } from "../../ui/notes/done-note.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { factorsQuery } from "./data.ts";
import type { PasskeyAct } from "./passkey-dialog.tsx";
import { SecurityRow } from "./security-row.tsx";
import { securityWords } from "./words.ts";

const PasskeyDialog = lazyComponent(() =>
  import("./passkey-dialog.tsx").then((code) => code.PasskeyDialog),
);

type PasskeyListProps = { hasPassword: boolean; puppy: ReactNode };

export function PasskeyList({ hasPassword, puppy }: PasskeyListProps) {
  const words = useWords(securityWords).passkeys;
  const language = useLanguage();
  const { passkeys } = useSuspenseQuery(factorsQuery).data;
  const [act, setAct] = useState<PasskeyAct | null>(null);
  const [done, setDone] = useState<ComponentProps<typeof DoneNote>["done"]>(null);
  const handleAct = (wanted: PasskeyAct) => PasskeyDialog.open(() => setAct(wanted));
  const whenOf = ({ used_at: used, created_at: created }: Passkey) => {
    const when = formatDate(used ?? created, { dateStyle: "medium" }, language);
    return used ? words.used(when) : words.added(when);
  };
  if (!hasPasskeys() && passkeys.length === 0) return null;
  return (
    <section aria-label={words.title} className="line-above">
      <SecurityRow title={words.title} text={words.text} isFolded>
        {hasPasskeys() ? (
          <Button
            kind="soft"
            size="sm"
            onClick={() => handleAct({ add: words.preset(passkeys.length + 1) })}
          >
            {words.add}
          </Button>
        ) : null}
      </SecurityRow>
      <ul className="lines-between">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <SecurityRow title={passkey.name} text={whenOf(passkey)}>
              <Button
                kind="soft"
                size="sm"
                aria-label={words.removeNamed(passkey.name)}
                onClick={() => handleAct({ remove: passkey })}
              >
                {words.remove}
              </Button>
            </SecurityRow>
          </li>
        ))}
      </ul>
      <DoneNote done={done} />
      {act ? (
        <PasskeyDialog
          act={act}
          hasPassword={hasPassword}
          puppy={puppy}
          onClose={() => setAct(null)}
          onDone={setDone}
        />
      ) : null}
    </section>
  );
}
