import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "Inhalt",
  updated: "Zuletzt geändert: Januar 2025",
  governs: "Dies ist eine Übersetzung. Maßgeblich ist der englische Text.",
  end: "Du hast alles gelesen!",
  puppy: "Luli, müde",
};

export const imprint: WordsOf<"imprint"> = {
  title: "Impressum",
  updated: "",
  lead: "Wer Luli betreibt und dafür verantwortlich ist.",
  sections: ({ operator, supportEmail, contact, facts }) => [
    {
      id: "operator",
      title: "Wer Luli betreibt",
      body: facts([
        ["Name", operator.name],
        ["Anschrift", operator.address],
        ["Vertreten durch", operator.representative],
        ["Register", operator.register],
        ["Umsatzsteuer-Identifikationsnummer", operator.vat_id],
      ]),
    },
    {
      id: "reach",
      title: "So erreichst du uns",
      body: (
        <>
          {facts([
            ["E-Mail", supportEmail],
            ["Telefon", operator.phone],
          ])}
          <p>
            Über das Formular auf der {contact("Kontaktseite")} erreichst du uns auch. Dies ist
            zugleich die Kontaktstelle für Nutzende und Behörden nach Artikel 11 und 12 des Gesetzes
            über digitale Dienste der EU.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "Verantwortlich für den Inhalt",
      body: (
        <p>
          Der oben genannte Betreiber. Was Luli sagt, schreibt ein KI-Sprachmodell. Schädliche
          Antworten kannst du direkt daneben melden.
        </p>
      ),
    },
    {
      id: "security",
      title: "Sicherheitslücken",
      body: (
        <p>
          Bitte schreib zuerst an {supportEmail}, die Adresse in unserer security.txt, bevor du
          etwas veröffentlichst.
        </p>
      ),
    },
  ],
};

export const accessibility: WordsOf<"accessibility"> = {
  title: "Barrierefreiheit",
  updated: "Zuletzt geändert: November 2026",
  lead: "Luli ist für alle da. Hier steht, was wir geprüft haben, was noch fehlt und wie du es uns sagen kannst.",
  sections: ({ supportEmail, contact }) => [
    {
      id: "aim",
      title: "Was wir erreichen wollen",
      body: (
        <p>
          Alles an Luli soll WCAG 2.2 auf Stufe AA erfüllen und damit die europäische Norm EN 301
          549, auf die sich der European Accessibility Act (Richtlinie (EU) 2019/882) und Gesetze
          wie das Barrierefreiheitsstärkungsgesetz beziehen. Nach eigener Bewertung gelingt das zum
          Teil: Was uns als Mangel bekannt ist, steht unten.
        </p>
      ),
    },
    {
      id: "tested",
      title: "Was geprüft wurde",
      body: (
        <ul>
          <li>
            Jede Seite, hell und dunkel, nach den Regeln von WCAG 2.2 A und AA, die eine Maschine
            prüfen kann (axe), auf einem breiten Bildschirm und auf einem Telefon.
          </li>
          <li>
            Registrierung, Chat, Einstellungen und das Löschen eines Kontos allein mit der Tastatur,
            der Fokus immer sichtbar.
          </li>
          <li>
            Jede Seite in einem Fenster von 320 Pixeln, was einem Zoom von 400 % entspricht, ohne
            seitliches Scrollen, und mit erzwungenen Farben des Systems.
          </li>
          <li>
            Namen, Rollen und Ansagen, die ein Screenreader bekommt, auch von neuen Antworten und
            Fehlern.
          </li>
          <li>
            Animationen stehen still, wenn dein System reduzierte Bewegung verlangt. Keine Seite
            braucht Ton, und Töne lassen sich abschalten.
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "Bekannte Lücken",
      body: (
        <ul>
          <li>
            Noch hat niemand Luli getestet, der täglich einen Screenreader benutzt. Wir haben die
            Unterstützung automatisch geprüft, in Chromium und Firefox.
          </li>
          <li>
            Was Luli auf der Bühne tut, wird in wenigen Worten beschrieben, nicht Geste für Geste.
          </li>
          <li>
            Das Zahlungsformular gehört unserem Zahlungsdienst, und wir können es nicht ändern.
          </li>
          <li>
            Die Stimme, die Antworten vorliest, ist die deines Geräts; wie gut sie ist, hängt von
            der Sprache ab.
          </li>
          <li>Es gibt keine Fassung in Leichter Sprache oder in Gebärdensprache.</li>
        </ul>
      ),
    },
    {
      id: "tell",
      title: "Sag es uns",
      body: (
        <>
          <p>
            Stört dich eine Barriere? Schreib an {supportEmail} oder nutze die{" "}
            {contact("Kontaktseite")}. Wir antworten und sagen, was wir dagegen tun und wann.
          </p>
          <p>
            Wenn unsere Antwort nicht hilft, kannst du dich an die Behörde deines Landes wenden, die
            über die Barrierefreiheit von Dienstleistungen wacht; in der EU hat jedes Land eine nach
            der Richtlinie (EU) 2019/882.
          </p>
        </>
      ),
    },
  ],
};

export const contact: WordsOf<"contact"> = {
  title: "Kontakt",
  lead: "Eine Frage, eine Idee, ein Fehler auf vier Pfoten? Schreib uns, Luli stellt es zu.",
  poses: {
    idle: "Luli, eine Pfote gehoben",
    thinking: "Luli denkt nach",
    petted: "Luli, ganz entzückt",
  },
  form: "Kontaktformular",
  fields: { name: "Dein Name", email: "E-Mail", subject: "Betreff", message: "Nachricht" },
  trap: "Bitte leer lassen",
  send: "Nachricht senden",
  sending: "Wird gesendet …",
  note: "Wir antworten innerhalb von 24 Stunden. Du bekommst eine Kopie per E-Mail.",
  sent: { title: "Nachricht gesendet!", text: "Wir melden uns innerhalb von 24 Stunden bei dir." },
  failed: "Nachricht nicht gesendet",
  missing: {
    name: "Bitte gib deinen Namen ein.",
    email: "Bitte gib deine E-Mail-Adresse ein.",
    subject: "Bitte gib einen Betreff an.",
    message: "Bitte schreib eine Nachricht.",
  },
  tooLong: (characters) =>
    plural(characters, {
      one: "Bitte nimm höchstens # Zeichen.",
      other: "Bitte nimm höchstens # Zeichen.",
    }),
  noEmail: "Bitte gib eine vollständige E-Mail-Adresse ein, etwa name@example.com.",
  lines: {
    email: "E-Mail",
    chat: "Live-Chat",
    chatLink: "Rund um die Uhr da",
    community: "Gemeinschaft",
    communityLink: "Zum Community-Chat",
  },
};
