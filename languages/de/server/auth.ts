import type { AuthWords } from "../../../server/auth/mails/words.ts";

export const auth: AuthWords = {
  confirm: {
    subject: "Bestätige deine E-Mail-Adresse für Luli",
    lines: [
      "Wuff! Luli freut sich, dich kennenzulernen.",
      "Bitte bestätige deine E-Mail-Adresse, dann könnt ihr gleich chatten.",
    ],
    link: "E-Mail-Adresse bestätigen",
    closing:
      "Der Link gilt eine Stunde. Wenn du dich nicht registriert hast, ignoriere diese E-Mail einfach.",
  },
  reset: {
    subject: "Wähle ein neues Passwort für Luli",
    lines: [
      "Jemand, hoffentlich du, hat um ein neues Passwort gebeten.",
      "Wähle es hier und melde dich danach damit an.",
    ],
    link: "Neues Passwort wählen",
    closing:
      "Der Link gilt einmal, eine Stunde lang. Wenn du das nicht warst, ignoriere diese E-Mail einfach: Es hat sich nichts geändert.",
  },
  existing: {
    subject: "Du hast schon ein Konto bei Luli",
    lines: [
      "Jemand, hoffentlich du, hat sich mit dieser E-Mail-Adresse registriert, aber du hast schon ein Konto.",
      "Melde dich einfach an. Wenn du dein Passwort vergessen hast, kannst du dort ein neues wählen.",
    ],
    link: "Anmelden",
    closing:
      "Wenn du das nicht warst, ignoriere diese E-Mail einfach: Es hat sich nichts geändert.",
  },
  confirmChange: {
    subject: "Bestätige deine neue E-Mail-Adresse für Luli",
    lines: [
      "Du möchtest diese Adresse für dein Konto bei Luli verwenden.",
      "Bitte öffne den Link in einem Browser, in dem du angemeldet bist. Bis dahin bleibt es bei deiner alten Adresse.",
    ],
    link: "Diese Adresse verwenden",
    closing:
      "Der Link gilt eine Stunde. Wenn du das nicht warst, ignoriere diese E-Mail einfach: Es ändert sich nichts.",
  },
  changeAsked: (newEmail) => ({
    subject: "Jemand möchte deine E-Mail-Adresse für Luli ändern",
    lines: [
      `Jemand, hoffentlich du, möchte für dein Konto ab jetzt ${newEmail} verwenden.`,
      "Noch hat sich nichts geändert: Die neue Adresse muss erst bestätigt werden.",
      "Wenn du das nicht warst, wähle ein neues Passwort. Damit werden alle abgemeldet.",
    ],
    link: "Neues Passwort wählen",
    closing: "Wenn du es warst, gibt es hier nichts zu tun.",
  }),
  emailChanged: (newEmail) => ({
    subject: "Deine E-Mail-Adresse für Luli hat sich geändert",
    lines: [
      `Ab jetzt gilt für dein Konto ${newEmail}. Bitte melde dich mit dieser Adresse an.`,
      "An deine bisherige Adresse schreiben wir nicht mehr.",
    ],
    link: "Wenn du das nicht warst, schreib uns",
    closing: "Wenn du es warst, gibt es nichts zu tun.",
  }),
  passwordChanged: {
    subject: "Dein Passwort für Luli hat sich geändert",
    lines: [
      "Dein Passwort wurde gerade eben geändert.",
      "Wenn du das nicht warst, wähle ein neues. Damit werden alle abgemeldet.",
    ],
    link: "Neues Passwort wählen",
    closing: "Wenn du es warst, gibt es nichts zu tun.",
  },
  newDevice: (device) => ({
    subject: "Eine neue Anmeldung bei Luli",
    lines: [
      `Jemand, hoffentlich du, hat sich mit einem Browser in deinem Konto angemeldet, den wir noch nicht kennen${device && `: ${device}`}.`,
      "Wenn du das nicht warst, wähle ein neues Passwort. Damit werden alle abgemeldet.",
    ],
    link: "Neues Passwort wählen",
    closing: "Wenn du es warst, gibt es nichts zu tun.",
  }),
  manyGuesses: {
    subject: "Jemand rät dein Passwort für Luli",
    lines: [
      "Für dein Konto wurden viele falsche Passwörter ausprobiert. Eine Stunde lang kann sich deshalb niemand mit einem Browser anmelden, den wir noch nicht kennen.",
      "Wo du schon einmal angemeldet warst, geht es weiterhin. Überall sonst wähle ein neues Passwort: Das öffnet die Tür sofort.",
    ],
    link: "Neues Passwort wählen",
    closing: "Hereingekommen ist so niemand. Wenn du angemeldet bist, gibt es nichts zu tun.",
  },
};
