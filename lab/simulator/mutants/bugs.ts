// Bugs that are planted on purpose, one at a time, to see whether the simulator finds them.

export type Bug = {
  name: string;
  file: string;
  /** Stands in the file once. */
  find: string;
  replace: string;
  /** Words that only this bug brings: `--together` looks for them. */
  seenAs?: string;
};

export const BUGS: Bug[] = [
  {
    name: "a repeated end rewards a reply again",
    file: "db/functions/chat/finish_chat.sql",
    find: "elsif v_status = p_status then",
    replace: "elsif false then",
  },
  {
    name: "a webhook is acknowledged before it is dealt with",
    file: "server/subscription/webhook.ts",
    find: "else if (owner) await sync(owner);",
    replace: "else if (owner) void sync(owner).catch(() => {});",
  },
  {
    name: "a reading that fails loses the facts",
    file: "server/memory/reading/read.ts",
    find: "await postpone(context.pool, userId, context.clock());",
    replace: 'await context.pool.query("delete from unread_chats where user_id = $1", [userId]);',
  },
  {
    name: "two actions of one person work from the same game",
    file: "db/functions/game/lock_game.sql",
    find: "perform 1 from game_states where user_id = p_user_id for update;",
    replace: "perform 1 from game_states where user_id = p_user_id;",
    seenAs: "the wallet of",
  },
  {
    name: "two messages of one person take the same place in the quota",
    file: "db/functions/chat/begin_message.sql",
    find: "from usage_counters where user_id = p_user_id for update;",
    replace: "from usage_counters where user_id = p_user_id;",
  },
  {
    name: "a message that another server left behind counts twice",
    file: "db/functions/chat/begin_message.sql",
    find: "if v_outcome is null and (v_message is null or v_status = 'failed') then",
    replace: "if v_outcome is null then",
  },
  {
    name: "a failed message is not given back",
    file: "db/functions/chat/end_chat.sql",
    find: "greatest(0, messages - 1)",
    replace: "messages",
    seenAs: "counted messages and messages that count differ",
  },
  {
    name: "a failed reply is logged with its message",
    file: "server/chat/generation/store.ts",
    find: 'log.warn("reply failed", { chat: chatId,',
    replace: 'log.warn("reply failed", { message, chat: chatId,',
    seenAs: "a log holds",
  },
  {
    name: "a mail is queued after the commit",
    file: "server/subscription/sync.ts",
    find: "jobs.sendMail(mail, transaction);\n    if (!facts",
    replace:
      "void setTimeout(() => void jobs.sendMail(mail).catch(() => {}), 200);\n    if (!facts",
  },
  {
    name: "everybody's chats are listed",
    file: "server/chat/queries.ts",
    find: "from chats where user_id = $1 and ${IS_NOT_REPLACED}",
    replace: "from chats where ($1::uuid is not null) and ${IS_NOT_REPLACED}",
    seenAs: ", never said:",
  },
  {
    name: "the free days are given again",
    file: "server/subscription/checkout.ts",
    find: "...(!isUsed && {",
    replace: "...({",
  },
  {
    name: "a used trial is shown as available",
    file: "server/subscription/queries.ts",
    find: "s.trial_used_at is not null or exists (",
    replace: "false and exists (",
  },
  {
    name: "a backup leaves out a table",
    file: "server/backup/tables.ts",
    find: '"servers", "backups"]',
    replace: '"servers", "backups", "activity_days"]',
    seenAs: "a backup cannot be restored",
  },
  {
    name: "a restore drops a column",
    file: "server/backup/tables.ts",
    find: "a.attgenerated = ''",
    replace: "a.attgenerated = '' and a.attname <> 'happiness'",
  },
  {
    name: "two admins take the role from each other",
    file: "server/admin/people/roles.ts",
    find: "await lockRoles(transaction);\n  const actor",
    replace: "const actor",
  },
  {
    name: "a reply that was told is made again for the same key",
    file: "db/functions/chat/begin_message.sql",
    find: "elsif v_status in ('done', 'stopped') then v_outcome := 'replay';",
    replace: "",
  },
  {
    name: "a server takes a message from another one that lives",
    file: "db/functions/chat/begin_message.sql",
    find: "and v_server_no <> p_server_no and is_server_alive(v_server_no) then",
    replace: "and false then",
  },
  {
    name: "a backup counts its rows before Postgres says how many",
    file: "server/backup/back-up.ts",
    find: "    yield* copies[name] as AsyncIterable<Buffer>;\n",
    replace: [
      "    const copy = copies[name]!;",
      "    yield* copy as AsyncIterable<Buffer>;",
      "    copies[name] = { rowCount: copy.rowCount } as never;\n",
    ].join("\n"),
  },
  {
    name: "each look at Stripe mails the cancellation",
    file: "server/subscription/sync.ts",
    find: "const wasEnding = before.cancel_at_period_end && before.subscription_id === facts.id;",
    replace: "const wasEnding = false;",
  },
  {
    name: "an older answer of Stripe overwrites a newer one",
    file: "server/subscription/sync.ts",
    find: "if (!row || BigInt(row.written_no) >= BigInt(taken.ticket)) return;",
    replace: "if (!row) return;",
  },
  {
    name: "the trial's beginning is mailed by every look at Stripe",
    file: "server/subscription/sync.ts",
    find: 'if (before.subscription_id !== facts.id && facts.status === "trial") {',
    replace: 'if (facts.status === "trial") {',
    seenAs: "mails free trial of Luli Premium has started",
  },
  {
    name: "a reply's rewards overwrite what happened meanwhile",
    file: "db/functions/chat/finish_chat.sql",
    find: "elsif p_change is not null and v_version <> p_version then",
    replace: "elsif false then",
  },
  {
    name: "an action is acknowledged before its commit",
    file: "server/game/service.ts",
    find: 'await client.query("commit");\n    client.release();',
    replace:
      'void client.query("commit").then(() => client.release(), (error) => client.release(error));',
  },
  {
    name: "a dead server's messages run for ever",
    file: "db/functions/chat/is_server_alive.sql",
    find: "case when is_held then interval '45 seconds' else interval '10 seconds' end, is_held)",
    replace: "interval '1 day', true)",
  },
  {
    name: "a message whose acceptance was lost is not looked for",
    file: "server/chat/generation/lost-messages.ts",
    find: "      lookIn(0);\n",
    replace: "",
  },
  {
    name: "a deleted account stays a customer at Stripe",
    file: "server/deletion/service.ts",
    find: "await closeSubscription(userId);",
    replace: "void closeSubscription;",
  },
  {
    name: "a memory is promised before it is kept",
    file: "server/memory/requests/carry-out.ts",
    find: "await insertMemory(database, userId, language, { words, chatId, notedAt });",
    replace:
      "void insertMemory(database, userId, language, { words, chatId, notedAt }).catch(() => {});",
  },
  {
    name: "a reply is told before it is stored",
    file: "server/chat/generation/generation.ts",
    find: "const stored = await this.input.store(outcome);",
    replace: "const stored = NOTHING_NEW; void this.input.store(outcome).catch(() => {});",
  },
];
