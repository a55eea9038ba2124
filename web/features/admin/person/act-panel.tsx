import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { NOTE_LENGTH } from "../../../../shared/contracts/admin/acts.ts";
import type { AdminPersonPanel } from "../../../../shared/contracts/admin/admin.ts";
import { useTyped } from "../../../lib/browser/use-typed.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, TextArea } from "../../../ui/form/field.tsx";
import { showToast } from "../../../ui/toast/toast.tsx";
import { actMutation } from "../data.ts";
import { ProofForm } from "../proof-form.tsx";
import { type Act, actsFor } from "./acts.ts";

type ActPanelProps = {
  person: AdminPersonPanel;
  isOwn: boolean;
  /** Whether the admin's own account has a password; without one they must have signed in a moment ago. */
  hasPassword: boolean;
};

/** The actions on an account. Each explains itself and asks the admin for a fresh proof. */
export function ActPanel({ person, isOwn, hasPassword }: ActPanelProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const acts = actsFor(person, isOwn);
  const act = acts.find(({ ask }) => ask === asked);
  return (
    <section aria-label="Actions" className="mb-5">
      <div className="flex flex-wrap gap-2.5">
        {acts.map(({ ask }) => (
          <Button
            key={ask}
            kind="soft"
            size="sm"
            aria-expanded={ask === asked}
            onClick={() => setAsked(ask === asked ? null : ask)}
          >
            {ask}
          </Button>
        ))}
      </div>
      {act ? (
        <ActForm key={act.ask} {...{ act, person, hasPassword }} onClose={() => setAsked(null)} />
      ) : null}
    </section>
  );
}

type ActFormProps = {
  act: Act;
  person: AdminPersonPanel;
  hasPassword: boolean;
  onClose: () => void;
};

function ActForm({ act, person: { id, email }, hasPassword, onClose }: ActFormProps) {
  const [words, setWords] = useTyped(`note:${id}:${act.ask}`, "");
  const [until, setUntil] = useState("");
  const doing = useMutation(actMutation);

  const handleSend = (proof: { password?: string }) =>
    doing.mutate(
      { id, act, input: { words, until, ...proof } },
      {
        onSuccess: () => {
          showToast({ title: act.done, text: email, tone: "success" });
          onClose();
        },
      },
    );

  return (
    <ProofForm
      className="box mt-3 grid gap-3 p-4"
      hasPassword={hasPassword}
      isSending={doing.isPending}
      sure={act.sure}
      onSend={handleSend}
      other={{ name: "Never mind", onSelect: onClose }}
    >
      <p role="status">{act.text}</p>
      {act.asks === "words" ? (
        <TextArea
          label="Note"
          rows={3}
          required
          maxLength={NOTE_LENGTH}
          value={words}
          onChange={setWords}
        />
      ) : null}
      {act.asks === "until" ? (
        <Field label="Last day" type="date" required value={until} onChange={setUntil} />
      ) : null}
    </ProofForm>
  );
}
