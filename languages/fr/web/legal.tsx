import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "Sommaire",
  updated: "Dernière mise à jour : janvier 2025",
  governs: "Ceci est une traduction. C’est le texte anglais qui fait foi.",
  end: "Tu as tout lu !",
  puppy: "Luli a sommeil",
};

export const imprint: WordsOf<"imprint"> = {
  title: "Mentions légales",
  updated: "",
  lead: "Qui gère Luli et en est responsable.",
  sections: ({ operator, supportEmail, contact, facts }) => [
    {
      id: "operator",
      title: "Qui gère Luli",
      body: facts([
        ["Nom", operator.name],
        ["Adresse", operator.address],
        ["Représenté par", operator.representative],
        ["Registre du commerce", operator.register],
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
            Le formulaire de la {contact("page de contact")} permet aussi de nous joindre. C’est
            également le point de contact des utilisateurs et des autorités au sens des articles 11
            et 12 du règlement européen sur les services numériques.
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
          langage ; tu peux signaler une réponse nuisible juste à côté.
        </p>
      ),
    },
    {
      id: "security",
      title: "Failles de sécurité",
      body: (
        <p>
          Écris d’abord à {supportEmail}, l’adresse de notre security.txt, avant toute publication.
        </p>
      ),
    },
  ],
};

export const accessibility: WordsOf<"accessibility"> = {
  title: "Accessibilité",
  updated: "Dernière mise à jour : novembre 2026",
  lead: "Luli est là pour tout le monde. Voici ce que nous avons testé, ce qui manque encore et comment nous le dire.",
  sections: ({ supportEmail, contact }) => [
    {
      id: "aim",
      title: "Notre objectif",
      body: (
        <p>
          Tout dans Luli doit respecter les WCAG 2.2 au niveau AA, et ainsi la norme européenne EN
          301 549, à laquelle renvoient l’acte européen sur l’accessibilité (directive (UE)
          2019/882) et les lois qui le suivent. Selon notre propre évaluation, c’est le cas en
          partie : les lacunes connues sont indiquées plus bas.
        </p>
      ),
    },
    {
      id: "tested",
      title: "Ce que nous avons testé",
      body: (
        <ul>
          <li>
            Chaque page, en clair et en sombre, selon les règles des WCAG 2.2 A et AA vérifiables
            automatiquement (axe), sur un grand écran et sur un téléphone.
          </li>
          <li>
            L’inscription, le chat, les réglages et la suppression d’un compte au clavier seul, le
            focus toujours visible.
          </li>
          <li>
            Chaque page dans une fenêtre de 320 pixels, soit un zoom de 400 %, sans défilement
            latéral, et avec les couleurs forcées du système.
          </li>
          <li>
            Les noms, rôles et annonces donnés à un lecteur d’écran, y compris pour les nouvelles
            réponses et les erreurs.
          </li>
          <li>
            Les animations s’arrêtent si ton système demande moins de mouvement. Aucune page n’a
            besoin de son, et les sons peuvent être coupés.
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "Lacunes connues",
      body: (
        <ul>
          <li>
            Aucune personne utilisant chaque jour un lecteur d’écran n’a encore testé Luli. Nous
            avons vérifié la prise en charge automatiquement, dans Chromium et Firefox.
          </li>
          <li>Ce que Luli fait à l’écran est décrit en quelques mots, pas geste par geste.</li>
          <li>
            Le formulaire de paiement est celui de notre prestataire, et nous ne pouvons pas le
            changer.
          </li>
          <li>
            La voix qui lit les réponses est celle de ton appareil ; sa qualité dépend de la langue.
          </li>
          <li>Il n’y a pas de version en facile à lire et à comprendre ni en langue des signes.</li>
        </ul>
      ),
    },
    {
      id: "tell",
      title: "Dis-le-nous",
      body: (
        <>
          <p>
            Quelque chose te gêne ? Écris à {supportEmail} ou passe par la{" "}
            {contact("page de contact")}. Nous répondons, et disons ce que nous faisons et quand.
          </p>
          <p>
            Si notre réponse ne t’aide pas, tu peux t’adresser à l’autorité de ton pays qui veille à
            l’accessibilité des services ; dans l’UE, chaque pays en a une selon la directive (UE)
            2019/882.
          </p>
        </>
      ),
    },
  ],
};

export const contact: WordsOf<"contact"> = {
  title: "Nous écrire",
  lead: "Une question, une idée, un bug à quatre pattes ? Écris-nous, Luli nous la remettra.",
  poses: {
    idle: "Luli, une patte levée",
    thinking: "Luli réfléchit",
    petted: "Luli aux anges",
  },
  form: "Formulaire de contact",
  fields: { name: "Nom", email: "E-mail", subject: "Objet", message: "Ton message" },
  trap: "Laisse ce champ vide",
  send: "Envoyer le message",
  sending: "Envoi…",
  note: "Nous répondons sous 24 heures. Tu reçois une copie par e-mail.",
  sent: { title: "Message envoyé !", text: "Nous te répondons sous 24 heures." },
  failed: "Message non envoyé",
  missing: {
    name: "Saisis ton nom.",
    email: "Saisis ton e-mail.",
    subject: "Saisis un objet.",
    message: "Écris un message.",
  },
  tooLong: (characters) =>
    plural(characters, {
      one: "Utilise # caractère au plus.",
      other: "Utilise # caractères au plus.",
    }),
  noEmail: "Saisis un e-mail complet, comme name@example.com.",
  lines: {
    email: "E-mail",
    chat: "Discussion en direct",
    chatLink: "Disponible 24 h/24",
    community: "Communauté",
    communityLink: "Rejoindre la communauté",
  },
};
