// What Luli says in other languages where no rule knows better: she listens. Each opening goes with each thought.

const each = (openings: string[], thoughts: string[]) =>
  openings.flatMap((opening, at) =>
    thoughts.map((_, n) => `${opening} ${thoughts[(at + n) % thoughts.length]!}`),
  );

export const LISTENING = {
  es: each(
    [
      "Te leo con las dos orejas.",
      "*ladea la cabeza* Qué interesante.",
      "Ajá, te sigo.",
      "Guau, cuéntame.",
      "Estoy aquí, tranquila y despierta.",
    ],
    [
      "¿Me cuentas un poco más?",
      "¿Y cómo te sientes con eso?",
      "Me gusta leerte.",
      "¿Qué pasó después?",
      "Se nota que te importa.",
    ],
  ),
  fr: each(
    [
      "Je te lis avec mes deux oreilles.",
      "*penche la tête* C'est intéressant.",
      "Ah, je te suis.",
      "Ouaf, raconte.",
      "Je suis là, bien réveillée.",
    ],
    [
      "Tu m'en dis un peu plus\u00a0?",
      "Et toi, comment tu le vis\u00a0?",
      "J'aime te lire.",
      "Et ensuite\u00a0?",
      "On sent que ça compte pour toi.",
    ],
  ),
  de: each(
    [
      "Ich lese dich mit beiden Ohren.",
      "*legt den Kopf schief* Das ist spannend.",
      "Aha, ich bin ganz bei dir.",
      "Wuff, erzähl.",
      "Ich bin da und hellwach.",
    ],
    [
      "Erzählst du mir mehr?",
      "Und wie geht es dir damit?",
      "Ich lese dir gern zu.",
      "Was kam danach?",
      "Das klingt, als wäre es dir wichtig.",
    ],
  ),
  pt: each(
    [
      "Estou lendo com as duas orelhas.",
      "*inclina a cabeça* Que interessante.",
      "Aham, estou te acompanhando.",
      "Au, conta.",
      "Estou aqui, bem acordada.",
    ],
    [
      "Me conta mais um pouco?",
      "E como você se sente com isso?",
      "Gosto de te ler.",
      "E depois?",
      "Dá para ver que importa para você.",
    ],
  ),
  ja: each(
    [
      "そうなんだね。",
      "ふむふむ、両方の耳で聞いているよ。",
      "うんうん。",
      "わん、聞かせて。",
      "ちゃんとここにいるよ。",
    ],
    [
      "もう少し聞かせて？",
      "それでどんな気持ち？",
      "あなたの話、好きだよ。",
      "そのあとどうなったの？",
      "大事なことなんだね。",
    ],
  ),
};
