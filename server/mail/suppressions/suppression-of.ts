// SQL for the suppression of an address, shared by all queries.

/** Why, of the row that goes by this name in a query of users; null: everything is sent. */
export const suppressionOf = (users: string): string =>
  `(select s.reason from mail_suppressions s where s.user_id = ${users}.id and s.email = ${users}.email)`;
