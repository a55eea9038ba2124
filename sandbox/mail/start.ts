// The mail catcher: an SMTP server that delivers nothing and keeps everything for the page at /sandbox/mail.
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { LOOPBACK, listen } from "../listen.ts";
import { type Mail, parseMail } from "./mail.ts";
import { openMailbox } from "./mailbox.ts";
import { mailPage } from "./page.ts";

const SIZE_LIMIT = 1024 * 1024;

export type MailSandbox = Awaited<ReturnType<typeof startMailSandbox>>;

export async function startMailSandbox(options: { port?: number; file?: string } = {}) {
  const mailbox = openMailbox(options.file);
  async function answer(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ) {
    try {
      mailbox.add(await receive(stream, session));
    } catch (error) {
      return done(error as Error);
    }
    done();
  }
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: SIZE_LIMIT,
    logger: false,
    closeTimeout: 500,
    onData: (stream, session, callback) => void answer(stream, session, callback),
  });
  const port = await listen(server.server, options.port);
  // A client that hangs up in the middle is its own problem.
  server.on("error", () => {});
  return {
    /** Value for SMTP_URL. */
    smtpUrl: `smtp://${LOOPBACK}:${port}`,
    /** Newest first. */
    messages: mailbox.list,
    /** HTML. */
    page: (to?: string) => mailPage(mailbox.list(), to),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Mail> {
  const pieces: Buffer[] = [];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    // Past the limit the rest is read and dropped: SMTP answers only after the last byte.
    if (!stream.sizeExceeded) pieces.push(piece);
  }
  if (stream.sizeExceeded)
    throw Object.assign(new Error("The mail is larger than 1 MB."), { responseCode: 552 });
  const { mailFrom, rcptTo } = session.envelope;
  const envelope = {
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map(({ address }) => address),
  };
  return parseMail(Buffer.concat(pieces), envelope, new Date());
}
