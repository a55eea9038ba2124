import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "../../ui/form/email-field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useWords } from "../../lib/words/words.ts";
import { checkEmail } from "./logic.ts";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words.tsx";

type MailFormProps = {
  email: string;
  onEmail: (email: string) => void;
  /** Asks the server for an email. */
  send: (email: string) => Promise<void>;
  action: string;
  /** Shows the same text whether the address is known or not. */
  sentText: string;
  children?: ReactNode;
};

/** A form that sends one email: for a forgotten password or an expired confirmation link. */
export const MailForm = ({ email, onEmail, send, action, sentText, children }: MailFormProps) => {
  const words = useWords(authWords);
  const [isSent, setIsSent] = useState(false);
  const { submit, isBusy, errors } = useSubmit();

  const handleSubmit = async () => {
    if ((await submit(checkEmail(email), () => send(email.trim()))) === null) setIsSent(true);
  };

  if (isSent) {
    return (
      <div role="status" className="space-y-4 text-ink-2">
        <p>{sentText}</p>
        {children}
      </div>
    );
  }
  return (
    <Form problems={errors} onSubmit={handleSubmit} className="space-y-4">
      <EmailField label={words.email} value={email} error={errors.email} onChange={onEmail} />
      <Button type="submit" className="w-full" busy={isBusy && words.sending}>
        {action}
      </Button>
    </Form>
  );
};
