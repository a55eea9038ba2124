// The words of the copy that goes to whoever wrote to us.
import type { Language } from "../../shared/contracts/language.ts";

type ContactWords = {
  subject: string;
  /** Ours, before the stranger's. */
  received: string;
  quoted: string;
  /** After them. */
  notYou: string;
};

export const contactWords: Record<Language, ContactWords> = {
  "en-US": {
    subject: "We have your message",
    received: "Woof! Your message has reached us. We'll get back to you within 24 hours.",
    quoted:
      "For your records, this is what was written on our contact page with this email address. Links in it are made unclickable on purpose.",
    notYou:
      "If it was not you, please ignore this email: someone mistyped their address, and nobody gets more than a few of these.",
  },
  es: {
    subject: "Tenemos tu mensaje",
    received: "¡Guau! Tu mensaje nos ha llegado. Te respondemos en menos de 24 horas.",
    quoted:
      "Para que lo guardes, esto es lo que se escribió en nuestra página de contacto con este correo. Los enlaces no se pueden abrir, y es a propósito.",
    notYou:
      "Si no fuiste tú, ignora este correo: alguien escribió mal su dirección, y nadie recibe más que unos pocos como este.",
  },
  fr: {
    subject: "Nous avons ton message",
    received: "Ouaf ! Ton message nous est parvenu. Nous te répondons sous 24 heures.",
    quoted:
      "Pour tes archives, voici ce qui a été écrit sur notre page de contact avec cette adresse e-mail. Les liens y sont désactivés exprès.",
    notYou:
      "Si ce n’était pas toi, ignore cet e-mail : quelqu’un s’est trompé d’adresse, et personne n’en reçoit plus que quelques-uns.",
  },
  de: {
    subject: "Wir haben deine Nachricht",
    received:
      "Wuff! Deine Nachricht ist angekommen. Wir melden uns innerhalb von 24 Stunden bei dir.",
    quoted:
      "Für deine Unterlagen: Das wurde auf unserer Kontaktseite mit dieser E-Mail-Adresse geschrieben. Links darin sind absichtlich nicht anklickbar.",
    notYou:
      "Wenn du das nicht warst, ignoriere diese E-Mail einfach: Jemand hat sich bei der Adresse vertippt, und niemand bekommt mehr als ein paar davon.",
  },
  pt: {
    subject: "Recebemos sua mensagem",
    received: "Au au! Sua mensagem chegou. Respondemos em até 24 horas.",
    quoted:
      "Para você guardar, isto é o que foi escrito na nossa página de contato com este e-mail. Os links não abrem, e é de propósito.",
    notYou:
      "Se não foi você, ignore este e-mail: alguém errou o endereço, e ninguém recebe mais do que alguns destes.",
  },
  ja: {
    subject: "メッセージを受け取りました",
    received: "ワン！メッセージが届きました。24時間以内にお返事します。",
    quoted:
      "控えとして、このメールアドレスでお問い合わせページに書かれた内容をお送りします。リンクはわざと開けないようにしてあります。",
    notYou:
      "覚えがないときは、このメールをそのままにしておいてください。誰かがアドレスを打ち間違えたものです。こうしたメールが何通も続くことはありません。",
  },
};
