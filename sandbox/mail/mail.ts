// A caught mail, and how the bytes that came by SMTP become one.
import { randomUUID } from "node:crypto";
import PostalMime, { type Address } from "postal-mime";

export type Mail = {
  id: string;
  from: string;
  /** Everyone the envelope names, hidden copies included. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** ISO 8601; when it was caught. */
  sent_at: string;
  headers: { name: string; value: string }[];
};

export type Envelope = { from: string; to: string[] };

export async function parseMail(raw: Uint8Array, envelope: Envelope, now: Date): Promise<Mail> {
  const mail = await PostalMime.parse(raw);
  return {
    id: randomUUID(),
    from: mail.from ? written(mail.from) : envelope.from,
    to: envelope.to,
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    sent_at: now.toISOString(),
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  };
}

function written({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name);
}

/** A full address must match whole; anything shorter may be a part of one. */
export function isFor(mail: Mail, wanted: string): boolean {
  const search = wanted.trim().toLowerCase();
  return mail.to.some((address) =>
    search.includes("@")
      ? address.toLowerCase() === search
      : address.toLowerCase().includes(search),
  );
}
