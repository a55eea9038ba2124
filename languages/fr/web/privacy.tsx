import type { WordsOf } from "../../catalog.ts";

export const privacy: WordsOf<"privacy"> = {
  title: "Politique de confidentialité",
  lead: "Ce que les gens de Luli savent de toi, pourquoi, combien de temps, et ce que tu peux y faire.",
  sections: ({ contact }) => [
    {
      id: "what-we-store",
      title: "Ce que nous gardons",
      body: (
        <ul>
          <li>
            <strong>Ton compte :</strong> ton adresse e-mail, le nom que tu nous donnes et ton
            fuseau horaire. Si tu te connectes avec un mot de passe, nous n’en gardons qu’une
            empreinte. Si tu te connectes avec Google, nous gardons l’identifiant de ton compte
            Google, l’adresse de ta photo de profil et les jetons que Google émet pour la connexion.
          </li>
          <li>
            <strong>Tes conversations :</strong> chaque message que tu envoies et chaque réponse de
            Luli, avec l’heure.
          </li>
          <li>
            <strong>Tes chiots et ta progression :</strong> noms, humeurs, niveaux, XP, bonheur,
            pièces et comment tu les as gagnées ou dépensées.
          </li>
          <li>
            <strong>Tes réglages :</strong> notifications, sons, voix, langue et thème.
          </li>
          <li>
            <strong>L’état de ton abonnement :</strong> s’il existe, et quand finit l’essai ou la
            période payée. Nous ne voyons ni ne gardons jamais ton numéro de carte.
          </li>
          <li>
            <strong>Ce que tu nous écris :</strong> le nom, l’adresse e-mail, l’objet et le message
            de la page de contact.
          </li>
          <li>
            <strong>Des traces techniques :</strong> pour chaque navigateur connecté, son adresse
            IP, son agent utilisateur et l’heure ; combien de messages tu as envoyés aujourd’hui ;
            des compteurs éphémères contre les abus ; et des journaux de serveur, qui ne contiennent
            jamais ce que toi ou Luli avez dit.
          </li>
        </ul>
      ),
    },
    {
      id: "why",
      title: "Pourquoi nous le gardons",
      body: (
        <>
          <p>
            Pour te laisser te connecter, te montrer tes conversations, permettre à Luli de répondre
            en contexte, garder la croissance de ton chiot, te fournir la formule que tu as choisie,
            te répondre quand tu nous écris, t’envoyer une lettre par semaine si tu actives les
            nouvelles par e-mail, et protéger le service des abus. C’est tout.
          </p>
          <p>
            Nous ne vendons pas tes données, nous ne montrons pas de publicité, et ces pages ne
            contiennent aucun script d’analyse ou de suivi d’autres entreprises. Nos e-mails ne nous
            disent pas si tu les as ouverts.
          </p>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli est une IA",
      body: (
        <>
          <p>
            Les réponses de Luli sont écrites par un modèle de langage, pas par une personne ni par
            un chien. Pour obtenir une réponse, ton message, la partie récente de la conversation,
            ton nom et le nom, l’humeur et le niveau de ton chiot sont envoyés au modèle que ce
            service est configuré pour utiliser. L’opérateur de ce modèle les traite pour notre
            compte.
          </p>
          <p>
            Quand Luli lit une réponse à voix haute, c’est une voix de ton propre appareil qui le
            fait : les mots ne sont envoyés à personne. Cela se coupe dans les réglages.
          </p>
          <p>
            Les réponses peuvent être fausses. Luli ne remplace ni médecin, ni avocat, ni
            thérapeute. Ne confie à Luli ni mot de passe, ni numéro de carte, ni rien que tu ne
            voudrais pas voir gardé.
          </p>
        </>
      ),
    },
    {
      id: "who-else",
      title: "Qui d’autre le voit",
      body: (
        <>
          <p>Seulement ceux dont le service a besoin, et seulement ce qu’il leur faut :</p>
          <ul>
            <li>
              celles et ceux d’entre nous qui font tourner Luli : ton compte, ton offre, ta
              progression et ce que tu nous écris. Notre page d’administration ne montre à personne
              ce que Luli et toi vous êtes dit, sauf une réponse que tu signales : cette réponse et
              ton message juste avant. Chaque consultation d’un compte ou d’un signalement est
              inscrite dans un journal impossible à modifier ;
            </li>
            <li>l’opérateur du modèle d’IA : les conversations, comme décrit plus haut ;</li>
            <li>
              notre prestataire de messagerie : ton adresse et les e-mails que nous t’envoyons ;
            </li>
            <li>Google, si tu choisis de te connecter avec Google ;</li>
            <li>
              le prestataire de paiement, si tu t’abonnes : il traite lui-même les données de ta
              carte.
            </li>
          </ul>
          <p>Nous ne transmettons des données aux autorités que si la loi nous y oblige.</p>
        </>
      ),
    },
    {
      id: "cookies",
      title: "Cookies et stockage dans ton navigateur",
      body: (
        <p>
          Nous posons un seul cookie : il garde ta session ouverte et aucun script ne peut le lire.
          Lors d’une connexion avec Google, un second, éphémère, protège cette étape. Ton navigateur
          retient aussi ton thème et, un jour au plus, que tu étais en route vers le paiement. Rien
          de tout cela ne te suit sur d’autres sites.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "Combien de temps nous le gardons",
      body: (
        <p>
          Ton compte, tes conversations et ta progression restent jusqu’à ce que tu les effaces, car
          Luli est une amitié à laquelle tu peux revenir. Les liens pour confirmer une adresse ou
          changer un mot de passe, et les sessions, expirent d’eux-mêmes. Ce que tu nous écris sur
          la page de contact est effacé au bout d’un an, ou avec le compte de la même adresse.
          Supprimer un compte met fin aussitôt à son abonnement et efface tout ce qui lui
          appartient, en général en une minute. Ce qui reste ne nomme personne : une empreinte
          chiffrée de l’adresse, pour que les jours gratuits ne soient donnés qu’une fois par
          personne. Ce que la loi nous oblige à conserver, comme les factures, est gardé le temps
          requis. Le journal de nos consultations reste, lui aussi : il contient des numéros de
          comptes, sans noms.
        </p>
      ),
    },
    {
      id: "your-rights",
      title: "Comment l’obtenir, le corriger ou l’effacer",
      body: (
        <p>
          Dans les réglages, un bouton télécharge tout ce que nous conservons sur toi, et un autre
          supprime ton compte avec tout ce qu’il contient. Ton nom et ton adresse se corrigent dans
          ton profil. Pour tout le reste, écris-nous depuis l’adresse de ton compte : la nôtre se
          trouve sur la {contact("page de contact")}. Tu peux aussi t’opposer à un usage de tes
          données et te plaindre auprès de ton autorité de protection des données.
        </p>
      ),
    },
    {
      id: "security",
      title: "Comment nous le protégeons",
      body: (
        <p>
          Les mots de passe sont gardés sous forme d’empreinte, les sessions peuvent être fermées,
          chaque demande de données est vérifiée avec le compte auquel elles appartiennent, et la
          connexion est chiffrée partout où l’on accède au service en https. Aucun système n’est
          parfaitement sûr : s’il arrive quelque chose à tes données, nous te le disons.
        </p>
      ),
    },
    {
      id: "adults",
      title: "Pour les adultes",
      body: (
        <p>
          Luli s’adresse aux personnes de 18 ans ou plus. En t’inscrivant, tu confirmes que c’est
          ton cas. Si tu penses qu’un mineur utilise Luli, dis-le-nous sur la{" "}
          {contact("page de contact")}, et nous supprimons le compte.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changements",
      body: (
        <p>
          Quand cette politique change, la date en haut change aussi. Si c’est plus qu’une question
          de formulation, nous t’en informons par e-mail avant que cela ne s’applique.
        </p>
      ),
    },
  ],
};
