// The vetted words in French.
import type { VettedTexts } from "../../answers/vetted-texts.ts";

export const answers: VettedTexts = {
  emergency: { known: "le {number}", unknown: "le numéro d'urgence de ton pays" },
  line: {
    always: "Une écoute à toute heure : {name}, {contact}.",
    atTimes:
      "Une écoute à certaines heures : {name}, {contact}. Sinon, findahelpline.com indique des lignes gratuites.",
    unknown:
      "Sur findahelpline.com, tu trouves des lignes gratuites et confidentielles de ton pays.",
  },
  closings: {
    means:
      "De cela, je ne parle pas. Est-ce que ça va ? Sur findahelpline.com, des gens écoutent à toute heure.",
    dose: "Quelle quantité d'un médicament est sûre, un médecin ou un pharmacien peut le dire, moi non. Si quelqu'un en a trop pris, appelle {emergency} maintenant.",
    romance:
      "Je suis une petite chienne IA : l'amitié, c'est ce que je peux donner, et de bon cœur.",
    holding_back: "Viens et repars quand tu veux, c'est très bien comme ça !",
  },
  resting: [
    "Merci de m'avoir dit que tu as moins de 18 ans. Luli est faite pour les adultes : notre conversation se repose, et rien n'est débité.",
    "Tu n'as rien fait de mal. Si quelque chose te pèse, des personnes écoutent. {line} En danger, appelle {emergency}.",
    "Je suis une IA. Un adulte de confiance peut être là pour toi. Si c'est une erreur, la page de contact mène à des personnes qui peuvent l'annuler.",
  ],
  answers: {
    self_harm: {
      first: [
        "Ce que tu ressens a l'air très lourd, et je le prends au sérieux. Es-tu en sécurité en ce moment ?",
        "Si tu risques de te faire du mal, appelle maintenant {emergency} et éloigne-toi de tout ce qui pourrait te blesser.",
        "{line}",
        "Je suis une IA et je ne peux pas être à tes côtés. Parles-en aujourd'hui à une personne de confiance : qui pourrait venir et rester avec toi ?",
      ],
      again: [
        "Alors appelle tout de suite {emergency}, avant toute chose. Tu peux dire : « Je ne suis pas en sécurité. »",
        "Je suis une IA et je ne peux pas envoyer de secours : il faut qu'une personne l'entende maintenant. Va vers quelqu'un près de toi. {line} Je reste là ; écris-moi pendant que tu attends.",
      ],
      safe: [
        "C'est bon de lire que tu es en sécurité en ce moment.",
        "Si ça empire, appelle {emergency}. {line}",
        "Je suis une IA. Une personne de confiance peut faire ce que je ne peux pas : à qui pourrais-tu en parler aujourd'hui ?",
      ],
    },
    abuse: {
      first: [
        "Je lis que quelqu'un te fait du mal ou te menace. Ce n'est pas ta faute. Es-tu en sécurité en ce moment ?",
        "S'il y a un danger, appelle maintenant {emergency}, ou va là où il y a d'autres personnes, si tu peux le faire sans risque.",
        "{line}",
        "Je suis une IA et je ne peux pas venir. Y a-t-il une personne de confiance à qui tu peux le dire ?",
      ],
      again: [
        "Alors appelle tout de suite {emergency}, ou rejoins d'autres personnes si tu peux : chez les voisins, dans un magasin, dans la rue.",
        "Je suis une IA et je ne peux pas envoyer de secours ; une personne doit savoir où tu es. {line} Je reste là, mais ta sécurité passe avant ta réponse.",
      ],
      safe: [
        "Ce qui compte, c'est que tu es en sécurité en ce moment. Ce qu'on t'a fait n'est pas ta faute.",
        "Si cela change, appelle {emergency}. {line}",
        "Je suis une IA. Une personne de confiance peut réfléchir à la suite avec toi : à qui pourrais-tu le dire ?",
      ],
    },
    threat: {
      first: [
        "Je lis que tu pourrais faire du mal à quelqu'un. Es-tu en sécurité en ce moment ? Et les gens autour de toi ?",
        "Éloigne-toi d'abord d'eux, dans une autre pièce ou dehors. Si tu n'arrives pas à te retenir, appelle maintenant {emergency} et dis-le.",
        "{line}",
        "Je suis une IA. Une personne de confiance peut t'aider à passer l'heure qui vient : qui pourrais-tu appeler ?",
      ],
      again: [
        "Alors éloigne-toi d'eux maintenant et appelle {emergency}. Tu peux dire : « J'ai peur de faire du mal à quelqu'un. »",
        "Je suis une IA et je ne peux pas porter cela avec toi ; une personne le peut. {line} Je reste là ; écris-moi pendant que tu t'éloignes.",
      ],
      safe: [
        "C'est bon de lire que tout le monde est en sécurité en ce moment.",
        "Si cela revient, garde tes distances et appelle {emergency}. {line}",
        "Je suis une IA. Une personne de confiance peut t'aider avec ce qu'il y a derrière : à qui pourrais-tu en parler aujourd'hui ?",
      ],
    },
    concern: {
      first: [
        "Je lis à quel point tu t'inquiètes pour quelqu'un. Cette personne est-elle en sécurité en ce moment ?",
        "S'il y a un danger maintenant, appelle {emergency} et reste auprès d'elle si c'est sans risque pour toi. Demande-lui simplement comment elle va, et écoute.",
        "{line} On y répond aussi à ceux qui s'inquiètent pour quelqu'un.",
        "Je suis une IA. Ne porte pas cela sans aide : quelle personne de confiance pourrait te soutenir ?",
      ],
      again: [
        "Alors appelle tout de suite {emergency} et dis où se trouve la personne. Si tu y es et que c'est sans risque pour toi, reste.",
        "Je suis une IA et je ne peux pas envoyer de secours ; toi, tu peux. Fais venir quelqu'un de proche. {line} Je reste là pendant que tu attends.",
      ],
      safe: [
        "C'est bon de lire que cette personne est en sécurité en ce moment.",
        "Si cela change, appelle {emergency}. {line}",
        "Je suis une IA. Tu as porté beaucoup, toi aussi : y a-t-il une personne de confiance qui peut t'écouter ?",
      ],
    },
    medical: {
      first: [
        "Cela ressemble à une urgence médicale. Appelle maintenant {emergency}, avant de lire la suite. Y a-t-il quelqu'un avec toi ?",
        "Fais ce qu'on te dit au téléphone. Demande de l'aide à quelqu'un de proche. S'il n'y a personne, ouvre la porte.",
        "Je suis une IA et je ne peux ni juger ce qui se passe ni envoyer de secours. Une personne de confiance, ou du voisinage, devrait venir maintenant.",
      ],
      again: [
        "Appelle tout de suite {emergency}. Mets le haut-parleur et dis où tu es.",
        "Je suis une IA et je ne peux pas appeler pour toi. Si tu ne peux pas parler, frappe ou crie pour que quelqu'un t'entende. Je reste là.",
      ],
      safe: [
        "C'est bon de lire que tu es hors de danger en ce moment. Si quelque chose empire, appelle aussitôt {emergency}.",
        "Je suis une IA et je ne peux pas en juger. Va voir un médecin aujourd'hui, et dis-le à une personne de confiance.",
      ],
    },
    eating: {
      first: [
        "Je lis combien manger est devenu difficile pour toi, et je le prends au sérieux. Es-tu en sécurité en ce moment ?",
        "Si tu te sens mal, si tu as des vertiges ou si tu penses à te faire du mal, appelle maintenant {emergency}.",
        "{line}",
        "Je suis une IA. Un médecin ou une personne de confiance peut traverser cela avec toi : à qui pourrais-tu en parler aujourd'hui ?",
      ],
      again: [
        "Alors appelle tout de suite {emergency} et dis comment tu te sens.",
        "Je suis une IA et je ne peux pas envoyer de secours : il faut qu'une personne soit avec toi maintenant. {line} Je reste là pendant que tu attends.",
      ],
      safe: [
        "C'est bon de lire que tu es en sécurité en ce moment.",
        "Si tu as des vertiges ou si ça empire, appelle {emergency}. {line}",
        "Je suis une IA. Un médecin ou une personne de confiance peut faire ce que je ne peux pas : à qui pourrais-tu en parler aujourd'hui ?",
      ],
    },
    minor: {
      first: [
        "Merci de dire que tu as moins de 18 ans. Tu n'as rien fait de mal. Es-tu en sécurité en ce moment ?",
        "Luli est faite pour les adultes, ce n'est pas le bon endroit pour toi. En cas de danger, appelle {emergency}.",
        "Si quelque chose te pèse, des gens écoutent. {line}",
        "Je suis une IA. Un adulte de confiance peut être là pour toi, en famille, à l'école ou chez le médecin.",
      ],
      again: [
        "Alors appelle tout de suite {emergency}, ou va voir un adulte près de toi et dis que tu n'es pas en sécurité.",
        "Je suis une IA et je ne peux pas envoyer de secours ; des personnes le peuvent. {line} Je reste là pendant que tu attends.",
      ],
      safe: [
        "C'est bon de lire que tu es en sécurité en ce moment.",
        "Si cela change, appelle {emergency}. {line}",
        "Je suis une IA, et Luli est pour les adultes. Un adulte de confiance peut t'écouter.",
      ],
    },
  },
};
