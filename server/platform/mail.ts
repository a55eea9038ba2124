// A mail as it waits in its queue (jobs.ts), and who sends it from there.

export type Mail = {
  to: string;
  /** The reply address, if not ours. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** A mail without it is plain text. */
  html?: string;
  headers?: Record<string, string>;
  /** The person waits for this mail: it is sent even to an address that bounced mails. */
  isAskedFor?: true;
};

export const askedFor = (mail: Mail): Mail => ({ ...mail, isAskedFor: true });

export type Mailer = {
  /** Mails with the same id are the same mail to most mailboxes, so a job that is repeated shows up once. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
};
