// The mails around a change of address or password. The address before hears of it, so that no thief changes it unseen.
import { letter } from "../letter.ts";
import type { Mail } from "../mail.ts";

type Send = (kind: string, mail: Mail) => Promise<void>;
type Change = { from: string; to: string };

export function createAccountMails(publicUrl: string, send: Send) {
  /** Ends every session, also the thief's. */
  const newPassword = {
    label: "Choose a new password",
    url: `${publicUrl}/auth?mode=forgot`,
  };

  return {
    async confirmChange({ from, to }: Change, url: string): Promise<void> {
      await send(
        "confirm-change",
        letter(to, {
          subject: "Confirm your new email for Luli",
          lines: [
            "You asked to use this address for your account with Luli.",
            "Please open the link in a browser where you are signed in. Until then your old address stays.",
          ],
          link: { label: "Use this address", url },
          closing:
            "The link works for one hour. If it was not you, please ignore this email: nothing changes.",
        }),
      );
      await send(
        "change-asked",
        letter(from, {
          subject: "Someone asked to change your email for Luli",
          lines: [
            `Someone, hopefully you, asked to use ${to} for your account from now on.`,
            "Nothing has changed yet: the new address must be confirmed first.",
            "If it was not you, choose a new password. It signs everyone out.",
          ],
          link: newPassword,
          closing: "If it was you, there is nothing to do here.",
        }),
      );
    },

    emailChanged: ({ from, to }: Change): Promise<void> =>
      send(
        "email-changed",
        letter(from, {
          subject: "Your email for Luli has changed",
          lines: [
            `From now on your account uses ${to}. Please sign in with that address.`,
            "This address gets no more mail from us.",
          ],
          link: { label: "If it was not you, write to us", url: `${publicUrl}/contact` },
          closing: "If it was you, there is nothing to do.",
        }),
      ),

    passwordChanged: (email: string): Promise<void> =>
      send(
        "password-changed",
        letter(email, {
          subject: "Your password for Luli has changed",
          lines: [
            "Your password was changed just now.",
            "If it was not you, choose a new one. It signs everyone out.",
          ],
          link: newPassword,
          closing: "If it was you, there is nothing to do.",
        }),
      ),
  };
}
