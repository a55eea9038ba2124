import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isBlank } from "../../../shared/blank.ts";
import { PASSKEY_NAME_LENGTH, type Passkey } from "../../../shared/contracts/account/passkey.ts";
import { useWords } from "../../lib/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { addPasskeyMutation, removePasskeyMutation } from "./data.ts";
import { ProofForm } from "./proof-form.tsx";
import { securityWords } from "./words.ts";

/** `add` holds the suggested name. */
export type PasskeyAct = { add: string } | { remove: Passkey };

type PasskeyDialogProps = {
  act: PasskeyAct;
  hasPassword: boolean;
  puppy: ReactNode;
  onClose: () => void;
  onDone: (done: { title: string; text: string }) => void;
};

/** Asks for the proof, then the device; or removes a passkey. */
export function PasskeyDialog({ act, ...props }: PasskeyDialogProps) {
  return "add" in act ? (
    <Adding preset={act.add} {...props} />
  ) : (
    <Removing passkey={act.remove} {...props} />
  );
}

type ActProps = Omit<PasskeyDialogProps, "act">;

function Adding({ preset, hasPassword, puppy, onClose, onDone }: ActProps & { preset: string }) {
  const words = useWords(securityWords).passkeys;
  const [name, setName] = useState(preset);
  const add = useMutation(addPasskeyMutation);
  const handleProof = (password: string) =>
    add.mutate(
      { name: isBlank(name) ? preset : name.trim(), proof: hasPassword ? { password } : {} },
      {
        onSuccess: () => {
          onDone(words.isAdded);
          onClose();
        },
      },
    );
  return (
    <Dialog onClose={onClose} {...words.adding} puppy={puppy}>
      <ProofForm
        hasPassword={hasPassword}
        isPending={add.isPending}
        error={add.error}
        action={words.add}
        onProof={handleProof}
      >
        <Field
          label={words.name}
          name="name"
          maxLength={PASSKEY_NAME_LENGTH}
          value={name}
          onChange={setName}
        />
      </ProofForm>
    </Dialog>
  );
}

function Removing({
  passkey,
  hasPassword,
  puppy,
  onClose,
  onDone,
}: ActProps & { passkey: Passkey }) {
  const words = useWords(securityWords).passkeys;
  const remove = useMutation(removePasskeyMutation);
  const handleProof = (password: string) =>
    remove.mutate(
      { id: passkey.id, ...(hasPassword ? { password } : {}) },
      {
        onSuccess: () => {
          onDone(words.isRemoved);
          onClose();
        },
      },
    );
  const { title, text } = words.removing;
  return (
    <Dialog onClose={onClose} title={title} text={text(passkey.name)} puppy={puppy}>
      <ProofForm
        hasPassword={hasPassword}
        isPending={remove.isPending}
        error={remove.error}
        isDanger
        action={words.remove}
        onProof={handleProof}
      />
    </Dialog>
  );
}
