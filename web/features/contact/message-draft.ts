// The draft of the contact form and its problems.
import type { ContactRequest } from "../../../shared/contracts/contact.ts";
import {
  CONTACT_FIELDS,
  CONTACT_MAX,
  type ContactField,
  type ContactProblem,
  contactProblem,
} from "../../../shared/rules/contact.ts";
import { newId } from "../../lib/new-id.ts";
import { spokenLanguage, type Translated } from "../../lib/words/words.ts";
import type { contactWords } from "./words.ts";

export type Draft = Omit<ContactRequest, "id">;
export type DraftErrors = Partial<Record<ContactField, ContactProblem>>;

export function readDraft(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    message: text("message"),
    language: spokenLanguage(),
    leave_empty: text("leave_empty"),
  };
}

export function draftErrors(draft: Draft): DraftErrors {
  const problems = CONTACT_FIELDS.map((field) => [field, contactProblem(field, draft[field])]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as DraftErrors;
}

export function describeProblem(
  words: Translated<typeof contactWords>,
  field: ContactField,
  problem: ContactProblem,
): string {
  switch (problem) {
    case "missing":
      return words.missing[field];
    case "too_long":
      return words.tooLong(CONTACT_MAX[field]);
    case "no_email":
      return words.noEmail;
  }
}

/** The same text keeps its id, so that a retry after a lost answer sends nothing twice. */
export function createStamp() {
  let stamped: { words: string; id: string } | null = null;
  return (draft: Draft): ContactRequest => {
    const words = JSON.stringify(draft);
    if (stamped?.words !== words) stamped = { words, id: newId() };
    return { id: stamped.id, ...draft };
  };
}
