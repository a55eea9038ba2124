// Admins and other people for this noun's tests, over real HTTP.
import { openBrowser } from "./browser.ts";
import { type AuthServer, PASSWORD } from "./auth-server.ts";
import { grantAdminByHand } from "../admin/service.ts";

export type TestPerson = Awaited<ReturnType<typeof newPerson>>;

export async function newPerson(server: AuthServer, name = "") {
  const browser = openBrowser(server);
  const { id, email, bearer } = await browser.arrive(undefined, { name });
  const init = { headers: bearer };
  return {
    id,
    email,
    bearer,
    get: (path: string) => browser.get(`/api/admin${path}`, init),
    /** Reports a chat by its id, of any owner. */
    report: (chatId: string, body: unknown) =>
      browser.put(`/api/chats/${chatId}/report`, body, init),
    post: (path: string, body: unknown = {}) => browser.post(`/api/admin${path}`, body, init),
    /** Acts on a person with the proof that this takes. */
    act: (personId: string, what: string, body: object = {}) =>
      browser.post(`/api/admin/people/${personId}/${what}`, { password: PASSWORD, ...body }, init),
    /** The answer of a read that must work. */
    async read<T>(path: string): Promise<T> {
      const answer = await browser.get(`/api/admin${path}`, init);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}

export async function newAdmin(server: AuthServer, name = "") {
  const person = await newPerson(server, name);
  await grantAdminByHand(server.context.database, person.email, new Date());
  return person;
}

/** Lists the audit log's actions on a subject, oldest first. */
export async function logOf(server: AuthServer, subjectId: string): Promise<string[]> {
  const rows = await server.query<{ action: string }>(
    "select action from audit_entries where subject_id = $1 order by id",
    [subjectId],
  );
  return rows.map(({ action }) => action);
}
