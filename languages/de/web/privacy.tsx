import type { WordsOf } from "../../catalog.ts";

export const privacy: WordsOf<"privacy"> = {
  title: "Datenschutzerklärung",
  lead: "Was wir über dich wissen, warum, wie lange und was du tun kannst.",
  sections: ({ contact, imprint, operator, processors, kept }) => [
    {
      id: "controller",
      title: "Wer verantwortlich ist",
      body: (
        <>
          <p>
            Verantwortlich ist {operator.name}, {operator.address}. Mehr über uns steht im{" "}
            {imprint("Impressum")}.
          </p>
          <p>Zu allem, was deine Daten betrifft, schreib an {operator.privacy_email}.</p>
        </>
      ),
    },
    {
      id: "what-we-store",
      title: "Was wir speichern",
      body: (
        <ul>
          <li>
            <strong>Dein Konto:</strong> deine E-Mail-Adresse, den Namen, den du uns nennst, und
            deine Zeitzone. Wenn du dich mit einem Passwort anmeldest, speichern wir davon nur einen
            Hash. Wenn du dich mit Google anmeldest, speichern wir die Kennung deines Google-Kontos,
            die Adresse deines Profilbilds und die Tokens, die Google für die Anmeldung ausstellt.
          </li>
          <li>
            <strong>Deine Gespräche:</strong> jede Nachricht, die du sendest, und jede Antwort von
            Luli, mit der Uhrzeit.
          </li>
          <li>
            <strong>Deine Welpen und euren Fortschritt:</strong> Namen, Stimmungen, Level, XP,
            Glück, Münzen und wie du sie verdient oder ausgegeben hast.
          </li>
          <li>
            <strong>Deine Einstellungen:</strong> Benachrichtigungen, Töne, Stimme, Sprache und
            Farbschema.
          </li>
          <li>
            <strong>Den Stand deines Abos:</strong> ob es eines gibt und wann die Testzeit oder der
            bezahlte Zeitraum endet. Deine Kartennummer sehen und speichern wir nie.
          </li>
          <li>
            <strong>Was du uns schreibst:</strong> Name, E-Mail-Adresse, Betreff und Nachricht der
            Kontaktseite.
          </li>
          <li>
            <strong>Technische Aufzeichnungen:</strong> für jeden angemeldeten Browser seine
            IP-Adresse, seine Kennung (User-Agent) und die Uhrzeit; wie viele Nachrichten du heute
            gesendet hast; kurzlebige Zähler gegen Missbrauch; und Serverprotokolle, in denen nie
            steht, was du oder Luli gesagt haben.
          </li>
        </ul>
      ),
    },
    {
      id: "why",
      title: "Warum wir es speichern",
      body: (
        <>
          <p>
            Damit du dich anmelden kannst, damit du deine Gespräche siehst, damit Luli im
            Zusammenhang antwortet, damit dein Welpe weiterwächst, für den Tarif, den du gewählt
            hast, um dir zu antworten, wenn du uns schreibst, um dir eine wöchentliche E-Mail zu
            schicken, wenn du „Neues per E-Mail“ einschaltest, und zum Schutz vor Missbrauch. Das
            ist alles.
          </p>
          <p>
            Jede Nutzung braucht eine Rechtsgrundlage (in der EU: DSGVO, Artikel 6 und 9). Unsere
            sind:
          </p>
          <ul>
            <li>
              <strong>Der Vertrag mit dir:</strong> dein Konto, deine Gespräche und Welpen, dein
              Tarif mit seiner Zahlung und die E-Mails dazu;
            </li>
            <li>
              <strong>Deine Einwilligung:</strong> die wöchentliche E-Mail, Benachrichtigungen und
              was du Luli von dir aus über deine Gesundheit, deinen Glauben oder deine Sexualität
              erzählst; gemerkt wird es nur, wenn du darum bittest. Du kannst sie jederzeit
              widerrufen: in den Einstellungen oder indem du es vergessen lässt;
            </li>
            <li>
              <strong>Unser berechtigtes Interesse:</strong> Schutz vor Missbrauch, die Protokolle
              und dass es die kostenlose Testzeit nur einmal pro Person gibt;
            </li>
            <li>
              <strong>Das Gesetz:</strong> Rechnungen und was Behörden verlangen dürfen.
            </li>
          </ul>
          <p>
            Wir verkaufen deine Daten nicht, zeigen keine Werbung, und auf diesen Seiten laufen
            keine Analyse- oder Tracking-Skripte anderer Firmen. Unsere E-Mails verraten uns nicht,
            ob du sie geöffnet hast.
          </p>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli ist eine KI",
      body: (
        <>
          <p>
            Lulis Antworten schreibt ein KI-Sprachmodell, kein Mensch und kein Hund. Für eine
            Antwort gehen deine Nachricht, der jüngste Teil des Gesprächs, dein Name und der Name,
            die Stimmung und das Level deines Welpen an das Modell, das für diesen Dienst
            eingerichtet ist. Sein Betreiber verarbeitet sie in unserem Auftrag.
          </p>
          <p>
            Wenn Luli eine Antwort vorliest, spricht dein eigenes Gerät, und der Text geht an
            niemanden. In den Einstellungen kannst du das ausschalten.
          </p>
          <p>
            Wenn du sprichst, statt zu tippen, macht dein Browser daraus Text: auf deinem Gerät, wo
            er das kann; sonst schickt er deine Stimme an seinen Hersteller. Wir fragen dich vorher.
            Luli bekommt nur den Text, sobald du ihn abschickst.
          </p>
          <p>
            Antworten können falsch sein. Luli ersetzt weder Ärztin noch Anwalt noch Therapie. Bitte
            nenne Luli keine Passwörter, keine Kartennummern und nichts, was nicht gespeichert
            werden soll.
          </p>
        </>
      ),
    },
    {
      id: "who-else",
      title: "Wer es sonst noch sieht",
      body: (
        <>
          <p>Nur wer für den Dienst gebraucht wird, und nur so viel wie nötig:</p>
          <ul>
            <li>
              unser Team: dein Konto, deinen Tarif, deinen Fortschritt und was du uns schreibst.
              Unsere Verwaltungsseite zeigt niemandem, was du und Luli gesagt haben, außer bei einer
              Antwort, die du meldest: diese Antwort und deine Nachricht davor. Jeder Zugriff auf
              ein Konto oder eine Meldung steht in einem Protokoll, das sich nicht ändern lässt;
            </li>
            <li>
              {processors.hosting}: betreibt unsere Rechner und die Datenbank: alles, was
              gespeichert ist;
            </li>
            <li>{processors.model}: betreibt das KI-Modell: Gespräche, wie oben beschrieben;</li>
            <li>
              {processors.safety}: entscheidet, ob jemand in Gefahr ist, wenn unsere eigene Prüfung
              es vermutet: deine letzten Nachrichten, ohne deinen Namen;
            </li>
            <li>
              {processors.mail}: stellt unsere E-Mails zu: deine Adresse und die E-Mails, die wir
              dir schicken;
            </li>
            <li>{processors.google}: meldet dich an, wenn du dich mit Google anmeldest;</li>
            <li>
              {processors.payments}: nimmt Zahlungen entgegen, wenn du ein Abo abschließt: Deine
              Kartendaten verarbeitet der Dienst selbst;
            </li>
            <li>
              {processors.passwords}: prüft auf Passwörter aus Datenlecks: fünf Zeichen eines Hashs
              des Passworts, das du wählst;
            </li>
            <li>
              der Hersteller deines Browsers, wenn du Benachrichtigungen einschaltest: Er stellt sie
              zu und kann sie nicht lesen.
            </li>
          </ul>
          <p>An Behörden geben wir Daten nur weiter, wenn das Gesetz uns dazu verpflichtet.</p>
        </>
      ),
    },
    {
      id: "transfers",
      title: "Andere Länder",
      body: (
        <p>
          Einige davon arbeiten in anderen Ländern, auch außerhalb des Europäischen
          Wirtschaftsraums. Daten gehen nur dorthin, wenn ein Beschluss dem Land angemessenen
          Datenschutz bescheinigt oder die Standardvertragsklauseln der Europäischen Kommission
          gelten. Schreib uns für eine Kopie.
        </p>
      ),
    },
    {
      id: "cookies",
      title: "Cookies und Speicher in deinem Browser",
      body: (
        <p>
          Wir setzen ein Cookie: Es hält dich angemeldet und ist für Skripte nicht lesbar. Während
          einer Anmeldung mit Google gibt es ein zweites, kurzlebiges, das diesen Schritt schützt.
          Dein Browser merkt sich außerdem dein Farbschema und höchstens einen Tag lang, dass du auf
          dem Weg zur Kasse warst. Nichts davon folgt dir auf andere Seiten. Wir zählen, wie oft
          unsere Startseite geöffnet wird, als bloße Zahl: Über dich wird dafür nichts gespeichert,
          und ein Browser, der nicht verfolgt werden will, zählt nicht mit.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "Wie lange wir es behalten",
      body: (
        <>
          <p>
            Dein Konto, deine Gespräche und dein Fortschritt bleiben, bis du sie löschst, denn Luli
            ist eine Freundschaft, zu der du zurückkehren kannst.
          </p>
          <p>
            Links zum Bestätigen einer Adresse oder für ein neues Passwort laufen von selbst ab.
            Außerdem:
          </p>
          <ul>
            <li>
              <strong>Sitzungen:</strong> höchstens {kept.session}, ohne Nutzung{" "}
              {kept.unusedSession};
            </li>
            <li>
              <strong>Was du uns schreibst</strong> auf der Kontaktseite: {kept.contactMessage} oder
              bis das Konto mit derselben Adresse gelöscht wird;
            </li>
            <li>
              <strong>Das Sicherheitsprotokoll</strong> von Anmeldungen und abgewiesenen Anfragen,
              mit gekürzter Netzadresse: {kept.securityEvent};
            </li>
            <li>
              <strong>Eine E-Mail, die sich nicht zustellen ließ:</strong> {kept.mail}. Zugestellte
              E-Mails werden nach etwa einer Stunde gelöscht.
            </li>
          </ul>
          <p>
            Wird ein Konto gelöscht, endet sein Abo sofort, und alles, was dazugehört, wird
            gelöscht, in der Regel innerhalb einer Minute. Was bleibt, nennt keinen Namen: ein Hash
            der Adresse, damit es die kostenlose Testzeit nur einmal pro Person gibt. Was wir nach
            dem Gesetz aufbewahren müssen, etwa Rechnungen, behalten wir so lange wie
            vorgeschrieben. Auch das Protokoll unserer Zugriffe auf Konten bleibt: Es enthält
            Kontonummern, keine Namen.
          </p>
        </>
      ),
    },
    {
      id: "your-rights",
      title: "Wie du es bekommst, berichtigst oder löschst",
      body: (
        <p>
          In den Einstellungen lädt ein Knopf alles herunter, was wir über dich speichern, und ein
          anderer löscht dein Konto mit allem, was dazugehört. Deinen Namen und deine E-Mail-Adresse
          berichtigst du in deinem Profil. Für alles Weitere schreib uns von der Adresse deines
          Kontos: Unsere findest du auf der {contact("Kontaktseite")}. Du kannst auch einer Nutzung
          deiner Daten widersprechen und dich bei deiner Datenschutzbehörde beschweren.
        </p>
      ),
    },
    {
      id: "security",
      title: "Wie wir es schützen",
      body: (
        <p>
          Passwörter werden gehasht, Sitzungen lassen sich beenden, jede Anfrage nach Daten wird
          gegen das Konto geprüft, zu dem sie gehören, und die Verbindung ist verschlüsselt, wo
          immer der Dienst über https erreicht wird. Kein System ist vollkommen sicher: Wenn deinen
          Daten etwas zustößt, sagen wir es dir.
        </p>
      ),
    },
    {
      id: "adults",
      title: "Für Erwachsene",
      body: (
        <p>
          Luli ist für Menschen ab 18 Jahren. Mit der Registrierung bestätigst du, dass du es bist.
          Wenn du glaubst, dass jemand Minderjähriges Luli nutzt, sag es uns über die{" "}
          {contact("Kontaktseite")}, und wir löschen das Konto.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Änderungen",
      body: (
        <p>
          Wenn sich diese Erklärung ändert, ändert sich das Datum oben. Ist eine Änderung mehr als
          eine andere Formulierung, sagen wir es dir per E-Mail, bevor sie gilt.
        </p>
      ),
    },
  ],
};
