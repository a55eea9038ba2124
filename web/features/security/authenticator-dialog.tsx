import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { newCodesMutation, setUpMutation, turnOffMutation } from "./data.ts";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ScanForm } from "./scan-form.tsx";
import { securityWords } from "./words.ts";

export type AuthenticatorAct = "setUp" | "newCodes" | "turnOff";

type AuthenticatorDialogProps = {
  act: AuthenticatorAct;
  hasPassword: boolean;
  puppy: ReactNode;
  onClose: () => void;
  onDone: (done: { title: string; text: string }) => void;
};

/** Asks for a proof, then shows the key and asks for a first code, shows new recovery codes, or turns the factor off. */
export function AuthenticatorDialog({
  act,
  hasPassword,
  puppy,
  onClose,
  onDone,
}: AuthenticatorDialogProps) {
  const words = useWords(securityWords).app;
  const setUp = useMutation(setUpMutation);
  const newCodes = useMutation(newCodesMutation);
  const turnOff = useMutation(turnOffMutation);
  const [isOn, setIsOn] = useState(false);
  const asked = { setUp, newCodes, turnOff }[act];
  const codes = (isOn ? setUp : newCodes).data?.backupCodes;

  const handleProof = (password: string) => {
    const proof = hasPassword ? { password } : {};
    if (act === "setUp") setUp.mutate(proof);
    else if (act === "newCodes") newCodes.mutate(proof);
    else turnOff.mutate(proof, { onSuccess: handleOff });
  };
  const handleOff = () => {
    onDone(words.turnedOff);
    onClose();
  };
  const handleOn = () => {
    onDone(words.turnedOn);
    setIsOn(true);
  };

  if (codes)
    return (
      <Dialog onClose={onClose} title={words.codes.title} text={words.codes.text}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  if (setUp.data)
    return (
      <Dialog onClose={onClose} title={words.asks.setUp.title} text={words.scan}>
        <ScanForm totpURI={setUp.data.totpURI} onDone={handleOn} />
      </Dialog>
    );
  return (
    <Dialog onClose={onClose} {...words.asks[act]} puppy={puppy}>
      <ProofForm
        hasPassword={hasPassword}
        isPending={asked.isPending}
        error={asked.error}
        isDanger={act === "turnOff"}
        action={act === "turnOff" ? words.turnOff : words.goOn}
        onProof={handleProof}
      />
    </Dialog>
  );
}
