// What Luli says in other languages where no rule knows better: she listens. Each opening goes with each thought.
import { sayings } from "../table.ts";
import type { Foreign } from "./everyday.ts";

const { openings, thoughts } = sayings<Foreign, "openings" | "thoughts">`
  # openings
  es Te leo con las dos orejas. | *ladea la cabeza* Qué interesante. | Ajá, te sigo. | Guau, cuéntame. | Estoy aquí, tranquila y despierta.
  fr Je te lis avec mes deux oreilles. | *penche la tête* C'est intéressant. | Ah, je te suis. | Ouaf, raconte. | Je suis là, bien réveillée.
  de Ich lese dich mit beiden Ohren. | *legt den Kopf schief* Das ist spannend. | Aha, ich bin ganz bei dir. | Wuff, erzähl. | Ich bin da und hellwach.
  pt Estou lendo com as duas orelhas. | *inclina a cabeça* Que interessante. | Aham, estou te acompanhando. | Au, conta. | Estou aqui, bem acordada.
  ja そうなんだね。 | ふむふむ、両方の耳で聞いているよ。 | うんうん。 | わん、聞かせて。 | ちゃんとここにいるよ。
  # thoughts
  es ¿Me cuentas un poco más? | ¿Y cómo te sientes con eso? | Me gusta leerte. | ¿Qué pasó después? | Se nota que te importa.
  fr Tu m'en dis un peu plus\u00a0? | Et toi, comment tu le vis\u00a0? | J'aime te lire. | Et ensuite\u00a0? | On sent que ça compte pour toi.
  de Erzählst du mir mehr? | Und wie geht es dir damit? | Ich lese dir gern zu. | Was kam danach? | Das klingt, als wäre es dir wichtig.
  pt Me conta mais um pouco? | E como você se sente com isso? | Gosto de te ler. | E depois? | Dá para ver que importa para você.
  ja もう少し聞かせて？ | それでどんな気持ち？ | あなたの話、好きだよ。 | そのあとどうなったの？ | 大事なことなんだね。
`;

export const listening = (language: Foreign): string[] =>
  openings[language].flatMap((opening, at) =>
    thoughts[language].map((_, n, all) => `${opening} ${all[(at + n) % all.length]!}`),
  );
