// The SMTP wire. Mails are queued as jobs (jobs.ts), so that none is lost with a process.
import nodemailer from "nodemailer";
import type { Mailer } from "../platform/mail.ts";

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "luli.test";
  return {
    async send(mail, id) {
      // RFC 3834: prevents automatic absence replies.
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
