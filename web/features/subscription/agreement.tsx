import { useRef, useState } from "react";
import { messageLimits } from "../../../shared/rules/consent.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Form } from "../../ui/form/form.tsx";
import { consentWords, subscriptionWords } from "./words.ts";

type AgreementProps = {
  isTrial: boolean;
  dailyMessages: number;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
};

/** The terms of the purchase and the box without which the payment does not begin. Unticking it ends the payment. */
export function Agreement({ isTrial, dailyMessages, isAgreed, onChange }: AgreementProps) {
  const consent = useWords(consentWords);
  const words = useWords(subscriptionWords).agree;
  const box = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  const handleSubmit = () => {
    if (box.current!.checked) return onChange(true);
    setIsMissing(true);
    box.current!.focus();
  };
  const handleTick = () => {
    setIsMissing(false);
    onChange(false);
  };

  return (
    <Form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <div className="space-y-2 rounded-md bg-sunken px-[18px] py-3.5 text-start">
        <p>{isTrial ? consent.trial : consent.noTrial}</p>
        <p>{consent.limits(messageLimits(dailyMessages))}</p>
      </div>
      <Checkbox
        ref={box}
        required
        label={consent.agree}
        error={isMissing ? words.missing : null}
        onChange={handleTick}
      />
      {isAgreed ? null : <Button type="submit">{words.next}</Button>}
    </Form>
  );
}
