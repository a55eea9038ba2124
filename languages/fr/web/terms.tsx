import type { WordsOf } from "../../catalog.ts";

export const terms: WordsOf<"terms"> = {
  title: "Conditions d’utilisation",
  lead: "Les règles de la maison, en aussi peu de mots que possible.",
  sections: ({ contact, privacy, imprint, operator }) => [
    {
      id: "the-service",
      title: "Le service",
      body: (
        <>
          <p>
            Luli est une compagne IA : un chiot bichon frisé avec qui discuter, et qui grandit avec
            toi. Tu peux discuter gratuitement avec un nombre limité de messages par jour, ou
            t’abonner.
          </p>
          <p>
            Ton contrat est conclu avec {operator.name}, {operator.address} . Pour en savoir plus
            sur nous, lis les {imprint("mentions légales")}.
          </p>
        </>
      ),
    },
    {
      id: "who-may-use-it",
      title: "Qui peut l’utiliser",
      body: (
        <p>
          Tu dois avoir 18 ans ou plus. Un compte est pour une personne. Garde ton mot de passe pour
          toi, et utilise une adresse e-mail qui t’appartient.
        </p>
      ),
    },
    {
      id: "subscription",
      title: "Essai, prix et renouvellement",
      body: (
        <ul>
          <li>L’abonnement commence par un essai gratuit de 7 jours.</li>
          <li>Après l’essai, il coûte $20/mois.</li>
          <li>Il se renouvelle automatiquement chaque mois, sauf résiliation.</li>
          <li>
            Tu peux résilier à tout moment. Il reste alors actif jusqu’à la fin de la période payée.
          </li>
          <li>Si tu résilies pendant l’essai, rien n’est débité.</li>
          <li>Les mois entamés ne sont pas remboursés.</li>
        </ul>
      ),
    },
    {
      id: "ai-notice",
      title: "Tu parles avec une IA",
      body: (
        <>
          <p>
            Tout ce que dit Luli est écrit par un modèle de langage. Cela peut être faux, incomplet
            ou inadapté. Ne t’y fie pas pour des décisions de santé, de droit, d’argent ou de
            sécurité.
          </p>
          <p>
            Luli n’est pas un service d’urgence. Si toi ou quelqu’un d’autre êtes en danger, appelle
            le numéro d’urgence local.
          </p>
        </>
      ),
    },
    {
      id: "fair-use",
      title: "Usage loyal",
      body: (
        <>
          <p>Merci de ne pas :</p>
          <ul>
            <li>enfreindre la loi ni aider d’autres à le faire ;</li>
            <li>
              chercher à entrer dans des comptes, données ou systèmes qui ne sont pas les tiens ;
            </li>
            <li>surcharger le service, ni l’utiliser de façon automatisée sans notre accord ;</li>
            <li>t’en servir pour harceler, menacer ou tromper ;</li>
            <li>le revendre.</li>
          </ul>
          <p>
            L’envoi est limité par minute et par jour, même avec un abonnement, pour que Luli ait du
            temps pour tout le monde. Nous pouvons suspendre un compte qui enfreint ces règles.
          </p>
        </>
      ),
    },
    {
      id: "coins",
      title: "Pièces, XP et tenues",
      body: (
        <p>
          Les pièces, les XP, les niveaux et les tenues font partie du plaisir. Les pièces ne
          peuvent être ni achetées, ni vendues, ni cédées, ni converties en argent, et n’ont aucune
          valeur monétaire.
        </p>
      ),
    },
    {
      id: "content",
      title: "Tes mots",
      body: (
        <p>
          Ce que tu écris reste à toi. Tu nous autorises à le garder et à le traiter autant que le
          service en a besoin. La {privacy("Politique de confidentialité")} dit comment nous le
          faisons.
        </p>
      ),
    },
    {
      id: "ending",
      title: "Mettre fin à ton compte",
      body: (
        <p>
          Tu peux t’arrêter à tout moment : résilie l’abonnement dans ton profil, ou supprime ton
          compte dans les réglages, ce qui met fin aussitôt à l’abonnement. Si un jour nous arrêtons
          le service, nous te prévenons à temps et ne débitons plus rien.
        </p>
      ),
    },
    {
      id: "liability",
      title: "Responsabilité",
      body: (
        <p>
          Nous prenons soin de Luli, mais ne pouvons pas promettre que le service soit toujours
          disponible ou sans erreur. Dans la mesure où la loi le permet, nous ne répondons pas des
          dommages indirects ni des décisions fondées sur ce que dit une IA. Les droits que la loi
          te donne comme consommateur restent entiers.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changements",
      body: (
        <p>
          Quand ces conditions changent, la date en haut change aussi. Si un changement concerne le
          prix ou les droits des abonnés, nous les prévenons par e-mail avant qu’il ne s’applique, à
          temps pour résilier.
        </p>
      ),
    },
    {
      id: "questions",
      title: "Questions",
      body: <p>Écris-nous : l’adresse est sur la {contact("page de contact")}.</p>,
    },
  ],
};
