import type { WordsOf } from "../../catalog.ts";

export const privacy: WordsOf<"privacy"> = {
  title: "Politique de confidentialité",
  lead: "Ce que nous savons de toi, pourquoi, combien de temps, et ce que tu peux faire.",
  sections: ({ contact, imprint, operator, processors, kept }) => [
    {
      id: "controller",
      title: "Qui est responsable",
      body: (
        <>
          <p>
            Le responsable du traitement est {operator.name}, {operator.address}. Pour en savoir
            plus sur nous, lis les {imprint("mentions légales")}.
          </p>
          <p>Pour tout ce qui concerne tes données, écris à {operator.privacy_email}.</p>
        </>
      ),
    },
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
            en contexte, garder la progression de ton chiot, te fournir la formule que tu as
            choisie, te répondre quand tu nous écris, t’envoyer un e-mail par semaine si tu actives
            « Nouvelles par e-mail », et protéger le service des abus. C’est tout.
          </p>
          <p>
            La loi exige une base légale pour chaque usage (dans l’UE : RGPD, articles 6 et 9). Les
            nôtres :
          </p>
          <ul>
            <li>
              <strong>Le contrat avec toi :</strong> ton compte, tes conversations et tes chiots, ta
              formule et son paiement, et les e-mails qui vont avec ;
            </li>
            <li>
              <strong>Ton consentement :</strong> l’e-mail de la semaine, les notifications, et ce
              que tu choisis de dire à Luli sur ta santé, ta foi ou ta sexualité, retenu seulement
              si tu le demandes. Tu peux le retirer à tout moment : dans les réglages, ou en le
              faisant oublier ;
            </li>
            <li>
              <strong>Notre intérêt légitime :</strong> la protection contre les abus, les journaux,
              et un seul essai gratuit par personne ;
            </li>
            <li>
              <strong>La loi :</strong> les factures, et ce que les autorités peuvent exiger.
            </li>
          </ul>
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
            Quand Luli lit une réponse à voix haute, c’est ton propre appareil qui parle, et le
            texte n’est envoyé à personne. Tu peux désactiver cela dans les réglages.
          </p>
          <p>
            Quand tu parles au lieu d’écrire, ton navigateur en fait du texte : sur ton appareil
            s’il le peut, sinon en envoyant ta voix à son éditeur. Nous te demandons d’abord. Luli
            ne reçoit que le texte, quand tu l’envoies.
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
              notre équipe : ton compte, ton offre, ta progression et ce que tu nous écris. Notre
              page d’administration ne montre à personne ce que Luli et toi vous êtes dit, sauf une
              réponse que tu signales : cette réponse et ton message juste avant. Chaque
              consultation d’un compte ou d’un signalement est inscrite dans un journal impossible à
              modifier ;
            </li>
            <li>
              {processors.hosting} : héberge nos serveurs et la base de données : tout ce qui est
              gardé ;
            </li>
            <li>
              {processors.model} : fait tourner le modèle d’IA : les conversations, comme décrit
              plus haut ;
            </li>
            <li>
              {processors.safety} : décide si quelqu’un est en danger, quand notre propre contrôle
              le soupçonne : tes derniers messages, sans ton nom ;
            </li>
            <li>
              {processors.mail} : achemine nos e-mails : ton adresse et les e-mails que nous
              t’envoyons ;
            </li>
            <li>{processors.google} : te connecte, si tu choisis de te connecter avec Google ;</li>
            <li>
              {processors.payments} : encaisse les paiements, si tu t’abonnes : le prestataire
              traite lui-même les données de ta carte ;
            </li>
            <li>
              {processors.passwords} : recherche les mots de passe qui ont fuité : cinq caractères
              de l’empreinte de celui que tu choisis ;
            </li>
            <li>
              l’éditeur de ton navigateur, si tu actives les notifications : il les transmet sans
              pouvoir les lire.
            </li>
          </ul>
          <p>Nous ne transmettons des données aux autorités que si la loi nous y oblige.</p>
        </>
      ),
    },
    {
      id: "transfers",
      title: "Autres pays",
      body: (
        <p>
          Certains travaillent dans d’autres pays, y compris hors de l’Espace économique européen.
          Les données n’y vont que si une décision reconnaît que le pays les protège assez, ou selon
          les clauses contractuelles types de la Commission européenne. Écris-nous pour en recevoir
          une copie.
        </p>
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
          de tout cela ne te suit sur d’autres sites. Nous comptons combien de fois notre page
          d’accueil est ouverte, par un simple nombre : rien sur toi n’est gardé pour cela, et un
          navigateur qui demande à ne pas être suivi n’est pas compté.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "Combien de temps nous le gardons",
      body: (
        <>
          <p>
            Ton compte, tes conversations et ta progression restent jusqu’à ce que tu les effaces,
            car Luli est une amitié à laquelle tu peux revenir.
          </p>
          <p>
            Les liens pour confirmer une adresse ou changer un mot de passe expirent d’eux-mêmes.
            Pour le reste :
          </p>
          <ul>
            <li>
              <strong>Les sessions :</strong> au plus {kept.session}, sans usage{" "}
              {kept.unusedSession} ;
            </li>
            <li>
              <strong>Ce que tu nous écris</strong> sur la page de contact : {kept.contactMessage},
              ou jusqu’à la suppression du compte avec la même adresse ;
            </li>
            <li>
              <strong>Le journal de sécurité</strong> des connexions et des demandes refusées, avec
              une adresse réseau raccourcie : {kept.securityEvent} ;
            </li>
            <li>
              <strong>Un e-mail qui n’a pas pu être remis :</strong> {kept.mail}. Les e-mails remis
              sont effacés en une heure environ.
            </li>
          </ul>
          <p>
            Supprimer un compte met fin aussitôt à son abonnement et efface tout ce qui lui
            appartient, en général en une minute. Ce qui reste ne contient aucun nom : une empreinte
            de l’adresse, pour qu’il n’y ait qu’un essai gratuit par personne. Ce que la loi nous
            oblige à conserver, comme les factures, est gardé le temps requis. Le journal de nos
            consultations reste, lui aussi : il contient des numéros de comptes, sans noms.
          </p>
        </>
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
