// What an admin does about a person. Every act shows anew who acts, and is in the log.
import * as v from "valibot";
import { proof } from "../account/proof.ts";
import { tidy } from "../text.ts";

export const actRequest = v.strictObject(proof);

export const LINKS = ["confirmation", "reset"] as const;
export type LinkKind = (typeof LINKS)[number];

export const NOTE_LENGTH = 2_000;
/** Body of `POST /api/admin/people/:id/notes`. */
export const noteRequest = v.strictObject({
  ...proof,
  words: v.pipe(
    v.string(),
    v.transform(tidy),
    v.minLength(1, "Please write something."),
    v.check((text) => [...text].length <= NOTE_LENGTH, `Up to ${NOTE_LENGTH} characters.`),
  ),
});

export const personNote = v.strictObject({
  id: v.string(),
  words: v.string(),
  /** Null: an admin who has left. */
  author: v.nullable(v.string()),
  created_at: v.string(),
});
