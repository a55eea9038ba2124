// What stands in the contact form, and what is wrong with it.
import type { ContactRequest } from "../../../shared/contracts/contact.ts";
import {
  CONTACT_FIELDS,
  CONTACT_MAX,
  type ContactField,
  type ContactProblem,
  contactProblem,
} from "../../../shared/rules/contact.ts";
import { newId } from "../../lib/new-id.ts";

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
    leave_empty: text("leave_empty"),
  };
}

export function draftErrors(draft: Draft): DraftErrors {
  const problems = CONTACT_FIELDS.map((field) => [field, contactProblem(field, draft[field])]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as DraftErrors;
}

const MISSING: Record<ContactField, string> = {
  name: "Please tell us your name.",
  email: "Please enter your email.",
  subject: "Please give it a subject.",
  message: "Please write a message.",
};

export function describeProblem(field: ContactField, problem: ContactProblem): string {
  switch (problem) {
    case "missing":
      return MISSING[field];
    case "too_long":
      return `Please use up to ${CONTACT_MAX[field].toLocaleString("en-US")} characters.`;
    case "no_email":
      return "Please enter a whole email address, like name@example.com.";
  }
}

/** The same words keep their id, so that trying again after a lost answer sends nothing twice. */
export function createStamp() {
  let stamped: { words: string; id: string } | null = null;
  return (draft: Draft): ContactRequest => {
    const words = JSON.stringify(draft);
    if (stamped?.words !== words) stamped = { words, id: newId() };
    return { id: stamped.id, ...draft };
  };
}
