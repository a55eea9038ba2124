// A person with a row in every table, for tests of export and deletion.
import { giveDemoPast } from "../demo/service.ts";
import type { AuthServer } from "./auth-server.ts";
import { insertRows } from "./personal-rows.ts";

/** A row in every table that can have one, with something to recognise. */
export async function fillEverything(
  { context, query }: Pick<AuthServer, "context" | "query">,
  id: string,
  mark: string,
): Promise<void> {
  await context.database
    .transaction()
    .execute((transaction) => giveDemoPast(transaction, id, new Date(), "UTC"));
  await query("update users set name = $2, image = $3 where id = $1", [
    id,
    mark,
    `https://x.test/${mark}`,
  ]);
  await query(
    "update accounts set access_token = $2, refresh_token = $2, id_token = $2, scope = $3 where user_id = $1",
    [id, `secret-token-${mark}`, mark],
  );
  await query("update sessions set user_agent = $2 where user_id = $1", [id, mark]);
  const people = `select id, email, '${mark}' as mark, 1 as n from users where id = '${id}'`;
  for (const insert of insertRows(people)) await query(insert);
}
