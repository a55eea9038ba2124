import type { WordsOf } from "../../catalog.ts";

export const accessibility: WordsOf<"accessibility"> = {
  title: "Barrierefreiheit",
  updated: "Zuletzt geändert: November 2026",
  lead: "Luli ist für alle da. Hier steht, was dafür getan und geprüft wurde, was noch schwach ist und wem du es sagen kannst.",
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
            Bewegung ruht, wo dein System weniger davon wünscht; keine Seite braucht Ton, und Töne
            lassen sich abschalten.
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "Was bekanntermaßen schwach ist",
      body: (
        <ul>
          <li>
            Noch hat niemand Luli geprüft, der täglich einen Screenreader benutzt: Was er bekommt,
            wurde maschinell geprüft, in Chromium und Firefox.
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
            Etwas ist dir im Weg? Schreib an {supportEmail} oder nutze die {contact("Kontaktseite")}
            . Wir antworten und sagen, was wir dagegen tun und wann.
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
