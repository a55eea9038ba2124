import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const memory: WordsOf<"memory"> = {
  title: "O que a Luli lembra",
  lead: "Nas suas palavras, das conversas de vocês. Saúde, sexualidade e religião só a seu pedido.",
  puppy: "pensando em você",
  memory: "Memória",
  toggle: {
    label: "A Luli lembra",
    hint: "Se desligar, a Luli não anota nada novo nem usa estas lembranças.",
  },
  open: "O que a Luli lembra",
  search: "Buscar",
  count: (count) =>
    plural(count, { one: "# lembrança", many: "# lembranças", other: "# lembranças" }),
  paused:
    "No momento, Luli não aprende lembranças novas das conversas. O que você pede para a Luli lembrar continua guardado.",
  nothing: {
    title: "Nada ainda",
    text: "Conte à Luli sobre as suas pessoas, os seus bichos e planos, ou diga “Lembra que meu voo sai na sexta”.",
    action: "Conversar com a Luli",
  },
  notFound: "Nenhuma lembrança encontrada.",
  quote: (words) => `“${words}”`,
  source: "Você escreveu:",
  edited: "Escrito aqui por você",
  private: "A seu pedido",
  pinned: "Fixada",
  pin: "Fixar",
  unpin: "Soltar",
  edit: "Editar",
  forget: "Esquecer",
  of: (action, words) => `${action}: ${words}`,
  more: "Mostrar mais",
  loading: "Carregando...",
  moreFailed: "As próximas não puderam ser carregadas.",
  editing: {
    title: "Editar lembrança",
    label: "O que a Luli lembra",
    save: "Salvar",
    busy: "Salvando...",
  },
  cancel: "Deixa pra lá",
  forgetting: {
    title: "Esquecer isto?",
    text: "A Luli não lê mais a mensagem que contou isso. Na conversa de vocês ela fica.",
    action: "Esquecer",
    busy: "Esquecendo...",
    done: "Esquecido",
  },
  forgettingAll: {
    open: "Esquecer tudo",
    title: "Esquecer tudo?",
    text: "Todas as lembranças são apagadas, e a Luli não lê mais nenhuma mensagem anterior. Ninguém pode trazê-las de volta.",
    action: "Esquecer tudo",
    done: "Tudo está esquecido",
  },
  notSaved: "Nada mudou",
};

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `O diário de ${puppy}`,
  nothing: "A primeira página chega depois de um dia de conversa.",
  earlier: "Dias anteriores",
  how: "Escrito por IA a partir do que você contou. O que Luli deve esquecer some daqui também.",
};
