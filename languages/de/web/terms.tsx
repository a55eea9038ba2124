import type { WordsOf } from "../../catalog.ts";

export const terms: WordsOf<"terms"> = {
  title: "Nutzungsbedingungen",
  lead: "Die Hausregeln, in so wenigen Worten wie möglich.",
  sections: ({ contact, privacy, imprint, operator }) => [
    {
      id: "the-service",
      title: "Der Dienst",
      body: (
        <>
          <p>
            Luli ist eine KI-Begleitung: ein Bichon-Frisé-Welpe, mit dem du chatten kannst und der
            mit dir wächst. Du kannst kostenlos chatten, mit einer täglichen Zahl von Nachrichten,
            oder ein Abo abschließen.
          </p>
          <p>
            Dein Vertrag besteht mit {operator.name}, {operator.address}. Mehr über uns steht im{" "}
            {imprint("Impressum")}.
          </p>
        </>
      ),
    },
    {
      id: "who-may-use-it",
      title: "Wer ihn nutzen darf",
      body: (
        <p>
          Du musst mindestens 18 Jahre alt sein. Ein Konto ist für eine Person. Behalte dein
          Passwort für dich, und nimm eine E-Mail-Adresse, die dir gehört.
        </p>
      ),
    },
    {
      id: "subscription",
      title: "Testzeit, Preis und Verlängerung",
      body: (
        <ul>
          <li>Das Abo beginnt mit einer kostenlosen Testzeit von 7 Tagen.</li>
          <li>Danach kostet es $20/Monat.</li>
          <li>Es verlängert sich jeden Monat automatisch, wenn du nicht kündigst.</li>
          <li>
            Du kannst jederzeit kündigen. Es bleibt dann bis zum Ende des bezahlten Zeitraums aktiv.
          </li>
          <li>Wenn du während der Testzeit kündigst, wird nichts abgebucht.</li>
          <li>Für angebrochene Monate gibt es keine Erstattung.</li>
        </ul>
      ),
    },
    {
      id: "ai-notice",
      title: "Du sprichst mit einer KI",
      body: (
        <>
          <p>
            Alles, was Luli sagt, schreibt ein KI-Sprachmodell. Es kann falsch, unvollständig oder
            unpassend sein. Verlass dich bei Entscheidungen über Gesundheit, Recht, Geld oder
            Sicherheit nicht darauf.
          </p>
          <p>
            Luli ist kein Notdienst. Wenn du oder jemand anderes in Gefahr ist, ruf den örtlichen
            Notruf.
          </p>
        </>
      ),
    },
    {
      id: "fair-use",
      title: "Faire Nutzung",
      body: (
        <>
          <p>Bitte tu Folgendes nicht:</p>
          <ul>
            <li>Gesetze brechen oder anderen dabei helfen;</li>
            <li>in Konten, Daten oder Systeme eindringen, die nicht deine sind;</li>
            <li>den Dienst überlasten oder ihn ohne unsere Zustimmung automatisiert nutzen;</li>
            <li>mit ihm Menschen belästigen, bedrohen oder täuschen;</li>
            <li>ihn weiterverkaufen.</li>
          </ul>
          <p>
            Das Senden ist pro Minute und pro Tag begrenzt, auch mit Abo, damit Luli für alle Zeit
            hat. Ein Konto, das diese Regeln bricht, können wir sperren.
          </p>
        </>
      ),
    },
    {
      id: "coins",
      title: "Münzen, XP und Outfits",
      body: (
        <p>
          Münzen, XP, Level und Outfits gehören zum Spaß. Münzen kann man nicht kaufen, verkaufen,
          übertragen oder auszahlen, und sie haben keinen Geldwert.
        </p>
      ),
    },
    {
      id: "content",
      title: "Deine Worte",
      body: (
        <p>
          Was du schreibst, bleibt deins. Du erlaubst uns, es zu speichern und zu verarbeiten,
          soweit der Dienst es braucht. Wie wir das tun, steht in der{" "}
          {privacy("Datenschutzerklärung")}.
        </p>
      ),
    },
    {
      id: "ending",
      title: "Dein Konto beenden",
      body: (
        <p>
          Du kannst jederzeit aufhören: Kündige das Abo in deinem Profil, oder lösche dein Konto in
          den Einstellungen; damit endet das Abo sofort. Falls wir den Dienst einmal einstellen,
          sagen wir es dir rechtzeitig und buchen nichts mehr ab.
        </p>
      ),
    },
    {
      id: "liability",
      title: "Haftung",
      body: (
        <p>
          Wir betreiben Luli mit Sorgfalt, können aber nicht versprechen, dass der Dienst immer
          verfügbar oder fehlerfrei ist. Soweit das Gesetz es erlaubt, haften wir nicht für
          indirekte Schäden oder für Entscheidungen, die auf den Worten einer KI beruhen. Rechte,
          die dir das Gesetz als Verbraucher gibt, bleiben unberührt.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Änderungen",
      body: (
        <p>
          Wenn sich diese Bedingungen ändern, ändert sich das Datum oben. Betrifft eine Änderung den
          Preis oder die Rechte von Abonnenten, sagen wir es ihnen vorher per E-Mail, rechtzeitig
          zum Kündigen.
        </p>
      ),
    },
    {
      id: "questions",
      title: "Fragen",
      body: <p>Schreib uns: Die Adresse steht auf der {contact("Kontaktseite")}.</p>,
    },
  ],
};
