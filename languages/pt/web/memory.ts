import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const memory: WordsOf<"memory"> = {
  title: "O que a Luli lembra",
  lead: "Nas suas palavras, das conversas de vocês. Saúde, sexualidade e religião, só se você pedir.",
  puppy: "pensando em você",
  memory: "Memória",
  toggle: {
    label: "A Luli lembra",
    hint: "Se desligar, a Luli não guarda nada novo nem usa estas lembranças.",
  },
  followUps: {
    toggle: {
      label: "Luli pergunta depois",
      hint: "Só sobre o que você disse sim: no máximo uma vez por dia, três por semana e nunca à noite.",
    },
    title: "Luli vai perguntar sobre isto",
    drop: "Não perguntar",
  },
  open: "O que a Luli lembra",
  search: "Buscar",
  count: (count) =>
    plural(count, { one: "# lembrança", many: "# lembranças", other: "# lembranças" }),
  paused:
    "No momento, a Luli não guarda lembranças novas das conversas. O que você pede para lembrar continua sendo guardado.",
  nothing: {
    title: "Nada ainda",
    text: "Conte à Luli sobre as suas pessoas, os seus bichos e planos, ou diga “Lembra que meu voo sai na sexta”.",
    action: "Conversar com a Luli",
  },
  notFound: "Nenhuma lembrança encontrada.",
  quote: (words) => `“${words}”`,
  source: "Você escreveu:",
  edited: "Editado por você",
  private: "A seu pedido",
  pinned: "Fixada",
  pin: "Fixar",
  unpin: "Desafixar",
  edit: "Editar",
  forget: "Esquecer",
  of: (action, words) => `${action}: ${words}`,
  more: "Mostrar mais",
  loading: "Carregando…",
  moreFailed: "Não foi possível carregar mais lembranças. Tente de novo.",
  editing: {
    title: "Editar lembrança",
    label: "O que a Luli lembra",
    save: "Salvar",
    busy: "Salvando…",
  },
  cancel: "Deixa pra lá",
  forgetting: {
    title: "Esquecer isto?",
    text: "A Luli não vai mais ler a mensagem original. Ela continua na conversa de vocês.",
    action: "Esquecer",
    busy: "Esquecendo…",
    done: "Esquecido",
  },
  forgettingAll: {
    open: "Esquecer tudo",
    title: "Esquecer tudo?",
    text: "Todas as lembranças serão apagadas, e a Luli não vai mais ler as mensagens anteriores. Não dá para desfazer.",
    action: "Esquecer tudo",
    done: "Tudo esquecido",
  },
  notSaved: "Nada mudou",
};

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `O diário de ${puppy}`,
  nothing: "A primeira página aparece no dia seguinte a uma conversa.",
  earlier: "Dias anteriores",
  how: "Escrito por IA a partir das conversas de vocês. O que você pede para Luli esquecer some daqui também.",
};
