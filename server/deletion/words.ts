// The words of the last mail.
import type { Language } from "../../shared/contracts/language.ts";
import type { LetterWords } from "../mail/template.ts";

export const deletionWords: Record<Language, { goodbye: LetterWords }> = {
  "en-US": {
    goodbye: {
      subject: "Your account with Luli is deleted",
      lines: [
        "It is done: your account, your conversations and everything you and Luli have earned are erased.",
        "If you had a subscription, it has ended, and nothing more is charged.",
        "Thank you for the time together. If you ever come back, Luli will be happy to meet you.",
      ],
      link: "Write to us",
      closing: "If it was not you, please tell us. This is our last mail.",
    },
  },
  es: {
    goodbye: {
      subject: "Tu cuenta con Luli está eliminada",
      lines: [
        "Listo: tu cuenta, tus conversaciones y todo lo que Luli y tú ganaron se han borrado.",
        "Si tenías una suscripción, ha terminado y no se cobra nada más.",
        "Gracias por el tiempo juntos. Si algún día vuelves, a Luli le encantará conocerte.",
      ],
      link: "Escríbenos",
      closing: "Si no fuiste tú, dínoslo. Este es nuestro último correo.",
    },
  },
  fr: {
    goodbye: {
      subject: "Ton compte chez Luli est supprimé",
      lines: [
        "C’est fait : ton compte, tes conversations et tout ce que Luli et toi avez gagné sont effacés.",
        "Si tu avais un abonnement, il a pris fin, et rien de plus n’est débité.",
        "Merci pour le temps passé ensemble. Si tu reviens un jour, Luli se réjouira de te rencontrer.",
      ],
      link: "Nous écrire",
      closing: "Si ce n’était pas toi, dis-le-nous. C’est notre dernier e-mail.",
    },
  },
  de: {
    goodbye: {
      subject: "Dein Konto bei Luli ist gelöscht",
      lines: [
        "Es ist so weit: Dein Konto, deine Gespräche und alles, was du und Luli verdient habt, sind gelöscht.",
        "Wenn du ein Abo hattest, ist es beendet, und es wird nichts mehr abgebucht.",
        "Danke für die gemeinsame Zeit. Wenn du einmal wiederkommst, freut sich Luli, dich kennenzulernen.",
      ],
      link: "Schreib uns",
      closing: "Wenn du das nicht warst, sag uns bitte Bescheid. Das ist unsere letzte E-Mail.",
    },
  },
  pt: {
    goodbye: {
      subject: "Sua conta com Luli foi excluída",
      lines: [
        "Pronto: sua conta, suas conversas e tudo o que você e Luli ganharam foram apagados.",
        "Se você tinha uma assinatura, ela terminou, e nada mais é cobrado.",
        "Agradecemos pelo tempo que passamos com você. Se um dia você voltar, Luli vai adorar conhecer você.",
      ],
      link: "Escreva para nós",
      closing: "Se não foi você, avise a gente. Este é o nosso último e-mail.",
    },
  },
  ja: {
    goodbye: {
      subject: "Luliのアカウントを削除しました",
      lines: [
        "削除が終わりました。アカウント、会話、Luliと一緒に手に入れたもののすべてが消去されました。",
        "プランをお使いだった場合も終了し、これ以上の請求はありません。",
        "一緒に過ごした時間をありがとうございました。またいつでも、Luliが喜んでお迎えします。",
      ],
      link: "お問い合わせ",
      closing: "覚えがないときはお知らせください。これが最後のメールです。",
    },
  },
};
