import type { WordsOf } from "../../catalog.ts";

export const help: WordsOf<"help"> = {
  label: "De l’aide tout de suite",
  question: "Es-tu en sécurité en ce moment ?",
  title: "Tu mérites d’avoir quelqu’un à tes côtés maintenant.",
  offer: "Aimerais-tu parler à une personne ?",
  unheard: "Personne n’a encore lu ceci.",
  show: "Des personnes à l’écoute",
  emergency: {
    all: "En danger : urgences",
    medical: "En danger : secours médicaux",
    police: "En danger : police",
  },
  unknownEmergency: "En danger ? Appelle le numéro d’urgence de ton pays.",
  anywhere: "Dans tous les pays",
  always: "jour et nuit",
  for: {
    abuse: "si quelqu’un te fait du mal ou te menace",
    eating: "à propos de l’alimentation",
    minor: "pour les enfants et les ados",
  },
  age: {
    question: "As-tu moins de 18 ans ?",
    why: "Luli est faite pour les adultes, c’est pourquoi je demande.",
    yes: "Oui, j’ai moins de 18 ans",
    no: "Non, j’ai 18 ans ou plus",
    saving: "Enregistrement...",
    rests:
      "Merci de me l’avoir dit. Notre conversation se repose, ton abonnement prend fin et rien n’est débité. Si c’est une erreur, écris-nous depuis la page de contact.",
    thanks: "Merci. Alors continuons.",
  },
};
