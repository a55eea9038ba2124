// What a visitor writes on the contact page: `POST /api/contact`.
import * as v from "valibot";
import { LANGUAGE_IDS } from "./language.ts";
import { CONTACT_MAX, type ContactField, contactProblem } from "../rules/contact.ts";

/** Pasted text brings controls that no mail and no Postgres text can hold; line breaks and tabs stay in a message. */
const withoutControls = (text: string) =>
  text.replaceAll("\r\n", "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");
const inOneLine = (text: string) => withoutControls(text).replaceAll(/\s+/g, " ");

const field = (name: ContactField, clean: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.transform((text) => clean(text).toWellFormed().trim()),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? contactProblem(name, dataset.value) : null;
      if (problem === "missing") addIssue({ message: `The ${name} is missing.` });
      if (problem === "too_long")
        addIssue({ message: `The ${name} can have up to ${CONTACT_MAX[name]} characters.` });
      if (problem === "no_email") addIssue({ message: "The email must be a whole address." });
    }),
  );

export const contactRequest = v.strictObject({
  /** Made by the page. The same one again is the same message, however often it is sent. */
  id: v.pipe(v.string(), v.uuid("The id must be a UUID.")),
  name: field("name", inOneLine),
  email: v.pipe(field("email", inOneLine), v.toLowerCase()),
  subject: field("subject", inOneLine),
  message: field("message", withoutControls),
  /** What the page speaks; the copy to the writer is in it. */
  language: v.optional(v.picklist(LANGUAGE_IDS, "Luli does not speak this language yet.")),
  /** A honeypot: people do not see this field, so a program filled it in. */
  leave_empty: v.optional(v.pipe(v.string(), v.maxLength(400))),
});
export type ContactRequest = v.InferOutput<typeof contactRequest>;
