// The mails that open doors, and those around a change of address or password.
import { renderEmail, type Reader } from "../../mail/template.ts";
import { askedFor, type Mail } from "../../platform/mail.ts";
import { authWords, type FactorChange } from "./words.ts";

export function createEmails(publicUrl: string) {
  const say = ({ language }: Reader) => authWords[language];
  /** Ends every session, also a thief's. */
  const newPassword = { url: `${publicUrl}/auth?mode=forgot` };

  return {
    confirm: (to: Reader, url: string): Mail => askedFor(renderEmail(to, say(to).confirm, { url })),
    reset: (to: Reader, url: string): Mail => askedFor(renderEmail(to, say(to).reset, { url })),
    existing: (to: Reader): Mail =>
      askedFor(renderEmail(to, say(to).existing, { url: `${publicUrl}/auth` })),
    suspended: (to: Reader): Mail =>
      renderEmail(to, say(to).suspended, { url: `${publicUrl}/contact` }),
    reinstated: (to: Reader): Mail =>
      renderEmail(to, say(to).reinstated, { url: `${publicUrl}/auth` }),
    confirmChange: (to: Reader, url: string): Mail =>
      askedFor(renderEmail(to, say(to).confirmChange, { url })),
    changeAsked: (to: Reader, newEmail: string): Mail =>
      renderEmail(to, say(to).changeAsked(newEmail), newPassword),
    emailChanged: (to: Reader, newEmail: string): Mail =>
      renderEmail(to, say(to).emailChanged(newEmail), { url: `${publicUrl}/contact` }),
    newDevice: (to: Reader, device: string): Mail =>
      renderEmail(to, say(to).newDevice(device), newPassword),
    factorChanged: (to: Reader, change: FactorChange): Mail =>
      renderEmail(to, say(to).factorChanged(change), newPassword),
    sessionCopied: (to: Reader, device: string): Mail =>
      renderEmail(to, say(to).sessionCopied(device), newPassword),
    manyGuesses: (to: Reader): Mail => renderEmail(to, say(to).manyGuesses, newPassword),
    passwordChanged: (to: Reader): Mail => renderEmail(to, say(to).passwordChanged, newPassword),
  };
}
