import type { WordsOf } from "../../catalog.ts";

export const settings: WordsOf<"settings"> = {
  title: "Configurações",
  puppy: { perked: "com as orelhas em pé", hushed: "com as orelhas tapadas" },
  notifications: "Notificações",
  email: {
    label: "Novidades por e-mail",
    hint: "No máximo uma carta por semana, só com boas notícias. E-mails sobre seu teste, seus pagamentos e sua conta chegam sempre.",
    returned:
      "Os e-mails para o seu endereço voltam, então só enviamos o que você pede. Assim que você abrir um link enviado para lá, como o de senha esquecida, tudo chega de novo.",
    complained:
      "Um e-mail nosso foi marcado como spam, então não enviamos mais cartas. Os e-mails sobre o teste, os pagamentos e a conta continuam chegando.",
  },
  sound: "Som e voz",
  effects: { label: "Efeitos sonoros", hint: "Au-aus, sininhos e pequenos pops" },
  voice: {
    label: "Mensagens de voz",
    hint: "Luli lê as respostas em voz alta",
    none: "Este navegador não tem voz. Onde há uma, Luli lê as respostas em voz alta.",
  },
  display: "Exibição",
  language: "Idioma",
  theme: "Tema",
  themes: { system: "Sistema", light: "Claro", dark: "Escuro" },
  notSaved: {
    title: "Não foi salvo",
    text: "Sua configuração continua como estava. Tente de novo.",
  },
  privacy: {
    title: "Privacidade",
    policy: "Ver a Política de Privacidade",
    download: "Baixar meus dados",
    downloading: "Baixando…",
    downloaded: {
      title: "Seus dados estão aqui",
      text: "Um arquivo com tudo o que sabemos de você. Guarde bem.",
    },
    failed: "O download falhou",
    delete: "Excluir conta",
  },
  deletion: {
    title: "Excluir sua conta?",
    text: "Suas conversas, seus filhotes, suas moedas e todo o resto são apagados. Ninguém pode trazê-los de volta; se quiser uma cópia, baixe seus dados antes.",
    subscription: "Sua assinatura termina na hora. O que foi pago não é devolvido.",
    confirmation: "Digite seu e-mail para confirmar",
    wrongConfirmation: (email) => `Digite ${email}.`,
    password: "Sua senha",
    noPassword: "Digite sua senha.",
    action: "Excluir minha conta",
    busy: "Excluindo...",
    keep: "Deixa pra lá",
    failed: "Nada foi excluído",
    farewell: {
      title: "Até logo, e obrigado",
      text: "Sua conta está sendo excluída. Um e-mail avisa quando terminar.",
    },
  },
};
