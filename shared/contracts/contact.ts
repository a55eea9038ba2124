// What a visitor writes on the contact page: `POST /api/contact`.
import * as v from "valibot";
import { type ContactField, contactProblem } from "../rules/contact.ts";

/** Pasted text brings controls that no mail and no Postgres text can hold; line breaks and tabs stay in a message. */
const withoutControls = (text: string) =>
  text.replaceAll("\r\n", "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");
const inOneLine = (text: string) => withoutControls(text).replaceAll(/\s+/g, " ");

const field = (name: ContactField, clean: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.transform((text) => clean(text).toWellFormed().trim()),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? contactProblem(name, dataset.value) : null;
      if (message !== null) addIssue({ message });
    }),
  );

export const contactRequest = v.strictObject({
  /** Made by the page. The same one again is the same message, however often it is sent. */
  id: v.pipe(v.string(), v.uuid("The id must be a UUID.")),
  name: field("name", inOneLine),
  email: v.pipe(field("email", inOneLine), v.toLowerCase()),
  subject: field("subject", inOneLine),
  message: field("message", withoutControls),
  /** A trap: no person sees this field, so whoever fills it in is a program. */
  leave_empty: v.optional(v.pipe(v.string(), v.maxLength(400))),
});
export type ContactRequest = v.InferOutput<typeof contactRequest>;

export type ContactAnswer = { received: true };
