import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmailField } from "../../../ui/form/email-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { askLinkMutation } from "./data.ts";
import { contractWords } from "./words.ts";

/** Shows the same text whether the address is known or not. */
export function AskLink({ notice }: { notice?: string }) {
  const words = useWords(contractWords).ask;
  const ask = useMutation(askLinkMutation);
  const [email, setEmail] = useState("");
  const [problems, setProblems] = useState<{ email?: string }>({});

  const handleSubmit = (form: HTMLFormElement) => {
    if (ask.isPending) return;
    const isWrong = !form.checkValidity();
    setProblems(isWrong ? { email: words.wrongEmail } : {});
    if (!isWrong) ask.mutate(email);
  };

  return (
    <Card className="space-y-4 p-6">
      {notice ? <p role="status">{notice}</p> : null}
      {ask.isSuccess ? (
        <p role="status">{words.sent}</p>
      ) : (
        <Form
          problems={problems}
          className="space-y-4"
          onSubmit={handleSubmit}
          onInput={() => setProblems({})}
        >
          <EmailField
            label={words.email}
            value={email}
            error={problems.email}
            onChange={setEmail}
          />
          <Button type="submit" busy={ask.isPending && words.busy}>
            {words.action}
          </Button>
        </Form>
      )}
    </Card>
  );
}
