// Mails as the stand-in caught them.
import { expect, type APIRequestContext } from "@playwright/test";

/** Caught mails are shown to this machine alone, and a journey comes from an address of its own. */
const FROM_HERE = { "x-forwarded-for": "127.0.0.1" };

export type Mail = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  sent_at: string;
  headers: { name: string; value: string }[];
};

/** Waits for the newest mail to `email` whose subject matches. */
export async function readMail(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get("/sandbox/mail/messages", {
          headers: FROM_HERE,
          // The filter leaves out the mails of other journeys.
          params: { to: email },
        });
        found = ((await answer.json()) as Mail[])
          .filter((mail) => mail.to.includes(email) && subject.test(mail.subject))
          .toSorted((a, b) => b.sent_at.localeCompare(a.sent_at))[0];
        return found !== undefined;
      },
      {
        message: `a mail to ${email} about ${subject}`,
        intervals: [50, 100, 200],
        timeout: 15_000,
      },
    )
    .toBe(true);
  return found!;
}

export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in:\n${text}`);
  return link;
}
