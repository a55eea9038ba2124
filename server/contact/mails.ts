// The two mails of a contact message: one to us, to be answered by a reply, and a copy to its sender. Both are plain text,
// because a stranger wrote the content.
import type { Language } from "../../shared/contracts/language.ts";
import { askedFor, type Mail } from "../platform/mail.ts";
import type { ContactMessage } from "./queries.ts";
import { tameLinks } from "./tame-links.ts";
import { contactWords } from "./words.ts";

type Addresses = { supportEmail: string; publicUrl: string };

export function mailToSupport(
  { name, email, subject, message }: ContactMessage,
  { supportEmail, publicUrl }: Addresses,
): Mail {
  const parts = [
    `From: ${name} <${email}>`,
    message,
    `Reply to this mail to answer ${name}, then mark the message as answered:\n${publicUrl}/admin?view=messages`,
  ];
  return {
    to: supportEmail,
    replyTo: { name, address: email },
    subject: `Contact: ${subject}`,
    text: parts.join("\n\n"),
  };
}

/**
 * Anyone can put anyone's address into the form. So our own words come first, say what this is, and carry the subject; the
 * quoted ones hold no link that works, and no name that could be a greeting of ours.
 */
export function copyToSender(
  { email, subject, message }: ContactMessage,
  language: Language,
): Mail {
  const words = contactWords[language];
  const quoted = `${subject}\n\n${message}`.split("\n").map((line) => `> ${tameLinks(line)}`);
  const parts = [words.received, words.quoted, quoted.join("\n"), words.notYou, "Luli 🐾"];
  return askedFor({ to: email, subject: words.subject, text: parts.join("\n\n") });
}
