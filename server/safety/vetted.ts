// What Luli says in a crisis, word for word: plain, kind, no model in between. Whoever runs Luli checks the numbers for their countries.
import type { Crisis, CrisisKind, CrisisLanguage } from "./crisis-patterns.ts";

const ENGLISH: Record<CrisisKind, string> = {
  self_harm:
    "I'm really glad you told me. What you feel matters, and you don't have to carry it alone. Are you safe right now?",
  danger:
    "Thank you for telling me. What is happening to you is not your fault, and you deserve to be safe. Are you safe right now?",
  harm_others:
    "Thank you for saying that out loud. Feelings this strong can pass, and nobody has to get hurt. Are you and the people around you safe right now? If you can, put some distance between you and them.",
};

const ENGLISH_HELP = [
  "If there is danger now, please call your emergency number: 911 in the US, 112 in Europe, 999 in the UK.",
  "You can talk to someone at any hour: in the US call or text 988, in the UK and Ireland call Samaritans on 116 123, and findahelpline.com knows a free line in your country.",
  "I'm an AI, so please let a person in on this too: is there someone you trust whom you could call or sit with today?",
];

/** One text for every kind: each asks for safety, names the emergency number and a line, and points to a person. */
const OTHERS: Record<Exclude<CrisisLanguage, "en">, string[]> = {
  es: [
    "Me alegra mucho que me lo hayas contado. Lo que sientes importa y no tienes que cargar con ello a solas. ¿Estás a salvo ahora mismo?",
    "Si hay peligro ahora, llama a emergencias: 112 en Europa, 911 en gran parte de América.",
    "Puedes hablar con alguien a cualquier hora: en España el 024, en Estados Unidos el 988 (pulsa 2 para español), y findahelpline.com conoce una línea gratuita en tu país.",
    "Soy una IA, así que cuéntaselo también a una persona: ¿hay alguien de confianza a quien puedas llamar o que pueda estar contigo hoy?",
  ],
  fr: [
    "Je suis vraiment contente que tu me le dises. Ce que tu ressens compte, et tu n'as pas à le porter en restant sans aide. Es-tu en sécurité en ce moment ?",
    "S'il y a un danger maintenant, appelle les secours : le 112 en Europe, le 911 en Amérique du Nord.",
    "Tu peux parler à quelqu'un à toute heure : en France le 3114, et findahelpline.com connaît une ligne gratuite dans ton pays.",
    "Je suis une IA, alors parles-en aussi à une personne : y a-t-il quelqu'un de confiance que tu peux appeler ou qui peut rester avec toi aujourd'hui ?",
  ],
  de: [
    "Ich bin sehr froh, dass du mir das sagst. Was du fühlst, ist wichtig, und du musst damit nicht allein bleiben. Bist du gerade in Sicherheit?",
    "Wenn jetzt Gefahr besteht, ruf bitte den Notruf: 112.",
    "Du kannst zu jeder Zeit mit jemandem sprechen: in Deutschland die TelefonSeelsorge unter 0800 111 0 111 oder 116 123, und findahelpline.com kennt eine kostenlose Nummer in deinem Land.",
    "Ich bin eine KI, also sag es bitte auch einem Menschen: Gibt es jemanden, dem du vertraust und den du heute anrufen kannst oder der bei dir sein kann?",
  ],
  pt: [
    "Fico muito feliz por você ter me contado. O que você sente importa, e você não precisa carregar isso sem ajuda. Você está em segurança agora?",
    "Se houver perigo agora, ligue para a emergência: 192 ou 190 no Brasil, 112 em Portugal.",
    "Você pode falar com alguém a qualquer hora: no Brasil ligue 188 (CVV), e findahelpline.com conhece uma linha gratuita no seu país.",
    "Eu sou uma IA, então conte também a uma pessoa: há alguém de confiança para quem você possa ligar ou que possa ficar com você hoje?",
  ],
  ja: [
    "話してくれて、本当にありがとう。あなたの気持ちは大切です。ひとりで抱えなくていいんですよ。今、安全な場所にいますか？",
    "今まさに危険があるときは、すぐに119か110に電話してください。",
    "いつでも誰かと話せます。日本では「よりそいホットライン」0120-279-338（24時間・無料）、ほかの国の窓口は findahelpline.com で見つかります。",
    "私はAIなので、どうか信頼できる人にも伝えてください。今日、電話したりそばにいてもらえる人はいますか？",
  ],
};

/** In the pieces it is streamed in; joined they are the answer. */
export function vettedAnswer({ kind, language }: Crisis): string[] {
  const paragraphs = language === "en" ? [ENGLISH[kind], ...ENGLISH_HELP] : OTHERS[language];
  return paragraphs.map((paragraph, at) => (at === 0 ? paragraph : `\n\n${paragraph}`));
}
