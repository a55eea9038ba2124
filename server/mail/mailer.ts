// The SMTP wire. Mails are queued as jobs (jobs.ts), so that none is lost with a process.
import nodemailer from "nodemailer";

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

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "luli.test";
  return {
    async send(mail, id) {
      // RFC 3834: nobody's absence shall answer it.
      const headers = { "Auto-Submitted": "auto-generated", ...mail.headers };
      await transport.sendMail({ ...mail, headers, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
}

/** Resolves when the mail server lets us in. */
export async function checkMailServer(smtpUrl: string, timeoutMs: number): Promise<void> {
  const limits = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
