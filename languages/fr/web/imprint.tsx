import type { WordsOf } from "../../catalog.ts";

export const imprint: WordsOf<"imprint"> = {
  title: "Mentions légales",
  updated: "",
  lead: "Qui fait tourner Luli et en répond.",
  sections: ({ operator, supportEmail, contact, facts }) => [
    {
      id: "operator",
      title: "Qui fait tourner Luli",
      body: facts([
        ["Nom", operator.name],
        ["Adresse", operator.address],
        ["Représenté par", operator.representative],
        ["Registre", operator.register],
        ["Numéro de TVA", operator.vat_id],
      ]),
    },
    {
      id: "reach",
      title: "Comment nous joindre",
      body: (
        <>
          {facts([
            ["E-mail", supportEmail],
            ["Téléphone", operator.phone],
          ])}
          <p>
            Le formulaire de la {contact("page de contact")} nous parvient aussi. C’est également le
            point de contact des utilisateurs et des autorités au sens des articles 11 et 12 du
            règlement européen sur les services numériques.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "Responsable du contenu",
      body: (
        <p>
          La personne ou l’entreprise nommée ci-dessus. Ce que dit Luli est écrit par un modèle de
          langage ; une réponse qui ne devrait pas rester peut être signalée juste à côté.
        </p>
      ),
    },
    {
      id: "security",
      title: "Failles de sécurité",
      body: (
        <p>
          Écris d’abord à {supportEmail}, l’adresse de notre security.txt, avant d’en parler
          ailleurs.
        </p>
      ),
    },
  ],
};
