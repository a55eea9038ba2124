// Describes the trouble with the mail server in a sentence without its password.
import { checkMailServer } from "./mailer.ts";

const PATIENCE_MS = 8_000;

/** Null: it lets us in. */
export async function findMailTrouble(
  smtpUrl: string,
  timeoutMs = PATIENCE_MS,
): Promise<string | null> {
  try {
    await checkMailServer(smtpUrl, timeoutMs);
    return null;
  } catch (error) {
    const { host } = new URL(smtpUrl);
    const {
      code = "",
      responseCode,
      message,
    } = error as Error & {
      code?: string;
      responseCode?: number;
    };
    if (code === "EAUTH")
      return `The mail server ${host} refuses our login: check the user and the password in SMTP_URL (special \
characters as %40 and their like).`;
    if (/certificate|SSL|TLS/i.test(message))
      return `The mail server ${host} and we agree on no encryption (${message}): smtps:// is for port 465, \
smtp:// for 587, and its certificate must be one that this machine trusts (NODE_EXTRA_CA_CERTS).`;
    const said = responseCode ?? code;
    return `The mail server ${host} does not let us in (${said}): check the host and the port in SMTP_URL, and \
whether this machine may reach them.`;
  }
}
