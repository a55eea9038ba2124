import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { CONTACT_FIELDS, type ContactField } from "../../../shared/rules/contact.ts";
import { isHttpError } from "../../lib/http-error.ts";
import { useWords, wordsOf } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "../../ui/form/email-field.tsx";
import { Field, TextArea } from "../../ui/form/field.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { sendMutation } from "./data.ts";
import {
  createStamp,
  describeProblem,
  type Draft,
  draftErrors,
  type DraftErrors,
  readDraft,
} from "./message-draft.ts";
import { contactWords } from "./words.ts";

type ContactFormProps = {
  /** The signed-in person, if any. */
  sender: { name: string; email: string } | undefined;
  onType: () => void;
  onSent: () => void;
};

/** The fields hold the text themselves, so that no failure can lose it. */
export function ContactForm({ sender, onType, onSent }: ContactFormProps) {
  const words = useWords(contactWords);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [stamp] = useState(createStamp);
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation(sendMutation);

  const focusOn = (field: string | undefined) => {
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const errorOf = (field: ContactField) =>
    errors[field] && describeProblem(words, field, errors[field]);

  const submit = (draft: Draft) =>
    send.mutate(stamp(draft), {
      onSuccess: () => {
        form.current?.reset();
        onSent();
        showToast({ ...wordsOf(contactWords).sent, tone: "success" });
      },
      onError: (error) => isHttpError(error) && focusOn(error.field),
    });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const draft = readDraft(event.currentTarget);
    const found = draftErrors(draft);
    setErrors(found);
    focusOn(CONTACT_FIELDS.find((field) => found[field] !== undefined));
    if (Object.keys(found).length === 0) submit(draft);
  };

  /** A problem disappears as soon as it is fixed. */
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    onType();
    if (Object.keys(errors).length === 0) return;
    const now = draftErrors(readDraft(event.currentTarget));
    const left = Object.keys(errors).filter((field) => now[field as ContactField] !== undefined);
    setErrors(Object.fromEntries(left.map((field) => [field, now[field as ContactField]!])));
  };

  return (
    <form
      ref={form}
      noValidate
      className="card contact-form"
      aria-label={words.form}
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <div className="contact-pair">
        <Field
          label={words.fields.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={sender?.name}
          error={errorOf("name")}
        />
        <EmailField
          label={words.fields.email}
          defaultValue={sender?.email}
          error={errorOf("email")}
        />
      </div>
      <Field
        label={words.fields.subject}
        name="subject"
        autoComplete="off"
        required
        error={errorOf("subject")}
      />
      <TextArea
        label={words.fields.message}
        name="message"
        rows={6}
        required
        error={errorOf("message")}
      />
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="contact-trap">{words.trap}</label>
        <input id="contact-trap" name="leave_empty" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" className="w-full" busy={send.isPending && words.sending}>
        {words.send}
      </Button>
      <p className="text-center text-[14px] text-balance text-ink-3">{words.note}</p>
    </form>
  );
}
