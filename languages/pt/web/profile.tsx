import { byId } from "../../../web/lib/by-id.ts";
import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<string, string> = {
  "A puppy needs a name.": "Um filhote precisa de um nome.",
  "Please leave out line breaks and invisible characters.":
    "Tire as quebras de linha e os caracteres invisíveis.",
  "Please use up to 80 characters.": "Use no máximo 80 caracteres.",
  "Please use up to 30 characters.": "Use no máximo 30 caracteres.",
};

export const profile: WordsOf<"profile"> = {
  title: "Perfil",
  edit: "Editar perfil",
  admin: "Painel de administração",
  friend: "Pessoa favorita",
  story: {
    title: "Nossa história",
    both: (puppy, name) => `${puppy} e ${name}`,
    streak: (days) => plural(days, { one: "# dia seguido", other: "# dias seguidos" }),
    longest: (days) => `recorde: ${formatNumber(days)}`,
    first: (words) => `Suas primeiras palavras: “${words}”`,
    memory: "O que a Luli lembra",
    memories: (count) => plural(count, { one: "# lembrança", other: "# lembranças" }),
    share: "Compartilhar imagem",
    drawing: "Criando…",
    failed: { title: "Sem imagem", text: "Não foi possível criar a imagem. Tente de novo." },
  },
  stats: {
    since: "Com Luli desde",
    happiness: "Felicidade total",
    points: (points) => plural(points, { one: "# ponto", other: "# pontos" }),
    conversations: "Conversas",
    achievements: "Conquistas",
    unlocked: (count) => plural(count, { one: "# desbloqueada", other: "# desbloqueadas" }),
  },
  account: {
    title: "Conta",
    email: "E-mail",
    noPassword: (email) => `${email}. Para trocar, primeiro crie uma senha.`,
    password: "Senha",
    onlyYou: "Só você sabe qual é.",
    google: "Você entra com o Google, sem senha.",
    change: "Alterar",
    changeEmail: "Alterar e-mail",
    changePassword: "Alterar senha",
    sessions: "Sessões",
    everyBrowser: "Todos os navegadores em que sua conta está aberta, incluindo este.",
    signOut: "Sair em todos os lugares",
    set: "Criar uma senha",
    sent: { title: "Veja seu e-mail", text: "Enviamos um link para você escolher uma senha." },
  },
  sending: "Enviando…",
  saving: "Salvando…",
  neverMind: "Deixa pra lá",
  names: {
    title: "Edite seu perfil",
    yours: "Seu nome",
    hint: (puppy) => `Como ${puppy} chama você`,
    puppys: "O nome do seu filhote",
    save: "Salvar",
    saved: {
      title: "Perfil salvo",
      text: (puppy, name) =>
        name
          ? `${puppy} vai chamar você de ${name}.`
          : `${puppy} vai chamar você de pessoa favorita.`,
    },
  },
  newEmail: {
    title: "Altere seu e-mail",
    text: "Enviamos um link para o novo endereço e um aviso para o antigo.",
    label: "Novo e-mail",
    password: "Sua senha",
    send: "Enviar o link",
    asked: {
      title: "Veja seu e-mail",
      text: (address) => (
        <>
          Se {address} estiver disponível, um link já está a caminho. Abra-o neste navegador para
          confirmar seu novo endereço.
        </>
      ),
      until: "Até lá, nada muda.",
      gotIt: "Entendi",
      mailbox: "Abrir a caixa de testes",
    },
    changed: { title: "E-mail alterado", text: "Use-o para entrar a partir de agora." },
    taken: { title: "E-mail não alterado", text: "Outra conta usa este endereço." },
  },
  newPassword: {
    title: "Altere sua senha",
    now: "Senha atual",
    label: "Nova senha",
    minimum: (characters) => `Pelo menos ${characters} caracteres`,
    elsewhere: "Sair em todos os outros lugares",
    action: "Alterar senha",
    done: {
      title: "Senha alterada",
      elsewhere: "Suas outras sessões foram encerradas.",
      here: "Sua nova senha já está valendo.",
    },
  },
  failed: {
    notSaved: { title: "Não foi salvo", text: "Tente de novo em um momento." },
    passwordNotChanged: "A senha não foi alterada",
    linkNotSent: "O link não foi enviado",
  },
  wrong: {
    name: (problem) => byId(NAMES, problem, problem),
    noPassword: "Digite sua senha.",
    notThePassword: "Essa não é sua senha.",
    noEmail: "Digite um e-mail completo, como name@example.com.",
    sameEmail: "Esse já é seu endereço.",
    short: (characters) => `Use pelo menos ${characters} caracteres.`,
    long: (characters) => `Use no máximo ${characters} caracteres.`,
  },
};
