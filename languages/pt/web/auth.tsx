import type { WordsOf } from "../../catalog.ts";

const NEW_LINK = "Se esse endereço ainda não foi confirmado, um novo link está a caminho.";

export const auth: WordsOf<"auth"> = {
  pageTitle: "Entrar",
  headings: {
    sign_in: { title: "Que bom ver você", lead: "" },
    sign_up: { title: "Crie sua conta", lead: "Comece seu teste grátis de 7 dias" },
    forgot: {
      title: "Esqueceu sua senha?",
      lead: "Digite seu e-mail e enviaremos um link para você escolher outra.",
    },
    resend: {
      title: "Confirme seu e-mail",
      lead: "Digite seu e-mail e enviaremos um novo link.",
    },
    reset: { title: "Escolha uma nova senha", lead: "" },
    check_mail: { title: "Veja seu e-mail", lead: "" },
    second_factor: { title: "Só mais um passo", lead: "" },
  },
  poses: {
    waving: "Luli acenando com a patinha",
    petted: "Luli na maior alegria",
    looking_away: "Luli de olhos fechados",
    sorry: "Luli com carinha triste",
  },
  demo: {
    title: "Experimente conversar com Luli",
    greeting: "Au! Eu sou Luli, um filhote com IA. Pergunte algo, sem conta.",
    over: "A demo acaba aqui. Crie uma conta para continuar.",
    field: "Ou diga algo à Luli",
    send: "Enviar",
    failed: "Sua mensagem não chegou. Tentar de novo?",
    hello: {
      heard: "^\\W*(oi|olá|ola|hey|bom dia|boa (tarde|noite)|au au)",
      answer: "Au, olá! Como foi seu dia?",
    },
    others: {
      first:
        "Aqui só sei algumas frases. Com uma conta, posso escutar de verdade. No que você está pensando?",
      second: "Eu queria saber mais. Crie uma conta e poderei escutar de verdade.",
      third: "Minhas frases estão acabando, mas a curiosidade não.",
    },
    lines: {
      who: {
        ask: "Quem é você?",
        heard:
          "quem (é|e) voc|o que voc[êe] (é|e)|seu nome|como voc[êe] se chama|voc[êe] (é|e) (um |uma )?(real|human|bot|ia|rob|cachorr)|quantos anos",
        answer:
          "Um filhotinho branco, e uma IA. Eu converso, abano o rabo e sempre quero saber de você.",
      },
      nice: {
        ask: "Conte algo bonito",
        heard: "algo (bonito|legal)|me anime|elogio|piada|me faça rir|engraçad",
        answer:
          "Em algum lugar um cachorro dorme ao sol e as patas correm. Seja o que for, ele está ganhando.",
      },
      hard: {
        ask: "Tive um dia difícil",
        heard:
          "(dia|semana|noite) (dif[íi]cil|dur|ruim|longo|horr)|trist|cansad|estressad|sozinh|exaust|preocupad|não (muito |tão )?bem",
        answer: "Vem, sente um pouco comigo. O que foi mais difícil?",
      },
      together: {
        ask: "O que fazemos juntos?",
        heard: "o que (fazemos|podemos|voc[êe] faz|posso)|como funciona|brincar|jogos?\\b",
        answer:
          "Falar do seu dia, fazer três tarefas pequenas e me vestir. Chapéus ficam bem em mim.",
      },
      remember: {
        ask: "Você vai lembrar de mim?",
        heard: "lembr|memória|esquec|privacidade|privad|meus dados",
        answer:
          "Com uma conta, sim. Você pode ler e apagar o que eu lembro. Aqui nada fica guardado.",
      },
    },
  },
  google: { action: "Continuar com o Google", busy: "Abrindo o Google…" },
  or: "ou",
  email: "E-mail",
  password: "Senha",
  newPassword: "Nova senha",
  minimum: (characters) => `Pelo menos ${characters} caracteres`,
  signIn: { action: "Entrar", busy: "Entrando…", toggle: "Já tem uma conta? Entre" },
  signUp: {
    action: "Criar conta",
    busy: "Criando sua conta…",
    toggle: "Ainda não tem conta? Crie uma",
  },
  backToSignIn: "Voltar para o login",
  forgot: {
    question: "Esqueceu sua senha?",
    action: "Enviar o link",
    sent: "Se esse endereço tem uma conta, um e-mail está a caminho.",
  },
  sending: "Enviando…",
  ageAndTerms: (terms, privacy) => (
    <>
      Ao criar a conta, você confirma que tem 18 anos ou mais e aceita os{" "}
      {terms("Termos de Serviço")} e a {privacy("Política de Privacidade")}.
    </>
  ),
  reassurance: "Para conhecer a Luli não é preciso cartão. Cancele quando quiser, em dois cliques.",
  minors: "Chatbots de companhia podem não ser adequados para alguns menores de idade.",
  checkMail: {
    toast: {
      title: "Veja seu e-mail",
      text: "Enviamos um link de confirmação para você concluir o cadastro.",
    },
    text: (email) => (
      <>
        Enviamos um link de confirmação para {email}. Abra o link para conhecer Luli. Esta página
        continua sozinha.
      </>
    ),
    nothing: "Nada depois de um minuto? Olhe na pasta de spam, ou:",
    sandbox: "Abrir a caixa de testes",
  },
  resend: {
    action: "Enviar o link de novo",
    wait: (seconds) => `Enviar de novo em ${seconds} s`,
    newLink: "Enviar um novo link",
    sent: NEW_LINK,
    toast: { title: "Veja seu e-mail", text: NEW_LINK },
  },
  signedIn: { title: "Que bom ver você!", text: "Você entrou na sua conta." },
  failed: "Erro",
  noSession: "Não foi possível entrar. Tente de novo.",
  secondFactor: {
    code: "Código",
    codeHint: "Digite o código do seu app autenticador.",
    recovery: "Código de recuperação",
    recoveryHint: "Digite um dos seus códigos de recuperação. Cada um vale uma vez.",
    useRecovery: "Usar um código de recuperação",
    useApp: "Usar o app autenticador",
    action: "Confirmar",
    busy: "Verificando…",
  },
  passkey: { action: "Usar uma chave de acesso", busy: "Aguardando seu aparelho…" },
  reset: {
    action: "Salvar a nova senha",
    busy: "Salvando…",
    done: { title: "Senha alterada", text: "Sua nova senha já está valendo." },
  },
  ended: {
    signed_out: "Sua sessão terminou. Entre para continuar.",
    account_suspended: "Esta conta está suspensa. Escreva para nós se você acha que é um engano.",
    account_deleted: "Esta conta foi excluída.",
  },
  notices: {
    unconfirmed: {
      title: "Primeiro confirme seu e-mail",
      text: "Acabamos de enviar um novo link para você.",
    },
    reset_link_over: {
      title: "Este link expirou",
      text: "Esses links valem uma vez, por uma hora. Peça um novo aqui.",
    },
    confirmation_link_over: {
      title: "Este link de confirmação expirou",
      text: "Se o seu endereço já está confirmado, é só entrar. Se não, enviaremos um novo link.",
    },
    sign_in_to_confirm: {
      title: "Primeiro entre na sua conta",
      text: "Depois abra de novo o link do e-mail, neste navegador.",
    },
    confirm_by_password: {
      title: "Falta um passo",
      text: "Entre com a senha que você escolheu e o seu endereço será confirmado. Se outra pessoa se cadastrou com o seu endereço, escolha uma senha nova em “Esqueceu sua senha?”.",
    },
    sign_ups_closed: {
      title: "A criação de contas está em pausa",
      text: "Se você já tem conta, pode entrar. Se não, volte mais tarde.",
    },
    account_deleted: {
      title: "Esta conta está sendo excluída",
      text: "Você não pode mais entrar nela. Depois da exclusão, poderá criar uma conta com o mesmo endereço.",
    },
    account_suspended: {
      title: "Esta conta está suspensa",
      text: "Por enquanto você não pode entrar, e nada é cobrado. Escreva para nós se você acha que é um engano.",
    },
    google_cancelled: {
      title: "O login com o Google foi cancelado",
      text: "Você pode tentar de novo ou usar seu e-mail.",
    },
    google_failed: {
      title: "O login com o Google falhou",
      text: "Tente de novo, ou use seu e-mail e sua senha.",
    },
  },
  wrong: {
    noEmail: "Digite seu e-mail.",
    badEmail: "Digite um e-mail completo, como name@example.com.",
    noPassword: "Digite sua senha.",
    noCode: "Digite o código.",
    noNewPassword: "Escolha uma senha.",
    shortPassword: (characters) => `Use pelo menos ${characters} caracteres.`,
  },
};
