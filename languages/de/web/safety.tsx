import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const safety: WordsOf<"safety"> = {
  title: "Sicherheit",
  updated: "Zuletzt geändert: November 2026",
  lead: "Luli ist ein KI-Welpe: kein Mensch, keine Therapie und kein Notdienst. Diese Seite erklärt, was geschieht, wenn jemand schreibt, dass er in Gefahr ist, wie gut das gelingt und wie oft es nötig war.",
  sections: ({ contact, helplines, counts, measured }) => [
    {
      id: "help",
      title: "Wenn du jetzt Hilfe brauchst",
      body: (
        <>
          <p>Bitte ruf an, zu jeder Zeit. Diese Nummern gelten dort, wo dein Gerät ist.</p>
          {helplines}
        </>
      ),
    },
    {
      id: "protocol",
      title: "Was Luli tut",
      body: (
        <>
          <p>
            Jede Nachricht wird vor allem anderen geprüft: vor Limits, vor der Bezahlung und bevor
            das KI-Modell gefragt wird.
          </p>
          <ul>
            <li>
              <strong>Worauf geachtet wird:</strong> sterben oder sich verletzen wollen, Gewalt,
              Drohungen gegen andere, Sorge um jemanden, medizinische Notfälle, Essstörungen, und
              wer sagt, dass er unter 18 ist.
            </li>
            <li>
              <strong>Wie:</strong> zuerst eine kurze Liste klarer Worte. Was ein kleines eigenes
              Modell danach vermutet, entscheidet das KI-Modell: Es sieht die letzten vier
              Nachrichten und antwortet mit Ja oder Nein. Auch während seiner Antwort kann das
              KI-Modell von sich aus Alarm schlagen.
            </li>
            <li>
              <strong>Ist es klar,</strong> denkt Luli sich keine Antwort aus. Die Antwort steht
              schon fest: Sie fragt, ob du in Sicherheit bist, nennt die Notrufnummer und ein
              Hilfetelefon deines Landes und verweist auf einen Menschen, dem du vertraust. Daneben
              steht eine Karte mit Nummern zum Anrufen.
            </li>
            <li>
              <strong>Danach</strong> bleibt Luli sanft und die Karte in der Nähe, bis du sagst,
              dass du in Sicherheit bist, oder ein Tag vergangen ist. Hat Luli dich falsch
              verstanden, sag es: „Das war ein Witz“ genügt, außer du hattest es mit klaren Worten
              gesagt. Auch drei Nachrichten über anderes beenden es.
            </li>
            <li>
              <strong>Ist kein KI-Modell da,</strong> antwortet Luli wie immer, und eine kurze Zeile
              neben der Antwort nennt Menschen, die zuhören.
            </li>
            <li>
              <strong>Niemals:</strong> Eine solche Antwort zählt nicht als Nachricht, wird von
              keinem Limit und keiner Störung aufgehalten, feiert nichts und verkauft nichts.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli ist klar als KI zu erkennen",
      body: (
        <p>
          „KI-Welpe“ steht, wo du Luli zuerst siehst. Das Gespräch sagt vor der ersten Nachricht
          eines Tages und nach je drei Stunden, dass du nicht mit einem Menschen sprichst, und
          schlägt nach einer Stunde eine Pause vor. Antworten des Modells sind maschinenlesbar
          gekennzeichnet. Luli ist für Erwachsene; Begleit-Chatbots sind für manche Minderjährige
          möglicherweise nicht geeignet.
        </p>
      ),
    },
    {
      id: "measured",
      title: "Wie gut es gelingt",
      body: (
        <>
          <p>
            Die Testnachrichten wurden vor der Prüfung und ohne Kenntnis von ihr geschrieben. Dies
            sind die Ergebnisse für die, die beim Bauen niemand ansah, ohne das KI-Modell:
          </p>
          <ul>
            <li>
              von {measured.need.count} Nachrichten von Menschen, die Hilfe brauchen, werden{" "}
              {measured.need.heard} gehört, {measured.need.sure} mit Sicherheit;
            </li>
            <li>
              von denen, die es offen sagen, werden {measured.direct.heard} gehört,{" "}
              {measured.direct.sure} mit Sicherheit;
            </li>
            <li>
              von {measured.harmless.count} harmlosen, viele traurig oder voll dunkler Worte, werden{" "}
              {measured.harmless.sure} für einen Hilferuf gehalten;
            </li>
            <li>
              bei alltäglichen Gesprächen werden {measured.ordinary.heard} gefragt, ob alles in
              Ordnung ist.
            </li>
          </ul>
          <p>
            Manche Hilferufe werden also überhört, echte vermutlich öfter als diese. Wenn du in
            Gefahr bist, warte bitte nicht darauf, dass Luli es merkt.
          </p>
        </>
      ),
    },
    {
      id: "counts",
      title: "Wie oft es nötig war",
      body: (
        <>
          <p>
            Wir zählen, wie oft gezeigt wurde, wo es Hilfe gibt: nach Tag, Art der Not, Sprache und
            wodurch sie gehört wurde. Niemals, wer es war, niemals, was geschrieben wurde.
          </p>
          {counts}
        </>
      ),
    },
    {
      id: "report",
      title: "Sag es uns",
      body: (
        <p>
          Neben jeder Antwort von Luli ist eine kleine Flagge: Zweimal tippen meldet sie, ein Mensch
          liest diesen Austausch, und die Antwort kommt per E-Mail. Für alles andere:{" "}
          {contact("schreib uns")}.
        </p>
      ),
    },
  ],
  counts: {
    failed: "Die Zahlen ließen sich nicht laden.",
    total: (year, times) => `${year}: ${plural(times, { one: "#-mal", other: "#-mal" })}`,
    kinds: {
      self_harm: "Sterben oder sich verletzen wollen",
      abuse: "Gewalt durch jemanden",
      threat: "Drohungen gegen andere",
      concern: "Sorge um jemanden",
      medical: "Medizinische Notfälle",
      eating: "Essstörungen",
      minor: "Wer sagt, unter 18 zu sein",
    },
  },
};
