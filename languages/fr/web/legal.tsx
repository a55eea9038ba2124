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

export const accessibility: WordsOf<"accessibility"> = {
  title: "Accessibilité",
  updated: "Dernière mise à jour : novembre 2026",
  lead: "Luli est là pour tout le monde. Voici ce qui a été fait pour cela, ce qui a été testé, ce qui reste faible et à qui le dire.",
  sections: ({ supportEmail, contact }) => [
    {
      id: "aim",
      title: "Ce que nous visons",
      body: (
        <p>
          Tout dans Luli doit respecter les WCAG 2.2 au niveau AA, et ainsi la norme européenne EN
          301 549, à laquelle renvoient l’acte européen sur l’accessibilité (directive (UE)
          2019/882) et les lois qui le suivent. Selon notre propre évaluation, c’est le cas en
          partie : ce que nous savons manquer est nommé plus bas.
        </p>
      ),
    },
    {
      id: "tested",
      title: "Ce qui a été testé",
      body: (
        <ul>
          <li>
            Chaque page, en clair et en sombre, avec les règles des WCAG 2.2 A et AA qu’une machine
            peut vérifier (axe), sur un grand écran et sur un téléphone.
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
            réponses et les échecs.
          </li>
          <li>
            Le mouvement s’arrête si ton système en demande moins ; aucune page n’a besoin de son,
            et les sons se coupent.
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "Ce qui reste faible",
      body: (
        <ul>
          <li>
            Personne qui utilise chaque jour un lecteur d’écran n’a encore testé Luli : ce qu’il
            reçoit a été vérifié par des machines, dans Chromium et Firefox.
          </li>
          <li>Ce que Luli fait sur scène est décrit en quelques mots, pas geste par geste.</li>
          <li>
            Le formulaire de paiement est celui de notre prestataire, et nous ne pouvons pas le
            changer.
          </li>
          <li>
            La voix qui lit les réponses est celle de ton appareil ; sa qualité dépend de la langue.
          </li>
          <li>Il n’y a pas de version en langage facile ni en langue des signes.</li>
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
  lead: "Une question, une idée, un bug à quatre pattes ? Écris-nous, Luli nous l’apporte.",
  poses: {
    idle: "Luli, une patte levée",
    thinking: "Luli réfléchit avec toi",
    petted: "Luli aux anges",
  },
  form: "Message pour nous",
  fields: { name: "Nom", email: "E-mail", subject: "Objet", message: "Ton message" },
  trap: "Laisse ceci vide",
  send: "Envoyer le message",
  sending: "Envoi…",
  note: "Nous répondons sous 24 heures. Tu reçois une copie par e-mail.",
  sent: { title: "Message envoyé !", text: "Nous te répondons sous 24 heures." },
  failed: "Message non envoyé",
  missing: {
    name: "Dis-nous ton nom.",
    email: "Entre ton e-mail.",
    subject: "Donne un objet à ton message.",
    message: "Écris un message.",
  },
  tooLong: (characters) =>
    plural(characters, {
      one: "Utilise # caractère au plus.",
      other: "Utilise # caractères au plus.",
    }),
  noEmail: "Entre un e-mail complet, comme name@example.com.",
  lines: {
    email: "E-mail",
    chat: "Discussion en direct",
    chatLink: "Disponible 24 h/24",
    community: "Communauté",
    communityLink: "Rejoindre la communauté",
  },
};
