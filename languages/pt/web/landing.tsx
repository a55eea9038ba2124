import type { WordsOf } from "../../catalog.ts";

export const landing: WordsOf<"landing"> = {
  pageTitle: "Luli: o filhote que sempre fica feliz em ver você",
  hero: {
    title: () => (
      <>
        O filhote que <br />
        sempre fica feliz <br />
        em ver você
      </>
    ),
    lead: "Luli é um pequeno bichon frisé com quem você pode conversar. Conte seu dia, faça um carinho e veja o rabinho abanar.",
    fine: "7 dias grátis, depois $20/mês. Cancele quando quiser.",
    puppy: "Luli: alegria e brincadeira",
    say: () => (
      <>
        <b>Au au!</b> Eu sou Luli. E você, como se chama?
      </>
    ),
  },
  start: "Começar teste grátis",
  demo: "Ver a demo",
  sample: {
    level: (level) => `Nível ${level}`,
    xp: (xp) => `${xp} XP`,
    bar: "Os XP de Luli, um exemplo",
  },
  features: {
    title: "Filhote pequeno. Sentimentos enormes.",
    lead: "Tudo o que Luli faz é para deixar seu dia um pouco mais leve.",
    chat: {
      title: "Converse a qualquer hora",
      text: "Conte seu dia para Luli. Cada resposta chega palavra por palavra, abanando o rabo.",
      say: "Me conta tudo!",
    },
    moods: {
      title: "Um humor que dá para ver",
      text: "Brincadeira, sono, calma ou pura felicidade: as orelhas, os olhos e o rabo contam para você.",
    },
    pets: {
      title: "Carinho e rabinho abanando",
      text: "Um toque atrás das orelhas. É só isso para um filhote se derreter.",
    },
    levels: {
      title: "Crescer em boa companhia",
      text: "Converse e ganhe XP. Cada nível deixa Luli mais perto de um novo visual corajoso.",
    },
    variants: {
      title: "Seis Lulis para conhecer",
      text: "Luli, Baby, Sleepy, Hero, Party e Royal. Um filhote, um universo inteiro.",
    },
    outfits: {
      title: "Estilo para cada dia",
      text: "Uma coroa real, uma coleira brilhante, uma bandana do amor. Combine e suspire.",
    },
  },
  closing: {
    title: "A porta de Luli está sempre aberta",
    lead: "Entre e diga oi. Os primeiros 7 dias são grátis, e você pode sair quando quiser.",
    fine: "Depois, $20/mês. Cancele quando quiser.",
    puppy: "Luli na porta, acenando com a patinha",
  },
};
