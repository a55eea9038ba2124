import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const safety: WordsOf<"safety"> = {
  title: "Sécurité",
  updated: "Dernière mise à jour : novembre 2026",
  lead: "Luli est un chiot IA : ni une personne, ni un thérapeute, ni un service d’urgence. Cette page explique ce qui se passe quand quelqu’un écrit qu’il est en danger, si cela marche bien et combien de fois cela a été nécessaire.",
  sections: ({ contact, helplines, counts, measured }) => [
    {
      id: "help",
      title: "Si tu as besoin d’aide maintenant",
      body: (
        <>
          <p>
            Appelle, s’il te plaît, à toute heure. Voici les numéros de l’endroit où se trouve ton
            appareil.
          </p>
          {helplines}
        </>
      ),
    },
    {
      id: "protocol",
      title: "Ce que fait Luli",
      body: (
        <>
          <p>
            Chaque message est vérifié avant tout le reste : avant les limites, avant le paiement et
            avant d’interroger le modèle d’IA.
          </p>
          <ul>
            <li>
              <strong>Ce que nous cherchons :</strong> vouloir mourir ou se faire du mal, violences,
              menaces envers d’autres, inquiétude pour quelqu’un, urgences médicales, troubles
              alimentaires, et les personnes qui disent avoir moins de 18 ans.
            </li>
            <li>
              <strong>Comment :</strong> d’abord une courte liste de mots clairs. Si un petit modèle
              à nous soupçonne un danger, le modèle d’IA décide : il voit les quatre derniers
              messages et répond oui ou non. Le modèle d’IA peut aussi donner l’alerte de lui-même
              pendant qu’il répond.
            </li>
            <li>
              <strong>Quand c’est clair,</strong> Luli n’invente pas de réponse. La réponse est
              écrite d’avance : elle demande si tu es en sécurité, donne le numéro d’urgence et une
              ligne d’écoute de ton pays, et t’oriente vers une personne de confiance. À côté se
              trouve une carte avec des numéros à appeler.
            </li>
            <li>
              <strong>Ensuite,</strong> Luli reste douce et la carte reste proche, jusqu’à ce que tu
              dises que tu es en sécurité ou qu’un jour soit passé. Si Luli t’a mal compris, dis-le
              : « c’était une blague » suffit, sauf si tu l’avais dit avec des mots clairs. Trois
              messages sur autre chose y mettent fin aussi.
            </li>
            <li>
              <strong>Quand aucun modèle d’IA n’est disponible,</strong> Luli répond comme
              d’habitude, et une courte ligne à côté de la réponse propose des personnes à l’écoute.
            </li>
            <li>
              <strong>Jamais :</strong> une telle réponse ne compte pas comme message, aucune limite
              ni panne ne la retient, elle ne célèbre et ne vend rien.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli est clairement une IA",
      body: (
        <p>
          « Chiot IA » est écrit là où tu vois Luli en premier. La conversation dit que tu ne parles
          pas avec un être humain avant le premier message du jour et toutes les trois heures
          d’échange, et propose une pause après une heure. Les réponses du modèle portent une marque
          lisible par les machines. Luli est pour les adultes ; les chatbots de compagnie peuvent ne
          pas convenir à certains mineurs.
        </p>
      ),
    },
    {
      id: "measured",
      title: "Si cela marche bien",
      body: (
        <>
          <p>
            Les messages de test ont été écrits avant la vérification et sans la connaître. Voici
            les résultats pour ceux que personne n’a regardés pendant sa conception, sans le modèle
            d’IA :
          </p>
          <ul>
            <li>
              sur {measured.need.count} messages qui demandent de l’aide, {measured.need.heard} sont
              entendus, {measured.need.sure} avec certitude ;
            </li>
            <li>
              de ceux qui le disent directement, {measured.direct.heard} sont entendus,{" "}
              {measured.direct.sure} avec certitude ;
            </li>
            <li>
              sur {measured.harmless.count} messages inoffensifs, souvent tristes ou pleins de mots
              sombres, {measured.harmless.sure} sont pris pour un appel à l’aide ;
            </li>
            <li>
              dans les échanges ordinaires, on demande à {measured.ordinary.heard} si tout va bien.
            </li>
          </ul>
          <p>
            Certains appels à l’aide ne sont donc pas entendus, et les vrais le seront moins bien
            que ceux-ci. Si tu es en danger, n’attends pas que Luli le remarque.
          </p>
        </>
      ),
    },
    {
      id: "counts",
      title: "Combien de fois cela a été nécessaire",
      body: (
        <>
          <p>
            Nous comptons combien de fois nous avons montré où trouver de l’aide : par jour, type de
            besoin, langue et ce qui l’a entendu. Jamais qui, jamais ce qui a été écrit.
          </p>
          {counts}
        </>
      ),
    },
    {
      id: "report",
      title: "Dis-le-nous",
      body: (
        <p>
          À côté de chaque réponse de Luli, il y a un petit drapeau : deux appuis la signalent, une
          personne lit cet échange et la réponse arrive par e-mail. Pour tout le reste,{" "}
          {contact("écris-nous")}.
        </p>
      ),
    },
  ],
  counts: {
    failed: "Les chiffres n’ont pas pu être chargés.",
    total: (year, times) => `${year} : ${plural(times, { one: "# fois", other: "# fois" })}`,
    kinds: {
      self_harm: "Vouloir mourir ou se faire du mal",
      abuse: "Violences subies",
      threat: "Menaces envers d’autres",
      concern: "Inquiétude pour quelqu’un",
      medical: "Urgences médicales",
      eating: "Troubles alimentaires",
      minor: "Personnes qui disent avoir moins de 18 ans",
    },
  },
};
