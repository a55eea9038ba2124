// The owner in the table test of strangers has one of everything that is asked for by its id, with a mark.

type Belongings = Readonly<
  Record<"ownerId" | "chatId" | "memoryId" | "messageId" | "reportId" | "mark", string>
>;

export async function insertBelongings(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  { ownerId, chatId, memoryId, messageId, reportId, mark }: Belongings,
): Promise<void> {
  await query(
    `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response)
     select current_date, user_id, $2, id, $3, 1, 'done', $3 from puppies where user_id = $1 and is_active`,
    [ownerId, chatId, mark],
  );
  await query(
    `insert into memories (user_id, id, words, kind, language, importance, chat_id, noted_at, rank_at, fingerprint)
     values ($1, $2, $3, 'other', 'de', 5, $4, now(), now(), '')`,
    [ownerId, memoryId, mark, chatId],
  );
  await query(
    `with diary as (insert into diary_entries (user_id, day, words) values ($1, '2026-11-20', $4))
     insert into used_memories (user_id, chat_id, memory_id) values ($1, $2, $3)`,
    [ownerId, chatId, memoryId, mark],
  );
  await query(
    `insert into follow_ups (user_id, chat_id, words, happens_at, due_at, has_hour, is_planned)
     values ($1, $2, $3, now(), now(), true, false)`,
    [ownerId, chatId, mark],
  );
  await query(
    `with earlier as (
       insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response)
       select current_date, user_id, gen_random_uuid(), id, $3, 1, 'done', $3 from puppies where user_id = $1 and is_active
       returning id)
     insert into chat_revisions (user_id, replaced_id, chat_id) select $1, id, $2 from earlier`,
    [ownerId, chatId, mark],
  );
  await query(
    "insert into contact_messages (id, name, email, subject, message) values ($1, $2, 'x@example.com', $2, $2)",
    [messageId, mark],
  );
  await query(
    "insert into reports (user_id, chat_id, id, reason, words) values ($1, $2, $3, 'other', $4)",
    [ownerId, chatId, reportId, mark],
  );
}
