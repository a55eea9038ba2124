// A mail as it waits in its queue (jobs.ts), and who sends it from there.

export type Mail = {
  to: string;
  /** Whom an answer goes to, if not to us. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Without it the mail is plain. */
  html?: string;
  headers?: Record<string, string>;
  /** Somebody waits for it: it goes also to an address that sent mails back. */
  isAskedFor?: true;
};

export const askedFor = (mail: Mail): Mail => ({ ...mail, isAskedFor: true });

export type Mailer = {
  /** The same id again is the same mail to whoever receives it: a job that is done twice shows up once in most mailboxes. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
};
