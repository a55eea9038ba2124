import type { WordsOf } from "../../catalog.ts";

export const imprint: WordsOf<"imprint"> = {
  title: "Impressum",
  updated: "",
  lead: "Wer Luli betreibt und dafür einsteht.",
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
            Auch das Formular auf der {contact("Kontaktseite")} erreicht uns. Dies ist zugleich die
            Kontaktstelle für Nutzende und Behörden nach Artikel 11 und 12 des Gesetzes über
            digitale Dienste der EU.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "Verantwortlich für den Inhalt",
      body: (
        <p>
          Wer oben genannt ist. Was Luli sagt, schreibt ein KI-Sprachmodell; eine Antwort, die so
          nicht stehen bleiben sollte, lässt sich direkt daneben melden.
        </p>
      ),
    },
    {
      id: "security",
      title: "Sicherheitslücken",
      body: (
        <p>
          Bitte schreib zuerst an {supportEmail}, die Adresse in unserer security.txt, bevor du
          anderswo darüber schreibst.
        </p>
      ),
    },
  ],
};
