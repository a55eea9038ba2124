// Says in a sentence what a field may be, where its schema has no words of its own. It repeats nothing of what was sent.
import type { BaseIssue } from "valibot";

const TYPES: Readonly<Record<string, string>> = {
  string: "Must be a text.",
  boolean: "Must be true or false.",
  number: "Must be a number.",
  array: "Must be a list.",
  object: "Must be an object.",
  strict_object: "Must be an object.",
  record: "Must be an object.",
};

export function describeIssue({
  type,
  expected,
  received,
  requirement,
}: BaseIssue<unknown>): string {
  if (expected === "never") return "There is no such field.";
  if (received === "undefined") return "This is missing.";
  if (type === "max_length") return `Must have a length of at most ${String(requirement)}.`;
  if (type === "min_length") return `Must have a length of at least ${String(requirement)}.`;
  if (type === "picklist" || type === "literal")
    return `Must be ${(expected ?? "").replaceAll(/^\(|\)$/g, "").replaceAll(" | ", " or ")}.`;
  return TYPES[type] ?? "This does not have the right form.";
}
