// Queries of admins' notes about a person.
import type { Database } from "../../platform/database/database.ts";

type Note = { userId: string; authorId: string; words: string; now: Date };

export async function insertNote(
  transaction: Database,
  { userId, authorId, words, now }: Note,
): Promise<void> {
  await transaction
    .insertInto("person_notes")
    .values({ user_id: userId, author_id: authorId, words, created_at: now })
    .execute();
}

export type NoteRow = { id: string; words: string; created_at: Date; author: string | null };

/** Newest first. */
export const listNotes = (database: Database, userId: string): Promise<NoteRow[]> =>
  database
    .selectFrom("person_notes as n")
    .leftJoin("users as u", "u.id", "n.author_id")
    .select(["n.id", "n.words", "n.created_at", "u.email as author"])
    .where("n.user_id", "=", userId)
    .orderBy("n.created_at", "desc")
    .limit(100)
    .execute();
