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
  suspended: {
    subject: "Dein Konto bei Luli ist gesperrt",
    lines: [
      "Wir haben dein Konto gesperrt. Du kannst dich im Moment nicht anmelden, und Luli schreibt dir nicht.",
      "Wenn du ein Abo hast, wird in dieser Zeit nichts abgebucht. Deine Daten bleiben erhalten.",
    ],
    link: "Schreib uns",
    closing:
      "Wenn du das für einen Irrtum hältst oder deine Daten oder die Löschung deines Kontos möchtest, schreib uns bitte.",
  },
  reinstated: {
    subject: "Dein Konto bei Luli ist wieder aktiv",
    lines: [
      "Dein Konto ist nicht mehr gesperrt: Melde dich an, und alles ist, wo es war.",
      "Wenn du ein Abo hast, läuft es weiter. Für die Zeit der Sperre wird nichts abgebucht.",
    ],
    link: "Anmelden",
    closing: "Luli freut sich, dich wiederzusehen.",
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
    subject: "Jemand möchte die E-Mail-Adresse deines Luli-Kontos ändern",
    lines: [
      `Jemand, hoffentlich du, möchte für dein Konto ab jetzt ${newEmail} verwenden.`,
      "Noch hat sich nichts geändert: Die neue Adresse muss erst bestätigt werden.",
      "Wenn du das nicht warst, wähle ein neues Passwort. Damit werden alle abgemeldet.",
    ],
    link: "Neues Passwort wählen",
    closing: "Wenn du es warst, musst du nichts tun.",
  }),
  emailChanged: (newEmail) => ({
    subject: "Die E-Mail-Adresse deines Luli-Kontos hat sich geändert",
    lines: [
      `Ab jetzt gilt für dein Konto ${newEmail}. Bitte melde dich mit dieser Adresse an.`,
      "An deine bisherige Adresse schreiben wir nicht mehr.",
    ],
    link: "Wenn du das nicht warst, schreib uns",
    closing: "Wenn du es warst, musst du nichts tun.",
  }),
  passwordChanged: {
    subject: "Dein Luli-Passwort hat sich geändert",
    lines: [
      "Dein Passwort wurde gerade eben geändert.",
      "Wenn du das nicht warst, wähle ein neues. Damit werden alle abgemeldet.",
    ],
    link: "Neues Passwort wählen",
    closing: "Wenn du es warst, musst du nichts tun.",
  },
  newDevice: (device) => ({
    subject: "Eine neue Anmeldung bei Luli",
    lines: [
      `Jemand, hoffentlich du, hat sich mit einem Browser in deinem Konto angemeldet, den wir noch nicht kennen${device && `: ${device}`}.`,
      "Wenn du das nicht warst, wähle ein neues Passwort. Damit werden alle abgemeldet.",
    ],
    link: "Neues Passwort wählen",
    closing: "Wenn du es warst, musst du nichts tun.",
  }),
  factorChanged: (change) => ({
    subject: "Deine Anmeldung bei Luli hat sich geändert",
    lines: [
      {
        on: "Ab jetzt fragen wir beim Anmelden auch nach einem Code aus deiner Authenticator-App. Überall sonst wurdest du abgemeldet.",
        off: "Beim Anmelden fragen wir nicht mehr nach einem Code aus deiner Authenticator-App.",
        newCodes: "Du hast neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.",
        recoveryCode:
          "Jemand, hoffentlich du, hat sich mit einem deiner Wiederherstellungscodes angemeldet. Er gilt nun nicht mehr.",
        passkeyAdded:
          "Deinem Konto wurde ein Passkey hinzugefügt. Damit ist die Anmeldung ohne dein Passwort möglich. Wenn es nicht deiner ist, entferne ihn in den Einstellungen unter Sicherheit.",
        passkeyRemoved:
          "Ein Passkey wurde aus deinem Konto entfernt. Damit kann sich niemand mehr anmelden.",
      }[change],
      "Wenn du das nicht warst, wähle ein neues Passwort. Damit werden alle abgemeldet.",
    ],
    link: "Neues Passwort wählen",
    closing: "Wenn du es warst, musst du nichts tun.",
  }),
  sessionCopied: (device) => ({
    subject: "Wir haben dich bei Luli abgemeldet",
    lines: [
      `Zwei Browser haben dieselbe Anmeldung von dir benutzt${device && ` (${device})`}, als hätte jemand sie kopiert. Deshalb haben wir sie beendet.`,
      "Du kannst dich gleich wieder anmelden. Wenn du den Browser nicht selbst kopiert oder wiederhergestellt hast, wähle ein neues Passwort: Damit werden alle abgemeldet.",
    ],
    link: "Neues Passwort wählen",
    closing: "Überall sonst bleibst du angemeldet.",
  }),
  manyGuesses: {
    subject: "Jemand versucht, dein Luli-Passwort zu erraten",
    lines: [
      "Für dein Konto wurden viele falsche Passwörter ausprobiert. Eine Stunde lang kann sich deshalb niemand mit einem Browser anmelden, den wir noch nicht kennen.",
      "Wo du schon einmal angemeldet warst, geht es weiterhin. Überall sonst kommst du mit einem neuen Passwort sofort wieder hinein.",
    ],
    link: "Neues Passwort wählen",
    closing: "So ist niemand hineingekommen. Wenn du angemeldet bist, musst du nichts tun.",
  },
};
