import type { WordsOf } from "../../catalog.ts";

const NEW_LINK = "Wenn diese Adresse auf ihre Bestätigung wartet, ist ein neuer Link unterwegs.";

export const auth: WordsOf<"auth"> = {
  pageTitle: "Anmelden",
  headings: {
    sign_in: { title: "Willkommen zurück", lead: "" },
    sign_up: { title: "Konto erstellen", lead: "Starte mit 7 kostenlosen Tagen" },
    forgot: {
      title: "Passwort vergessen?",
      lead: "Sag uns deine E-Mail-Adresse, und wir schicken dir einen Link für ein neues.",
    },
    resend: {
      title: "Bestätige deine E-Mail-Adresse",
      lead: "Sag uns deine E-Mail-Adresse, und wir schicken dir einen neuen Link.",
    },
    reset: { title: "Neues Passwort wählen", lead: "" },
    check_mail: { title: "Schau in dein Postfach", lead: "" },
    second_factor: { title: "Noch ein Schritt", lead: "" },
  },
  poses: {
    waving: "Luli winkt mit der Pfote",
    petted: "Luli, ganz entzückt",
    looking_away: "Luli, Augen zu: nicht gucken",
    sorry: "Luli, ganz zerknirscht",
  },
  demo: {
    title: "Ein erstes Wort mit Luli",
    greeting: "Wuff! Ich bin Luli, ein KI-Welpe. Frag mich etwas, ganz ohne Konto.",
    over: "Mehr gibt es hier draußen nicht. Mit Konto geht es weiter.",
    field: "Oder sag Luli etwas",
    send: "Senden",
    failed: "Das kam nicht bei mir an. Noch einmal?",
    hello: {
      heard: "^\\W*(hi|hey|hallo|moin|servus|grüß|guten (morgen|tag|abend)|wuff)",
      answer: "Wuff, hallo! Wie war dein Tag?",
    },
    others: {
      first:
        "Hier draußen kann ich nur ein paar Sätze auswendig. Drinnen höre ich richtig zu. Was beschäftigt dich?",
      second: "Davon möchte ich gern mehr hören, drinnen, wo ich wirklich zuhören kann.",
      third: "Meine Sätze gehen mir hier aus. Meine Neugier nicht.",
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
          "Irgendwo schläft ein Hund in der Sonne, und die Pfoten laufen. Was er auch jagt, er gewinnt.",
      },
      hard: {
        ask: "Ich hatte einen schweren Tag",
        heard:
          "(schwer|schlimm|schlecht|anstrengend|lang|mies)\\w* (tag|woche|nacht)|traurig|müde|gestresst|einsam|erschöpft|nicht (so |sehr )?gut",
        answer: "Dann setz dich kurz zu mir. Was war das Schwerste daran?",
      },
      together: {
        ask: "Was machen wir zusammen?",
        heard: "was (können|machen|kannst|kann)|wie funktioniert|spielen|spiele?\\b",
        answer:
          "Über deinen Tag reden, drei kleine Dinge schaffen und mich anziehen. Hüte stehen mir.",
      },
      remember: {
        ask: "Merkst du dir mich?",
        heard: "merk|erinner|vergiss|vergess|datenschutz|privat|meine daten",
        answer:
          "Mit Konto ja: was du mir erzählst, zum Nachlesen und zum Löschen. Hier bleibt nichts.",
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
    sent: "Wenn es zu dieser Adresse ein Konto gibt, ist eine Mail unterwegs.",
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
        Wir haben einen Bestätigungslink an {email} geschickt. Öffne ihn, und Luli gehört zu dir.
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
    recoveryHint:
      "Gib einen der Wiederherstellungscodes ein, die du aufbewahrt hast. Jeder gilt einmal.",
    useRecovery: "Wiederherstellungscode benutzen",
    useApp: "App benutzen",
    action: "Bestätigen",
    busy: "Wird geprüft …",
  },
  passkey: { action: "Passkey benutzen", busy: "Dein Gerät fragt dich …" },
  reset: {
    action: "Neues Passwort speichern",
    busy: "Wird gespeichert …",
    done: { title: "Passwort geändert", text: "Ab jetzt gilt dein neues Passwort." },
  },
  ended: {
    signed_out: "Du wurdest abgemeldet. Melde dich an, um weiterzumachen.",
    account_suspended:
      "Dieses Konto ist gesperrt. Schreib uns über die Kontaktseite, wenn du das für einen Irrtum hältst.",
    account_deleted: "Dieses Konto wurde gelöscht.",
  },
  notices: {
    unconfirmed: {
      title: "Bitte bestätige zuerst deine E-Mail-Adresse",
      text: "Wir haben dir gerade einen neuen Link geschickt.",
    },
    reset_link_over: {
      title: "Dieser Link ist abgelaufen",
      text: "So ein Link gilt einmal und nur kurze Zeit. Hier bekommst du einen neuen.",
    },
    confirmation_link_over: {
      title: "Dieser Bestätigungslink ist abgelaufen",
      text: "Das kommt vor. Wenn deine Adresse schon bestätigt ist, melde dich einfach an; sonst schicken wir dir einen neuen Link.",
    },
    sign_in_to_confirm: {
      title: "Bitte melde dich zuerst an",
      text: "Öffne danach den Link in der Mail noch einmal: Eine neue Adresse wird nur dort bestätigt, wo du angemeldet bist.",
    },
    confirm_by_password: {
      title: "Noch ein Schritt",
      text: "Melde dich mit deinem Passwort an, dann ist deine Adresse bestätigt. Hat sich jemand anderes mit deiner Adresse registriert, wähle lieber ein neues: „Passwort vergessen?“",
    },
    sign_ups_closed: {
      title: "Neue Konten sind gerade nicht möglich",
      text: "Wer ein Konto hat, meldet sich an wie immer. Bitte schau später wieder vorbei.",
    },
    account_deleted: {
      title: "Dieses Konto wird gerade gelöscht",
      text: "Niemand kann sich dort mehr anmelden. Sobald es weg ist, kannst du mit derselben Adresse neu beginnen.",
    },
    account_suspended: {
      title: "Dieses Konto ist gesperrt",
      text: "Im Moment kann sich niemand dort anmelden, und es wird nichts abgebucht. Schreib uns über die Kontaktseite, wenn du das für einen Irrtum hältst.",
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
    badEmail: "Bitte gib eine ganze E-Mail-Adresse ein, etwa name@example.com.",
    noPassword: "Bitte gib dein Passwort ein.",
    noCode: "Bitte gib den Code ein.",
    noNewPassword: "Bitte wähle ein Passwort.",
    shortPassword: (characters) => `Bitte nimm mindestens ${characters} Zeichen.`,
  },
};
