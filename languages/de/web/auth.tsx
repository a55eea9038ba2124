import type { WordsOf } from "../../catalog.ts";

const NEW_LINK = "Wenn diese Adresse noch nicht bestätigt ist, ist ein neuer Link unterwegs.";

export const auth: WordsOf<"auth"> = {
  pageTitle: "Anmelden",
  headings: {
    sign_in: { title: "Willkommen zurück", lead: "" },
    sign_up: { title: "Konto erstellen", lead: "Starte deine kostenlose Testzeit von 7 Tagen" },
    forgot: {
      title: "Passwort vergessen?",
      lead: "Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link für ein neues Passwort.",
    },
    resend: {
      title: "Bestätige deine E-Mail-Adresse",
      lead: "Gib deine E-Mail-Adresse ein, und wir schicken dir einen neuen Link.",
    },
    reset: { title: "Neues Passwort wählen", lead: "" },
    check_mail: { title: "Schau in dein Postfach", lead: "" },
    second_factor: { title: "Noch ein Schritt", lead: "" },
  },
  poses: {
    waving: "Luli winkt mit der Pfote",
    petted: "Luli, ganz entzückt",
    looking_away: "Luli hält sich die Augen zu",
    sorry: "Luli, ganz zerknirscht",
  },
  demo: {
    title: "Probier einen Chat mit Luli",
    greeting: "Wuff! Ich bin Luli, ein KI-Welpe. Frag mich etwas, ganz ohne Konto.",
    over: "Das war die Demo. Mit einem Konto geht es weiter.",
    field: "Oder sag Luli etwas",
    send: "Senden",
    failed: "Deine Nachricht kam nicht bei mir an. Noch einmal?",
    hello: {
      heard: "^\\W*(hi|hey|hallo|moin|servus|grüß|guten (morgen|tag|abend)|wuff)",
      answer: "Wuff, hallo! Wie war dein Tag?",
    },
    others: {
      first:
        "Hier kann ich nur ein paar Sätze. Mit Konto höre ich richtig zu. Was beschäftigt dich?",
      second: "Davon möchte ich gern mehr hören. Mit einem Konto kann ich richtig zuhören.",
      third: "Mir gehen die Sätze aus, die Neugier nicht.",
    },
    lines: {
      who: {
        ask: "Wer bist du?",
        heard:
          "wer bist|was bist|wie heißt|dein name|bist du (ein |eine )?(echt|mensch|bot|ki|roboter|hund)|wie alt",
        answer:
          "Ein kleiner weißer Welpe, und eine KI. Ich plaudere, wedle und bin immer neugierig auf dich.",
      },
      nice: {
        ask: "Erzähl mir was Schönes",
        heard: "was schönes|aufmuntern|kompliment|witz|zum lachen|lustig",
        answer:
          "Irgendwo schläft ein Hund in der Sonne, und seine Pfoten laufen. Was er auch jagt, er gewinnt.",
      },
      hard: {
        ask: "Ich hatte einen schweren Tag",
        heard:
          "(schwer|schlimm|schlecht|anstrengend|lang|mies)\\w* (tag|woche|nacht)|traurig|müde|gestresst|einsam|erschöpft|nicht (so |sehr )?gut",
        answer: "Komm, setz dich kurz zu mir. Was war das Schwerste?",
      },
      together: {
        ask: "Was machen wir zusammen?",
        heard: "was (können|machen|kannst|kann)|wie funktioniert|spielen|spiele?\\b",
        answer:
          "Über deinen Tag reden, drei kleine Aufgaben schaffen und mich schick machen. Hüte stehen mir.",
      },
      remember: {
        ask: "Merkst du dir mich?",
        heard: "merk|erinner|vergiss|vergess|datenschutz|privat|meine daten",
        answer:
          "Mit Konto ja. Du kannst alles nachlesen und löschen. Hier wird nichts gespeichert.",
      },
    },
  },
  google: { action: "Weiter mit Google", busy: "Google wird geöffnet …" },
  or: "oder",
  email: "E-Mail",
  password: "Passwort",
  newPassword: "Neues Passwort",
  minimum: (characters) => `Mindestens ${characters} Zeichen`,
  signIn: {
    action: "Anmelden",
    busy: "Anmeldung läuft …",
    toggle: "Du hast schon ein Konto? Anmelden",
  },
  signUp: {
    action: "Registrieren",
    busy: "Registrierung läuft …",
    toggle: "Noch kein Konto? Registrieren",
  },
  backToSignIn: "Zurück zur Anmeldung",
  forgot: {
    question: "Passwort vergessen?",
    action: "Link schicken",
    sent: "Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail unterwegs.",
  },
  sending: "Wird gesendet …",
  ageAndTerms: (terms, privacy) => (
    <>
      Mit der Registrierung bestätigst du, dass du mindestens 18 Jahre alt bist, und stimmst den{" "}
      {terms("Nutzungsbedingungen")} und der {privacy("Datenschutzerklärung")} zu.
    </>
  ),
  reassurance:
    "Zum Umsehen brauchst du keine Karte. Kündigen kannst du jederzeit, mit zwei Klicks.",
  minors: "Begleit-Chatbots sind für manche Minderjährige möglicherweise nicht geeignet.",
  checkMail: {
    toast: {
      title: "Schau in dein Postfach",
      text: "Wir haben dir einen Link geschickt. Mit ihm schließt du deine Registrierung ab.",
    },
    text: (email) => (
      <>
        Wir haben einen Bestätigungslink an {email} geschickt. Öffne ihn, um Luli kennenzulernen.
        Diese Seite macht dann von allein weiter.
      </>
    ),
    nothing: "Nach einer Minute noch nichts da? Schau in den Spam-Ordner, oder:",
    sandbox: "Sandbox-Postfach öffnen",
  },
  resend: {
    action: "Link noch einmal schicken",
    wait: (seconds) => `Noch einmal in ${seconds} s`,
    newLink: "Neuen Link schicken",
    sent: NEW_LINK,
    toast: { title: "Schau in dein Postfach", text: NEW_LINK },
  },
  signedIn: { title: "Willkommen zurück!", text: "Du bist angemeldet." },
  failed: "Fehler",
  noSession: "Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.",
  secondFactor: {
    code: "Code",
    codeHint: "Gib den Code ein, den deine Authenticator-App zeigt.",
    recovery: "Wiederherstellungscode",
    recoveryHint: "Gib einen deiner Wiederherstellungscodes ein. Jeder gilt einmal.",
    useRecovery: "Wiederherstellungscode benutzen",
    useApp: "Authenticator-App benutzen",
    action: "Bestätigen",
    busy: "Wird geprüft …",
  },
  passkey: { action: "Passkey benutzen", busy: "Warte auf dein Gerät …" },
  reset: {
    action: "Neues Passwort speichern",
    busy: "Wird gespeichert …",
    done: { title: "Passwort geändert", text: "Ab jetzt gilt dein neues Passwort." },
  },
  ended: {
    signed_out: "Du wurdest abgemeldet. Melde dich an, um weiterzumachen.",
    account_suspended:
      "Dieses Konto ist gesperrt. Schreib uns, wenn du das für einen Irrtum hältst.",
    account_deleted: "Dieses Konto wurde gelöscht.",
  },
  notices: {
    unconfirmed: {
      title: "Bitte bestätige zuerst deine E-Mail-Adresse",
      text: "Wir haben dir gerade einen neuen Link geschickt.",
    },
    reset_link_over: {
      title: "Dieser Link ist abgelaufen",
      text: "So ein Link gilt einmal, eine Stunde lang. Hier bekommst du einen neuen.",
    },
    confirmation_link_over: {
      title: "Dieser Bestätigungslink ist abgelaufen",
      text: "Wenn deine Adresse schon bestätigt ist, melde dich einfach an. Sonst schicken wir dir einen neuen Link.",
    },
    sign_in_to_confirm: {
      title: "Bitte melde dich zuerst an",
      text: "Öffne danach den Link in der E-Mail noch einmal, in diesem Browser.",
    },
    confirm_by_password: {
      title: "Noch ein Schritt",
      text: "Melde dich mit deinem Passwort an, dann ist deine Adresse bestätigt. Hat sich jemand anderes mit deiner Adresse registriert, wähle lieber ein neues: „Passwort vergessen?“",
    },
    sign_ups_closed: {
      title: "Registrieren ist gerade nicht möglich",
      text: "Mit einem Konto kannst du dich weiter anmelden. Sonst schau bitte später wieder vorbei.",
    },
    account_deleted: {
      title: "Dieses Konto wird gerade gelöscht",
      text: "Du kannst dich damit nicht mehr anmelden. Sobald es gelöscht ist, kannst du dich mit derselben Adresse neu registrieren.",
    },
    account_suspended: {
      title: "Dieses Konto ist gesperrt",
      text: "Du kannst dich im Moment nicht anmelden, und es wird nichts abgebucht. Schreib uns, wenn du das für einen Irrtum hältst.",
    },
    google_cancelled: {
      title: "Anmeldung mit Google abgebrochen",
      text: "Versuche es noch einmal, oder nimm deine E-Mail-Adresse.",
    },
    google_failed: {
      title: "Anmeldung mit Google hat nicht geklappt",
      text: "Bitte versuche es noch einmal, oder nimm E-Mail und Passwort.",
    },
  },
  wrong: {
    noEmail: "Bitte gib deine E-Mail-Adresse ein.",
    badEmail: "Bitte gib eine vollständige E-Mail-Adresse ein, etwa name@example.com.",
    noPassword: "Bitte gib dein Passwort ein.",
    noCode: "Bitte gib den Code ein.",
    noNewPassword: "Bitte wähle ein Passwort.",
    shortPassword: (characters) => `Bitte nimm mindestens ${characters} Zeichen.`,
  },
};
